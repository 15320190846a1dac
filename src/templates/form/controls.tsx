import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentProps, ReactElement } from 'react';
import { Icon } from '../../ui/picture/Icon';
import type { FieldView } from './bind';

interface ControlProps {
  readonly field: FieldView;
  readonly id: string;
  readonly value: string;
  /** Attributes of the element that has the value. */
  readonly attributes: Pick<
    ComponentProps<'input'>,
    'required' | 'autoComplete' | 'aria-describedby' | 'min' | 'max' | 'inputMode' | 'readOnly' | 'maxLength'
  >;
}

type Control = (props: ControlProps) => ReactElement;

/** A control of one line; its type selects the keyboard of a phone. */
function line(type: 'text' | 'email' | 'tel' | 'date'): Control {
  return function Line({ field: { name }, id, value, attributes }) {
    return <OutlinedInput id={id} name={name} type={type} defaultValue={value} inputProps={attributes} />;
  };
}

const LongText: Control = ({ field: { name }, id, value, attributes }) => (
  <OutlinedInput id={id} name={name} multiline maxRows={15} defaultValue={value} inputProps={attributes} />
);

const Arrow = ({ className }: { readonly className?: string }) => (
  <Icon name="chevron-down" {...(className !== undefined && { className })} />
);

const Choice: Control = ({ field: { name, options, placeholder }, id, value, attributes }) => (
  <NativeSelect
    id={id}
    name={name}
    defaultValue={value}
    inputProps={attributes}
    input={<OutlinedInput />}
    IconComponent={Arrow}
  >
    <option value="">{placeholder}</option>
    {options.map((option, index) => (
      <option key={index} value={option.value}>
        {option.label}
      </option>
    ))}
  </NativeSelect>
);

/**
 * A native box: MUI draws the tick by script, which a page without script lacks. `value` is what a post without script
 * sends for a ticked box.
 */
const Tick: Control = ({ field: { name }, id, value, attributes }) => (
  <input {...attributes} id={id} name={name} type="checkbox" value="true" defaultChecked={value !== ''} />
);

/**
 * The control of every kind of field. A number is a text to the browser, since a control for numbers takes Latin digits
 * only.
 */
export const controls: Readonly<Record<FieldView['kind'], Control>> = {
  text: line('text'),
  email: line('email'),
  telephone: line('tel'),
  'long-text': LongText,
  select: Choice,
  number: line('text'),
  date: line('date'),
  checkbox: Tick,
};
