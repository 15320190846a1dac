import { useFormControl } from '@mui/material/FormControl';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactElement } from 'react';
import { Select } from '../../site/ui/control/Select';
import { PhotoInput } from './photos/PhotoInput';
import { PlaceInput } from './place/PlaceInput';
import { formFieldKinds, type FormFieldKind } from '../../engine/form/field-kinds';
import type { ControlProps } from './control-props';

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

const Choice: Control = ({ field: { name, options, placeholder }, id, value, attributes }) => (
  <Select
    id={id}
    name={name}
    defaultValue={value}
    required={attributes.required}
    autoComplete={attributes.autoComplete}
    aria-describedby={attributes['aria-describedby']}
    aria-invalid={useFormControl()?.error === true}
  >
    <option value="">{placeholder}</option>
    {options.map((option, index) => (
      <option key={index} value={option.value}>
        {option.label}
      </option>
    ))}
  </Select>
);

/**
 * A native box: MUI draws the tick by script, which a page without script lacks. `value` is what a post without script
 * sends for a ticked box.
 */
const Tick: Control = ({ field: { name }, id, value, attributes }) => (
  <input {...attributes} id={id} name={name} type="checkbox" value="true" defaultChecked={value !== ''} />
);

/** Every control, by its name in the kinds of fields. */
const controls: Readonly<Record<(typeof formFieldKinds)[FormFieldKind]['control'], Control>> = {
  text: line('text'),
  email: line('email'),
  tel: line('tel'),
  date: line('date'),
  'long-text': LongText,
  select: Choice,
  checkbox: Tick,
  photo: ({ field, id, value, attributes }) => (
    <PhotoInput
      id={id}
      name={field.name}
      most={field.most}
      wereChosen={value !== ''}
      isRequired={attributes.required === true}
      isBusy={attributes.readOnly === true}
      describedBy={attributes['aria-describedby']}
    />
  ),
  place: PlaceInput,
};

/** The control of a field. */
export function FieldControl(props: ControlProps) {
  const Control = controls[formFieldKinds[props.field.kind].control];
  return <Control {...props} />;
}
