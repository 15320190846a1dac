import FormLabel from '@mui/material/FormLabel';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ArrayFieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { useSay } from '../language/use-say';
import { DeskIcon } from '../parts/DeskIcon';
import { FieldHelp } from './FieldHelp';
import { notesAt, type RecordFormContext } from './form-context';

const Group = styled('fieldset')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > button {
    justify-self: start;
  }
`;

type RecordsTemplateProps = ArrayFieldTemplateProps<unknown, RJSFSchema, RecordFormContext>;

/** A list of records in a record. */
export function RecordsTemplate(props: RecordsTemplateProps) {
  const { title, schema, items, rawErrors = [], canAdd = false, onAddClick, fieldPathId, registry } = props;
  const say = useSay();
  return (
    <Group id={fieldPathId.$id} tabIndex={-1}>
      <FormLabel component="legend">{title}</FormLabel>
      <FieldHelp
        id={fieldPathId.$id}
        hint={schema.description ?? ''}
        errors={rawErrors}
        notes={notesAt(registry.formContext, fieldPathId.path)}
      />
      {items}
      {canAdd && (
        <Button onClick={onAddClick}>
          <DeskIcon name="add" isSmall />
          {say('form.addTo', { title })}
        </Button>
      )}
    </Group>
  );
}
