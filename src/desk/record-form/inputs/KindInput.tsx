import type { ReactElement } from 'react';
import type { FieldKind } from '../../../model/record/field-kinds';
import { ChoiceInput } from './ChoiceInput';
import { FileInput } from './FileInput';
import { FlagInput } from './FlagInput';
import type { InputProps } from './input-props';
import { MomentInput } from './MomentInput';
import { NumberInput } from './NumberInput';
import { TextInput } from './TextInput';

type Input = (props: InputProps) => ReactElement;

const text: Input = (props) => <TextInput {...props} />;
const number: Input = (props) => <NumberInput {...props} />;
const file: Input = (props) => <FileInput {...props} />;

/** The input of each kind of field. Lists of records have fields of their own. */
const inputs: Readonly<Record<Exclude<FieldKind, 'records'>, Input>> = {
  id: text,
  text,
  prose: (props) => <TextInput {...props} isLong />,
  date: (props) => <MomentInput {...props} kind="date" />,
  time: (props) => <MomentInput {...props} kind="time" />,
  image: file,
  document: file,
  link: (props) => <TextInput {...props} type="url" />,
  telephone: (props) => <TextInput {...props} type="tel" />,
  email: (props) => <TextInput {...props} type="email" />,
  upi: text,
  amount: number,
  number,
  percent: number,
  order: number,
  flag: (props) => <FlagInput {...props} />,
  // Where the list does not say what can be chosen.
  choice: number,
};

/** The input of a field: a choice wherever the list says what can be chosen. */
export function KindInput(props: InputProps) {
  const { kind, choices } = props;
  if (choices) return <ChoiceInput {...props} />;
  return kind === 'records' ? null : inputs[kind](props);
}
