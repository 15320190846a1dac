import styled from '@emotion/styled';
import { type ComponentProps, useId } from 'react';
import { fieldStyles } from '../../../site/theme/field-styles';

const Place = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
`;

const Label = styled('label')(fieldStyles.label);

const Hint = styled('p')(fieldStyles.hint);

const Input = styled('input')({ width: '100%', margin: 0, color: 'inherit' }, fieldStyles.input);

interface TextFieldProps extends Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'type'> {
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field for one line with its label above and a hint between them. Signing in loads it without MUI. */
export function TextField({ label, hint, isOptional = false, onChange, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <Place>
      <Label htmlFor={id}>{label}</Label>
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <Input
        id={id}
        required={!isOptional}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ target }) => {
          onChange(target.value);
        }}
        {...input}
      />
    </Place>
  );
}
