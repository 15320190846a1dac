import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deskPerson, type DeskPerson } from '../../api/desk-api';
import { changeDesk, problemOf } from '../call-desk';
import { useDeskLanguage } from '../language/language-context';
import { useSay } from '../language/use-say';
import { DeskForm } from '../parts/DeskForm';
import { PasswordField } from '../parts/PasswordField';
import { Screen } from '../parts/Screen';
import { Failure, Waiting } from '../parts/States';
import { useStartAgain } from '../use-desk-state';
import { acceptWithPasskey } from './passkey-calls';
import { PasskeyButton } from './PasskeyButton';

interface AcceptProps {
  readonly token: string;
  readonly person: DeskPerson;
}

/** Asks an invited person for a password. */
export function AcceptInvitation({ token, person }: AcceptProps) {
  const say = useSay();
  const { start, language } = useDeskLanguage();
  const navigate = useNavigate();
  const startAgain = useStartAgain();
  const [password, setPassword] = useState('');
  const enter = async () => {
    await navigate('/', { replace: true });
    await startAgain();
  };
  const send = async () => {
    await changeDesk('POST', '/invitation/accept', { token, password });
    await enter();
  };
  const sendPasskey = async () => {
    await acceptWithPasskey(token);
    await enter();
  };
  return (
    <Screen title={say('invitation.title')} isNarrow>
      <p>{say('invitation.hello', { name: person.name, site: start.displayName[language.code] ?? '' })}</p>
      <DeskForm submit={say('invitation.accept')} send={send}>
        <input type="text" name="name" autoComplete="username" value={person.name} readOnly hidden />
        <PasswordField
          label={say('password.new')}
          hint={say('password.hint')}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
        />
      </DeskForm>
      <PasskeyButton
        label={say('invitation.passkey')}
        hint={say('invitation.passkeyHint')}
        send={sendPasskey}
      />
    </Screen>
  );
}

/** Opens an invitation. Its token is in the fragment of the link, which browsers send to nobody. */
export function InvitationScreen() {
  const say = useSay();
  const [token] = useState(() => window.location.hash.slice(1));
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: async () => deskPerson.parse(await changeDesk('POST', '/invitation', { token })),
    enabled: token !== '',
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data) return <AcceptInvitation token={token} person={data} />;
  const problem = error && problemOf(error);
  if (problem && problem !== 'failed' && problem !== 'invitation-ended')
    return <Failure error={error} retry={() => void refetch()} />;
  if (token !== '' && !problem) return <Waiting />;
  return (
    <Screen title={say('invitation.title')} isNarrow>
      <p>{say(problem === 'invitation-ended' ? 'problem.invitation-ended' : 'invitation.incomplete')}</p>
    </Screen>
  );
}
