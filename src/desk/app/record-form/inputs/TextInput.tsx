import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLInputTypeAttribute, InputHTMLAttributes } from 'react';
import type { InputProps } from './input-props';

interface TextInputProps extends InputProps {
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly isLong?: boolean;
  /** Makes the value of what was typed; the text itself if it is not given. */
  readonly parse?: (text: string) => unknown;
}

/** A value as it is typed. */
export function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** An input for a text, and for whatever else people type. */
export function TextInput(props: TextInputProps) {
  const {
    id,
    value,
    onChange,
    lang,
    describedBy,
    isWrong = false,
    type,
    inputMode,
    isLong = false,
    ariaLabel,
  } = props;
  const parse = props.parse ?? ((text: string) => text);
  return (
    <OutlinedInput
      id={id}
      fullWidth
      multiline={isLong}
      type={type ?? 'text'}
      value={asText(value)}
      inputProps={{
        lang,
        inputMode,
        'aria-label': ariaLabel,
        'aria-describedby': describedBy,
        'aria-invalid': isWrong,
      }}
      onChange={({ target }) => {
        onChange(target.value === '' ? undefined : parse(target.value));
      }}
    />
  );
}
