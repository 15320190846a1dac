import styled from '@emotion/styled';
import type { DeskPerson } from '../../api/desk-api';
import { getsMessages } from '../../api/roles';
import { useSay } from '../language/use-say';
import { Screen } from '../parts/Screen';
import { useDeskState } from '../use-desk-state';
import { MailForm } from './MailForm';
import { PasskeyList } from './PasskeyList';
import { PasswordForm } from './PasswordForm';
import { PushSwitch } from './PushSwitch';
import { SessionList } from './SessionList';
import { SignInNamesForm } from './SignInNamesForm';
import { useDevicePush } from './use-device-push';
import { useOwnMail } from './use-own-mail';
import { useWaysToSignIn } from './use-ways-to-sign-in';

const Section = styled('section')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  & + & {
    margin-top: 16px;
  }
  & > [role]:empty {
    position: absolute;
  }
`;

/** The own account of a person: name, role, mails, notifications, sessions, passkeys and password. */
export function AccountScreen({ person }: { readonly person: DeskPerson }) {
  const say = useSay();
  const { data: ways } = useWaysToSignIn();
  const mail = useOwnMail();
  const push = useDevicePush();
  const { data: state } = useDeskState();
  return (
    <Screen title={say('account.title')}>
      <p>
        <b>{person.name}</b>, {say(`role.${person.role}`)}
      </p>
      <Section aria-labelledby="names">
        <h2 id="names">{say('account.names')}</h2>
        <p>{say('account.namesHint')}</p>
        <SignInNamesForm />
      </Section>
      {mail && (
        <Section aria-labelledby="mail">
          <h2 id="mail">{say('account.mail')}</h2>
          <p>{say('account.mailHint')}</p>
          <MailForm setting={mail} isReader={getsMessages(person.role)} />
        </Section>
      )}
      {push && (
        <Section aria-labelledby="push">
          <h2 id="push">{say('account.push')}</h2>
          <p>{say('account.pushHint')}</p>
          <PushSwitch state={push} />
        </Section>
      )}
      <Section aria-labelledby="sessions">
        <h2 id="sessions">{say('account.sessions')}</h2>
        <p>{say('account.sessionsHint')}</p>
        <SessionList />
      </Section>
      <Section aria-labelledby="passkeys">
        <h2 id="passkeys">{say('account.passkeys')}</h2>
        <p>{say('account.passkeysHint')}</p>
        <PasskeyList />
      </Section>
      {ways && (
        <Section aria-labelledby="password">
          <h2 id="password">{say(ways.hasPassword ? 'account.changePassword' : 'account.setPassword')}</h2>
          <PasswordForm name={person.name} hasPassword={ways.hasPassword} />
        </Section>
      )}
      {state?.state === 'signed-in' && <small>{say('account.version', { version: state.version })}</small>}
    </Screen>
  );
}
