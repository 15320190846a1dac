import { useState } from 'react';
import { latinDigits } from '../../../../engine/text/latin-digits';
import type { InputProps } from './input-props';
import { asText, TextInput } from './TextInput';

/** The number of a text in any digits, with or without commas; the text itself if it is none. */
function parseNumber(text: string): number | string {
  const digits = latinDigits(text).replaceAll(/[,\s]/g, '');
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : text;
}

/** An input for a number. It shows what was typed, such as `૧,૨૫,૦૦૦`. */
export function NumberInput({ value, onChange, ...props }: InputProps) {
  const [typed, setTyped] = useState(() => asText(value));
  const isCurrent = parseNumber(typed) === value || (typed === '' && value === undefined);
  return (
    <TextInput
      {...props}
      inputMode="decimal"
      value={isCurrent ? typed : value}
      onChange={(text) => {
        setTyped(asText(text));
        onChange(text === undefined ? undefined : parseNumber(asText(text)));
      }}
    />
  );
}
