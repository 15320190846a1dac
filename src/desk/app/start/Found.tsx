import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hasRight } from '../../api/roles';
import type { DeskPerson } from '../../api/desk-api';
import type { FoundContent, FoundScreen } from '../../api/find-api';
import type { DeskMessage } from '../../messages/desk-messages';
import { listPlace, recordPlace } from '../content/record-place';
import { useSay } from '../language/use-say';
import { RowList } from '../parts/RowList';

const Group = styled('section')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  & li > span {
    color: var(--ink-soft);
    font-size: var(--small);
  }
`;

interface ResultsProps {
  readonly title: string;
  readonly children: readonly ReactNode[];
}

function Results({ title, children }: ResultsProps) {
  if (children.length === 0) return null;
  return (
    <Group aria-label={title}>
      <h2>{title}</h2>
      <RowList>{children}</RowList>
    </Group>
  );
}

const screenTitles: Readonly<Record<FoundScreen, DeskMessage>> = {
  '/changes': 'changes.title',
  '/history': 'publications.title',
  '/freshness': 'freshness.title',
  '/inbox': 'inbox.title',
  '/account': 'account.title',
};

interface FoundProps {
  readonly search: string;
  readonly found: FoundContent;
  readonly person: DeskPerson;
}

/** Results of a search: lists, entries and screens, or that it finds nothing. */
export function Found({ search, found, person }: FoundProps) {
  const say = useSay();
  const screens = found.screens.filter((path) => path !== '/inbox' || hasRight(person.role, 'submissions'));
  const count = screens.length + found.lists.length + found.entries.length;
  return (
    <>
      <p role="status">{count === 0 ? say('find.nothing', { search }) : say('find.count', { count })}</p>
      <Results title={say('find.lists')}>
        {found.lists.map(({ name, title, pages }) => (
          <li key={name}>
            <Link to={listPlace(name)}>{title}</Link>
            {pages.length > 0 && <span>{say('content.onPages', { pages: pages.join(', ') })}</span>}
          </li>
        ))}
      </Results>
      <Results title={say('find.screens')}>
        {screens.map((path) => (
          <li key={path}>
            <Link to={path}>{say(screenTitles[path])}</Link>
          </li>
        ))}
      </Results>
      <Results title={say('find.entries')}>
        {found.entries.map(({ list, id, label, title }) => (
          <li key={`${list}/${id}`}>
            <Link to={recordPlace(list, id)}>{label}</Link>
            <span>{title}</span>
          </li>
        ))}
      </Results>
    </>
  );
}
