import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from '../../src/site/ui/control/Select';
import { MuiTheme } from '../../src/site/ui/control/MuiTheme';
import { Field } from '../../src/templates/form/Field';
import type { FieldView } from '../../src/templates/form/bind';

const meta: Meta = { title: 'Components/Fields' };

export default meta;

const name: FieldView = {
  name: 'name',
  kind: 'text',
  label: 'નામ',
  hint: null,
  required: true,
  most: 0,
  controls: ['name'],
  list: null,
  maxLength: null,
  autocomplete: null,
  placeholder: 'પસંદ કરો',
  options: [{ value: 'water', label: 'પાણી' }],
  attributes: {},
};

const fields: readonly FieldView[] = [
  name,
  { ...name, name: 'phone', kind: 'telephone', label: 'ફોન નંબર', required: false, hint: '૧૦ અંક' },
  { ...name, name: 'day', kind: 'date', label: 'તારીખ' },
  { ...name, name: 'subject', kind: 'select', label: 'વિષય' },
  { ...name, name: 'details', kind: 'long-text', label: 'વિગત' },
  { ...name, name: 'photo', kind: 'photo', label: 'ફોટો', most: 2 },
  { ...name, name: 'agreed', kind: 'checkbox', label: 'હું સંમત છું' },
];

const all = (problem: string | null): StoryObj => ({
  render: () => (
    <MuiTheme>
      <div lang="gu" style={{ display: 'grid', gap: 24 }}>
        {fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            id={field.name}
            problem={problem}
            values={{}}
            readOnly={false}
            enforcesMaxLength
          />
        ))}
      </div>
    </MuiTheme>
  ),
});

export const EveryKind: StoryObj = all(null);
export const EveryKindWrong: StoryObj = all('આ વિગત ભરો');

export const Choices: StoryObj = {
  render: () => (
    <div lang="gu" style={{ display: 'grid', gap: 24 }}>
      {[false, true].map((isWrong) => (
        <Select key={String(isWrong)} aria-label="વિષય" aria-invalid={isWrong}>
          <option>પાણી</option>
          <option>રસ્તો</option>
        </Select>
      ))}
    </div>
  ),
};
