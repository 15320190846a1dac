import styled from '@emotion/styled';
import { Link, useSearchParams } from 'react-router-dom';
import {
  type ContentListSummary,
  type ContentOverview,
  type ListTask,
  listTasks,
} from '../../api/content-overview';
import type { DeskPerson } from '../../api/desk-api';
import { languageLocale } from '../../../engine/language/language-locale';
import type { DeskMessage } from '../../messages/desk-messages';
import { useDeskLanguage } from '../language/language-context';
import { useDay } from '../language/use-day';
import { useSay } from '../language/use-say';
import { Notice } from '../parts/Notice';
import { Screen } from '../parts/Screen';
import { Failure, Waiting } from '../parts/States';
import { FindContent } from '../start/FindContent';
import { taskPlace } from '../start/Tasks';
import { Chip, Chips } from './StateChips';
import { useOverview } from './use-content';
import { useLanguageName } from './use-language-name';

const Lists = styled('ul')`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 420px), 1fr));
  column-gap: 40px;
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 1fr auto;
    align-content: start;
    gap: 2px 16px;
    min-height: 44px;
    padding-block: 10px;
    border-top: 1px solid var(--line);
  }
  & > li:hover {
    background: var(--surface);
  }
  & > li > a {
    color: inherit;
    font-weight: 700;
  }
  & > li > span:last-child {
    grid-column: 1 / -1;
  }
  & > li > span:empty {
    display: none;
  }
  @media (max-width: 599px) {
    & time {
      display: none;
    }
  }
  & > li > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

interface ListLineProps {
  readonly list: ContentListSummary;
  /** Titles of the pages that show it. */
  readonly pages: readonly string[];
  readonly task: ListTask | null;
}

function ListLine({ list, pages, task }: ListLineProps) {
  const say = useSay();
  const day = useDay();
  const nameOf = useLanguageName();
  // A page is most often named as its list.
  const others = pages.filter((page) => page !== list.title);
  const missing = Object.entries(list.missing).filter(([, count]) => count > 0);
  return (
    <li>
      <Link to={taskPlace(list, task)}>{list.title}</Link>
      <span>{say('content.count', { count: list.count })}</span>
      <Chips>
        {others.length > 0 && <span>{say('content.onPages', { pages: others.join(', ') })}</span>}
        {list.changed !== null && <time>{say('content.changed', { date: day(list.changed) })}</time>}
        {list.drafts > 0 && <Chip data-look="draft">{say('content.drafts', { count: list.drafts })}</Chip>}
        {list.problems > 0 && (
          <Chip data-look="error">{say('content.problems', { count: list.problems })}</Chip>
        )}
        {list.placeholders > 0 && (
          <Chip data-look="error">{say('content.placeholders', { count: list.placeholders })}</Chip>
        )}
        {list.undisclosed > 0 && (
          <Chip data-look="error">{say('content.undisclosed', { count: list.undisclosed })}</Chip>
        )}
        {missing.map(([code, count]) => (
          <Chip key={code}>{say('content.missing', { language: nameOf(code), count })}</Chip>
        ))}
      </Chips>
    </li>
  );
}

const taskTitles: Readonly<Record<ListTask, DeskMessage>> = {
  notice: 'start.notice',
  photo: 'start.photo',
  sheet: 'start.sheet',
  office: 'start.office',
};

const isTask = (text: string | null): text is ListTask => listTasks.some((task) => task === text);

interface OverviewProps {
  readonly shown: ContentOverview;
  /** Task of the lists that are shown; null for all. */
  readonly task: ListTask | null;
}

/** The lists of the site, each once, with the pages that show it. */
export function Overview({ shown, task }: OverviewProps) {
  const say = useSay();
  const { language } = useDeskLanguage();
  const { compare } = new Intl.Collator(languageLocale(language));
  const lists = shown.lists
    .filter(({ tasks }) => task === null || tasks.includes(task))
    .sort((one, other) => compare(one.title, other.title));
  const pagesOf = (name: string) =>
    shown.pages.flatMap((page) =>
      page.lists.includes(name) ? [page.title || say('content.everyPage')] : [],
    );
  return (
    <>
      {shown.folder === 'read-only' && <Notice isError>{say('content.readOnly')}</Notice>}
      <Lists>
        {lists.map((list) => (
          <ListLine key={list.name} list={list} pages={pagesOf(list.name)} task={task} />
        ))}
      </Lists>
      {task === null && shown.elsewhere.length > 0 && (
        <p>{say('content.elsewhere', { lists: shown.elsewhere.join(', ') })}</p>
      )}
    </>
  );
}

/** Lists that can be edited: all, or those for a task. */
export function OverviewScreen({ person }: { readonly person: DeskPerson }) {
  const say = useSay();
  const { data, error, refetch } = useOverview();
  const asked = useSearchParams()[0].get('task');
  const task = isTask(asked) ? asked : null;
  return (
    <Screen key={task} title={say(task === null ? 'content.title' : taskTitles[task])}>
      <FindContent person={person}>
        {error ? <Failure error={error} retry={() => void refetch()} /> : !data && <Waiting />}
        {data && <Overview shown={data} task={task} />}
      </FindContent>
    </Screen>
  );
}
