import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import type { DeskPerson } from '../../model/desk/desk-api';
import { hasRight } from '../../model/desk/roles';
import { PageWidth } from '../../ui/layout/PageWidth';
import { useSay } from '../language/use-say';

const Bar = styled('nav')`
  background: var(--bar);
  color: var(--on-bar);
`;

const Links = styled(PageWidth)`
  display: flex;
  flex-wrap: wrap;
  & > a {
    display: flex;
    align-items: center;
    min-height: 48px;
    padding: 8px 16px;
    color: inherit;
    font-weight: 700;
    text-decoration: none;
  }
  & > a:first-of-type {
    margin-inline-start: -16px;
  }
  & > a:hover,
  & > a[aria-current] {
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 0.4em;
  }
`;

/** Links to the screens that a person may open. */
export function DeskMenu({ person }: { readonly person: DeskPerson }) {
  const say = useSay();
  return (
    <Bar aria-label={say('frame.menu')}>
      <Links>
        <NavLink to="/" end>
          {say('account.title')}
        </NavLink>
        {hasRight(person.role, 'log') && <NavLink to="/log">{say('log.title')}</NavLink>}
      </Links>
    </Bar>
  );
}
