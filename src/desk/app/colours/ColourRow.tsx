import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import styled from '@emotion/styled';
import type { ListedRecord } from '../../api/content-api';
import { withValueAt } from '../../api/record-changes';
import { SavingNote } from '../content/SavingNote';
import { useRecordEdit } from '../content/use-record-edit';
import { useSay } from '../language/use-say';
import { FieldHelp } from '../record-form/FieldHelp';
import { asText } from '../record-form/inputs/TextInput';

const Inputs = styled('div')`
  display: flex;
  gap: 12px;
  & > input {
    flex: none;
    width: 56px;
    height: 48px;
    padding: 4px;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-control);
    background: var(--surface);
  }
`;

interface ColourRowProps {
  readonly list: string;
  readonly person: string;
  readonly listed: ListedRecord;
  readonly label: string;
  /** The problem of its contrast, and the colour that pages show instead. */
  readonly warnings: readonly string[];
  readonly onSaved: () => void;
  readonly onChange: (colour: string) => void;
}

/** One colour: chosen or typed, saved while that happens, with what cannot be read in it. */
export function ColourRow({ list, person, listed, label, warnings, onSaved, onChange }: ColourRowProps) {
  const say = useSay();
  const edit = useRecordEdit({ person, list, listed, onSaved });
  const { record, problems, state, change } = edit;
  const colour = asText(record.colour);
  const isColour = /^#[0-9a-f]{6}$/i.test(colour);
  const id = `colour-${listed.id}`;
  const errors = isColour || colour === '' ? warnings : [say('colours.wrong')];
  const others = errors.length > 0 ? [] : problems.map(({ message }) => message);
  const set = (value: string) => {
    change((now) => withValueAt(now, { field: 'colour' }, value === '' ? undefined : value));
    onChange(value);
  };
  return (
    <li>
      <FormControl fullWidth>
        <FormLabel htmlFor={id}>{label}</FormLabel>
        <FieldHelp id={id} hint="" errors={[...errors, ...others]} />
        <Inputs>
          <input
            type="color"
            aria-label={say('colours.choose', { label })}
            value={isColour ? colour : '#ffffff'}
            onChange={({ target }) => {
              set(target.value.toUpperCase());
            }}
          />
          <OutlinedInput
            id={id}
            value={colour}
            inputProps={{
              'aria-describedby': errors.length > 0 ? `${id}-errors` : undefined,
              'aria-invalid': errors.length > 0,
              maxLength: 7,
            }}
            onChange={({ target }) => {
              set(target.value.trim());
            }}
          />
        </Inputs>
      </FormControl>
      {state !== 'unchanged' && <SavingNote state={state} isOnDevice={edit.isOnDevice} />}
    </li>
  );
}
