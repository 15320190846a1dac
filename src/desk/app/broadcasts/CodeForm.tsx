import { useState } from 'react';
import { useSay } from '../language/use-say';
import { DeskForm } from '../parts/DeskForm';
import { TextField } from '../parts/TextField';

interface CodeFormProps {
  readonly submit: string;
  readonly send: (code: string) => Promise<unknown>;
  readonly isMinor?: boolean;
}

/** Asks for a code of the phone before a step. */
export function CodeForm({ submit, send, isMinor = false }: CodeFormProps) {
  const say = useSay();
  const [code, setCode] = useState('');
  return (
    <DeskForm
      submit={submit}
      isMinor={isMinor}
      send={async () => {
        await send(code);
        setCode('');
      }}
    >
      <TextField
        label={say('broadcasts.code')}
        hint={say('broadcasts.codeHint')}
        autoComplete="one-time-code"
        inputMode="numeric"
        value={code}
        onChange={(text) => {
          setCode(text.replace(/\D/g, '').slice(0, 6));
        }}
      />
    </DeskForm>
  );
}
