import styled from '@emotion/styled';
import { useState } from 'react';
import { TextButton } from '../../../site/ui/control/Button';
import { useSay } from '../language/use-say';
import { TextField } from './TextField';

const Group = styled('div')`
  display: grid;
  justify-items: start;
  gap: 8px;
`;

interface PasswordFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field for a password, which can be shown: typing blindly in a script of many keys goes wrong. */
export function PasswordField(props: PasswordFieldProps) {
  const say = useSay();
  const [isShown, setShown] = useState(false);
  return (
    <Group>
      <TextField {...props} type={isShown ? 'text' : 'password'} />
      <TextButton
        type="button"
        onClick={() => {
          setShown(!isShown);
        }}
      >
        {say(isShown ? 'password.hide' : 'password.show')}
      </TextButton>
    </Group>
  );
}
