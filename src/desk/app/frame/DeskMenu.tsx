import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import type { DeskPerson } from '../../api/desk-api';
import { hasRight } from '../../api/roles';
import { PageWidth } from '../../../site/ui/layout/PageWidth';
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
  & > a {
    display: flex;
    align-items: center;
    min-height: 48px;
    padding-block: 8px;
    color: inherit;
    font-weight: 700;
    text-decoration: none;
  }
  & > a:hover,
  & > a[aria-current] {
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 0.4em;
  }
`;

/** The number of new submissions, after the name of the inbox. */
function Unread() {
  const unread = useUnread();
  return unread > 0 ? ` (${unread})` : null;
}

/** Links to the screens that a person may open. */
export function DeskMenu({ person }: { readonly person: DeskPerson }) {
  const say = useSay();
  return (
    <Bar aria-label={say('frame.menu')}>
      <Links>
        {hasRight(person.role, 'content') && (
          <>
            <NavLink to="/content">{say('content.title')}</NavLink>
            <NavLink to="/changes">{say('changes.title')}</NavLink>
          </>
        )}
        {hasRight(person.role, 'submissions') && (
          <NavLink to="/inbox">
            {say('inbox.title')}
            <Unread />
          </NavLink>
        )}
        {hasRight(person.role, 'content') && <NavLink to="/history">{say('publications.title')}</NavLink>}
        {hasRight(person.role, 'sites') && <NavLink to="/sites">{say('sites.title')}</NavLink>}
        {hasRight(person.role, 'log') && <NavLink to="/log">{say('log.title')}</NavLink>}
        <NavLink to="/account">{say('account.title')}</NavLink>
      </Links>
    </Bar>
  );
}
