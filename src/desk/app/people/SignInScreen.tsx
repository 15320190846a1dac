import { useState } from 'react';
import { changeDesk } from '../call-desk';
import { useSay } from '../language/use-say';
import { DeskForm } from '../parts/DeskForm';
import { PasswordField } from '../parts/PasswordField';
import { Screen } from '../parts/Screen';
import { TextField } from '../parts/TextField';
import { PasskeyButton } from './PasskeyButton';
import { signInWithPasskey } from './passkey-calls';
import { useStartAgain } from '../use-desk-state';

/** Asks for name and password, or for a passkey where they work. */
export function SignInScreen() {
  const say = useSay();
  const startAgain = useStartAgain();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const send = async () => {
    await changeDesk('POST', '/session', { name, password });
    await startAgain();
  };
  return (
    <Screen title={say('signIn.title')} isNarrow>
      <DeskForm submit={say('signIn.submit')} send={send}>
        <TextField label={say('signIn.name')} autoComplete="username" value={name} onChange={setName} />
        <PasswordField
          label={say('signIn.password')}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
      </DeskForm>
      <PasskeyButton
        label={say('signIn.passkey')}
        send={async () => {
          await signInWithPasskey();
          await startAgain();
        }}
      />
      <p>{say('signIn.lost')}</p>
    </Screen>
  );
}
