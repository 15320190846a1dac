import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { DeskPerson } from '../../api/desk-api';
import { hasRight } from '../../api/roles';
import type { ContentListSummary, ContentOverview, ListTask } from '../../api/content-overview';
import type { DeskMessage } from '../../messages/desk-messages';
import { listPlace, recordPlace } from '../content/record-place';
import { useSay } from '../language/use-say';

const Tiles = styled('ul')`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 148px), 1fr));
  gap: 10px;
  @media (min-width: 600px) {
    grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  }
  & a {
    display: flex;
    align-items: center;
    height: 100%;
    min-height: 64px;
    padding: 10px 14px;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius-card);
    background: var(--surface);
    color: inherit;
    font-weight: 700;
    line-height: 1.35;
    text-decoration: none;
  }
  & a:hover {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
`;

interface Task {
  readonly title: DeskMessage;
  readonly to: string;
}

/** The screen of a list for a task: its only record, its spreadsheet or its records. */
export function taskPlace({ name, only }: ContentListSummary, task: ListTask | null): string {
  if (task === 'sheet') return `/lists/${encodeURIComponent(name)}/sheet`;
  return only === null || task === null ? listPlace(name) : recordPlace(name, only);
}

function listTask(lists: readonly ContentListSummary[], task: ListTask, title: DeskMessage): Task[] {
  const [first, ...others] = lists.filter(({ tasks }) => tasks.includes(task));
  if (!first) return [];
  // A notice is put up in the first list for it; for the rest, people choose.
  const isOne = others.length === 0 || task === 'notice';
  return [{ title, to: isOne ? taskPlace(first, task) : `/content?task=${task}` }];
}

function inboxTask(forms: ContentOverview['forms']): Task[] {
  const complaints = forms.find(({ isComplaint }) => isComplaint);
  if (complaints)
    return [{ title: 'start.complaints', to: `/inbox?form=${encodeURIComponent(complaints.name)}` }];
  return forms.length > 0 ? [{ title: 'start.messages', to: '/inbox' }] : [];
}

/** Tasks for which people come to the desk, as far as the site has them. */
export function Tasks({ shown, person }: { readonly shown: ContentOverview; readonly person: DeskPerson }) {
  const say = useSay();
  const { lists, forms } = shown;
  const tasks = [
    ...listTask(lists, 'notice', 'start.notice'),
    ...listTask(lists, 'photo', 'start.photo'),
    ...(hasRight(person.role, 'submissions') ? inboxTask(forms) : []),
    ...listTask(lists, 'sheet', 'start.sheet'),
    ...listTask(lists, 'office', 'start.office'),
    { title: 'start.all', to: '/content' } as const,
  ];
  return (
    <Tiles>
      {tasks.map(({ title, to }) => (
        <li key={to}>
          <Link to={to}>{say(title)}</Link>
        </li>
      ))}
    </Tiles>
  );
}
