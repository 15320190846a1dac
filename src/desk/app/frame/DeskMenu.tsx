import styled from '@emotion/styled';
import { useEffect } from 'react';
import { NavigationType, NavLink, useLocation, useNavigationType } from 'react-router-dom';
import type { DeskPerson } from '../../api/desk-api';
import { hasRight } from '../../api/roles';
import { PageWidth } from '../../../site/ui/layout/PageWidth';
import { useDraftCount } from '../content/use-content';
import { useUnread } from '../inbox/use-unread';
import { useSay } from '../language/use-say';

const Bar = styled('nav')`
  background: var(--bar);
  color: var(--on-bar);
`;

const Links = styled(PageWidth)`
  display: flex;
  flex-wrap: wrap;
  column-gap: 28px;
  & > a,
  & > button {
    display: flex;
    align-items: center;
    min-height: 48px;
    padding: 8px 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 700;
    text-decoration: none;
    cursor: pointer;
  }
  & > a:hover,
  & > a[aria-current],
  & > button:hover {
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 0.4em;
  }
  @media (max-width: 599px) {
    column-gap: 18px;
    & > button {
      margin-inline-start: auto;
    }
    & > [data-rare] {
      order: 1;
      flex-basis: 100%;
    }
  }
`;

/** A number after the name of a screen; nothing for 0. */
const numbered = (count: number): string => (count > 0 ? ` (${count})` : '');

function Inbox() {
  const say = useSay();
  return (
    <NavLink to="/inbox">
      {say('inbox.menu')}
      {numbered(useUnread())}
    </NavLink>
  );
}

function Changes() {
  const say = useSay();
  return (
    <NavLink to="/changes">
      {say('changes.title')}
      {numbered(useDraftCount())}
    </NavLink>
  );
}

interface DeskMenuProps {
  readonly person: DeskPerson;
  /** Whether a phone shows all of it. */
  readonly isOpen: boolean;
  readonly open: (isOpen: boolean) => void;
}

/** Links to the screens that a person may open. */
export function DeskMenu({ person, isOpen, open }: DeskMenuProps) {
  const say = useSay();
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    // The first screen replaces the address when its code has arrived; the menu may be in use by then.
    if (navigation !== NavigationType.Replace) open(false);
  }, [pathname, navigation, open]);
  const mayEdit = hasRight(person.role, 'content');
  return (
    <Bar aria-label={say('frame.menu')}>
      <Links>
        {mayEdit && (
          <>
            <NavLink to="/start">{say('start.menu')}</NavLink>
            <NavLink to="/content" data-rare="">
              {say('content.title')}
            </NavLink>
            <Changes />
          </>
        )}
        {hasRight(person.role, 'submissions') && <Inbox />}
        <button type="button" data-more="" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
          {say('frame.more')}
        </button>
        {mayEdit && (
          <NavLink to="/history" data-rare="">
            {say('publications.title')}
          </NavLink>
        )}
        {hasRight(person.role, 'sites') && (
          <NavLink to="/sites" data-rare="">
            {say('sites.title')}
          </NavLink>
        )}
        {hasRight(person.role, 'log') && (
          <NavLink to="/log" data-rare="">
            {say('log.title')}
          </NavLink>
        )}
        <NavLink to="/account" data-rare="">
          {say('account.title')}
        </NavLink>
      </Links>
    </Bar>
  );
}
