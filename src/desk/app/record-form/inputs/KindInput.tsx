import type { ReactElement } from 'react';
import { traitsOf, type FieldInput } from '../../../../engine/record/field-kinds';
import { ChoiceInput } from './ChoiceInput';
import { FileInput } from './FileInput';
import { FlagInput } from './FlagInput';
import type { InputProps } from './input-props';
import { DayInput, TimeInput } from './MomentInput';
import { pastedAddress } from './pasted-address';
import { NumberInput } from './NumberInput';
import { TextInput } from './TextInput';

type Input = (props: InputProps) => ReactElement;

/** Every input, by its name in the kinds of fields. */
const inputs: Readonly<Record<FieldInput, Input>> = {
  text: (props) => <TextInput {...props} />,
  'long-text': (props) => <TextInput {...props} isLong />,
  url: (props) => <TextInput {...props} type="url" parse={pastedAddress} />,
  tel: (props) => <TextInput {...props} type="tel" />,
  email: (props) => <TextInput {...props} type="email" />,
  number: (props) => <NumberInput {...props} />,
  date: (props) => <DayInput {...props} />,
  time: (props) => <TimeInput {...props} />,
  file: (props) => <FileInput {...props} />,
  flag: (props) => <FlagInput {...props} />,
};

/** The input of a field: a choice wherever the list says what can be chosen. Lists of records have fields of their own. */
export function KindInput(props: InputProps) {
  const { kind, choices } = props;
  if (choices) return <ChoiceInput {...props} />;
  const { input } = traitsOf(kind);
  return input && inputs[input](props);
}
