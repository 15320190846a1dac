import styled from '@emotion/styled';
import FormControl from '@mui/material/FormControl';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { placeControls } from '../../../engine/form/place';
import type { FieldOption } from '../../../engine/form/field-options';
import { useContent } from '../../content';
import type { PlaceList } from '../../../engine/site-config.generated';
import type { ControlProps } from '../control-props';
import { bindPlaceOptions } from './bind-place-options';
import { Select } from '../../../site/ui/control/Select';
import { PositionInput } from './PositionInput';

const Box = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const Label = styled('label')`
  display: block;
  margin-bottom: 4px;
  color: var(--ink-soft);
  font-size: var(--small);
  line-height: 1.45;
`;

interface PlaceChoiceProps {
  readonly list: PlaceList;
  readonly id: string;
  readonly name: string;
  /** Key of the chosen record: at first also of one that the page does not have, later only of one in the list. */
  readonly value: string;
}

function Options({ of }: { readonly of: readonly FieldOption[] }) {
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** A choice from the records of a list. */
function PlaceChoice({ list, id, name, value }: PlaceChoiceProps) {
  const intl = useIntl();
  const { context, useRecords } = useContent();
  const loaded = useRecords(list.source, 'current');
  const groups = loaded.state === 'ready' ? bindPlaceOptions(list, loaded.records, context) : [];
  const options = groups.flatMap((group) => group.options);
  const select = useRef<HTMLSelectElement>(null);
  const [first] = useState(value);
  const isKnown = value !== first || value === '' || options.some((option) => option.value === value);
  useEffect(() => {
    const { current } = select;
    if (current?.value !== '') return;
    current.value = value;
    // The list does not have it.
    if (current.selectedIndex < 0) current.selectedIndex = 0;
  }, [value, loaded.state]);
  return (
    // Of its own: the field is that of the text.
    <FormControl fullWidth>
      <Label htmlFor={id}>{intl.formatMessage({ id: 'place.list' })}</Label>
      <Select id={id} name={name} defaultValue={first} ref={select}>
        <option value="">–</option>
        {!isKnown && <option value={value}>{value}</option>}
        {groups.map(({ label, options: ofGroup }) =>
          label === null ? (
            <Options key="" of={ofGroup} />
          ) : (
            <optgroup key={label} label={label}>
              <Options of={ofGroup} />
            </optgroup>
          ),
        )}
      </Select>
    </FormControl>
  );
}

/** Takes a place: as a text, from a list, and as the position of the device. */
export function PlaceInput({ field: { name, list }, id, values, attributes }: ControlProps) {
  const controls = placeControls(name);
  // Any of its controls is enough.
  const { required: _required, ...inputProps } = attributes;
  return (
    <Box>
      <OutlinedInput id={id} name={name} defaultValue={values[name] ?? ''} inputProps={inputProps} />
      {list && (
        <PlaceChoice list={list} id={`${id}-item`} name={controls.item} value={values[controls.item] ?? ''} />
      )}
      <PositionInput
        name={controls.position}
        value={values[controls.position] ?? ''}
        isBusy={attributes.readOnly === true}
      />
    </Box>
  );
}
