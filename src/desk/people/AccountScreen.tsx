import { styled } from '@mui/material/styles';
import type { DeskPerson } from '../../model/desk/desk-api';
import { useSay } from '../language/use-say';
import { Screen } from '../parts/Screen';
import { PasswordForm } from './PasswordForm';
import { SessionList } from './SessionList';

const Section = styled('section')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  & > h2 {
    font-size: var(--h3);
  }
`;

/** The own account of a person: name, role, sessions and password. */
export function AccountScreen({ person }: { readonly person: DeskPerson }) {
  const say = useSay();
  return (
    <Screen title={say('account.title')}>
      <p>
        <b>{person.name}</b>, {say(`role.${person.role}`)}
      </p>
      <Section aria-labelledby="sessions">
        <h2 id="sessions">{say('account.sessions')}</h2>
        <p>{say('account.sessionsHint')}</p>
        <SessionList />
      </Section>
      <Section aria-labelledby="password">
        <h2 id="password">{say('account.changePassword')}</h2>
        <PasswordForm name={person.name} />
      </Section>
    </Screen>
  );
}
