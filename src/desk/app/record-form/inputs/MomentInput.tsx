import { useState } from 'react';
import type { InputProps } from './input-props';
import { asText, TextInput } from './TextInput';

const written = { date: /^(?:\d{4}-\d\d-\d\d)?$/, time: /^(?:\d\d:\d\d)?$/ } as const;

/** An input for a day or a time. One that is written otherwise is shown as it is, since browsers would hide it. */
export function MomentInput(props: InputProps & { readonly kind: 'date' | 'time' }) {
  const [isReadable] = useState(() => written[props.kind].test(asText(props.value)));
  return <TextInput {...props} type={isReadable ? props.kind : 'text'} />;
}
