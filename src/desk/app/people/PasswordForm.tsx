import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeDesk } from '../call-desk';
import { useSay } from '../language/use-say';
import { DeskForm } from '../parts/DeskForm';
import { PasswordField } from '../parts/PasswordField';
import { Done } from '../parts/ProblemAlert';
import { waysKey } from './use-ways-to-sign-in';

interface PasswordFormProps {
  readonly name: string;
  readonly hasPassword: boolean;
}

/** Changes the person's password, and signs out everywhere else; or sets the first one of a person with a passkey. */
export function PasswordForm({ name, hasPassword }: PasswordFormProps) {
  const say = useSay();
  const client = useQueryClient();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [done, setDone] = useState<'account.changed' | 'account.wasSet' | null>(null);
  const send = async () => {
    setDone(null);
    await changeDesk('PUT', '/password', { current, password });
    setDone(hasPassword ? 'account.changed' : 'account.wasSet');
    setCurrent('');
    setPassword('');
    await client.invalidateQueries({ queryKey: ['sessions'] });
    await client.invalidateQueries({ queryKey: waysKey });
  };
  return (
    <>
      <DeskForm
        submit={say(hasPassword ? 'account.change' : 'account.setPasswordSubmit')}
        send={send}
        problemFor={(problem) => (problem === 'wrong-password' ? 'wrong-current' : problem)}
      >
        <input type="text" name="name" autoComplete="username" value={name} readOnly hidden />
        {hasPassword && (
          <PasswordField
            label={say('account.current')}
            autoComplete="current-password"
            value={current}
            onChange={setCurrent}
          />
        )}
        <PasswordField
          label={say('password.new')}
          hint={say('password.hint')}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
        />
      </DeskForm>
      <Done text={done && say(done)} />
    </>
  );
}
