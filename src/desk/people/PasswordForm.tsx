import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeDesk } from '../call-desk';
import { useSay } from '../language/use-say';
import { DeskForm } from '../parts/DeskForm';
import { PasswordField } from '../parts/PasswordField';
import { Done } from '../parts/ProblemAlert';

/** Changes the own password, and signs out everywhere else. */
export function PasswordForm({ name }: { readonly name: string }) {
  const say = useSay();
  const client = useQueryClient();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [isChanged, setChanged] = useState(false);
  const send = async () => {
    setChanged(false);
    await changeDesk('PUT', '/password', { current, password });
    setChanged(true);
    setCurrent('');
    setPassword('');
    await client.invalidateQueries({ queryKey: ['sessions'] });
  };
  return (
    <>
      <DeskForm
        submit={say('account.change')}
        send={send}
        problemFor={(problem) => (problem === 'wrong-password' ? 'wrong-current' : problem)}
      >
        <input type="text" name="name" autoComplete="username" value={name} readOnly hidden />
        <PasswordField
          label={say('account.current')}
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
        />
        <PasswordField
          label={say('password.new')}
          hint={say('password.hint')}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
        />
      </DeskForm>
      <Done text={isChanged ? say('account.changed') : null} />
    </>
  );
}
