import { useState } from 'react';
import { changeDesk } from '../call-desk';
import { useSay } from '../language/use-say';
import { DeskForm } from '../parts/DeskForm';
import { PasswordField } from '../parts/PasswordField';
import { TextField } from '../parts/TextField';
import { useStartAgain } from '../use-desk-state';
import { PasskeyButton } from './PasskeyButton';
import { signInWithPasskey } from './passkey-calls';

/** Asks for name and password, or for a passkey where they work. @param name who signed in here before */
export function SignInForm({ name: known = '' }: { readonly name?: string }) {
  const say = useSay();
  const startAgain = useStartAgain(known);
  const [name, setName] = useState(known);
  const [password, setPassword] = useState('');
  const send = async () => {
    await changeDesk('POST', '/session', { name, password });
    await startAgain();
  };
  return (
    <>
      <DeskForm submit={say('signIn.submit')} send={send}>
        <TextField
          label={say('signIn.name')}
          hint={say('signIn.nameHint')}
          autoComplete="username"
          value={name}
          onChange={setName}
        />
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
    </>
  );
}
