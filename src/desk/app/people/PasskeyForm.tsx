import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { longestPasskeyName } from '../../api/passkey-api';
import { useSay } from '../language/use-say';
import { DeskForm } from '../parts/DeskForm';
import { Done } from '../parts/ProblemAlert';
import { TextField } from '../parts/TextField';
import { addPasskey } from './passkey-calls';
import { waysKey } from './use-ways-to-sign-in';

/** Adds a passkey with a name. */
export function PasskeyForm() {
  const say = useSay();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [isAdded, setAdded] = useState(false);
  const send = async () => {
    setAdded(false);
    await addPasskey(name);
    setAdded(true);
    setName('');
    await client.invalidateQueries({ queryKey: waysKey });
  };
  return (
    <>
      <DeskForm submit={say('account.addPasskey')} send={send} isMinor>
        <TextField
          label={say('account.newPasskey')}
          hint={say('account.newPasskeyHint')}
          isOptional
          value={name}
          onChange={(text) => {
            setName(text.slice(0, longestPasskeyName));
          }}
        />
      </DeskForm>
      <Done text={isAdded ? say('account.passkeyAdded') : null} />
    </>
  );
}
