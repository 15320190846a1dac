import TextareaAutosize from '@mui/material/TextareaAutosize';
import type { ComponentProps, ReactElement } from 'react';
import { Icon } from '../../ui/picture/Icon';
import type { FieldView } from './bind';

interface ControlProps {
  readonly field: FieldView;
  /** Attributes of every kind of control. */
  readonly shared: Pick<
    ComponentProps<'input'>,
    | 'id'
    | 'name'
    | 'required'
    | 'autoComplete'
    | 'aria-invalid'
    | 'aria-describedby'
    | 'min'
    | 'max'
    | 'inputMode'
  > & { readonly defaultValue: string };
  readonly readOnly: boolean;
  readonly maxLength: number | undefined;
}

type Control = (props: ControlProps) => ReactElement;

/** A control of one line; its type selects the keyboard of a phone. */
function line(type: 'text' | 'email' | 'tel' | 'date'): Control {
  return function Line({ shared, readOnly, maxLength }) {
    return <input {...shared} type={type} readOnly={readOnly} maxLength={maxLength} />;
  };
}

const LongText: Control = ({ shared, readOnly, maxLength }) => (
  <TextareaAutosize {...shared} maxRows={15} readOnly={readOnly} maxLength={maxLength} />
);

const Choice: Control = ({ field: { options, placeholder }, shared }) => (
  <span className="pick">
    <select {...shared}>
      <option value="">{placeholder}</option>
      {options.map(({ value, label }, index) => (
        <option key={index} value={value}>
          {label}
        </option>
      ))}
    </select>
    <Icon name="chevron-down" />
  </span>
);

/** `value` is what a post without script sends for a ticked box. */
const Tick: Control = ({ shared: { defaultValue, ...shared } }) => (
  <input {...shared} type="checkbox" value="true" defaultChecked={defaultValue !== ''} />
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
