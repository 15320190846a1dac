import { useState } from 'react';
import { DateInput } from '../../parts/DateInput';
import type { InputProps } from './input-props';
import { asText, TextInput } from './TextInput';

/** An input for a day. */
export function DayInput({ value, onChange, ...props }: InputProps) {
  return (
    <DateInput
      {...props}
      value={asText(value)}
      onChange={(day) => {
        onChange(day === '' ? undefined : day);
      }}
    />
  );
}

/** An input for a time. One that is written otherwise is shown as it is, since browsers would hide it. */
export function TimeInput(props: InputProps) {
  const [isReadable] = useState(() => /^(?:\d\d:\d\d)?$/.test(asText(props.value)));
  return <TextInput {...props} type={isReadable ? 'time' : 'text'} />;
}
