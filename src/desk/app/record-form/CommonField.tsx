import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { useSay } from '../language/use-say';
import { describedBy, FieldHelp } from './FieldHelp';
import { choicesAt, notesAt, type RecordFormContext } from './form-context';
import { kindOf, ratioOf } from './form-schema';
import { KindInput } from './inputs/KindInput';

/** A field of the form, as rjsf gives it. */
export type RecordFieldProps = FieldProps<unknown, RJSFSchema, RecordFormContext>;

/** The words of a field. */
export function wordsOf({ schema, name, rawErrors = [], fieldPathId, registry }: RecordFieldProps) {
  const notes = notesAt(registry.formContext, fieldPathId.path);
  const { title = name, description: hint = '' } = schema;
  return { title, words: { id: fieldPathId.$id, hint, errors: rawErrors, notes } };
}

/** A field whose value is the same in all languages. */
export function CommonField(props: RecordFieldProps) {
  const { schema, formData, fieldPathId, required = false, onChange, registry } = props;
  const say = useSay();
  const { title, words } = wordsOf(props);
  const { $id: id, path } = fieldPathId;
  return (
    <FormControl fullWidth data-wrong={words.errors.length > 0 ? '' : undefined}>
      <FormLabel htmlFor={id}>
        {title} {required && <span>({say('form.required')})</span>}
      </FormLabel>
      <FieldHelp {...words} />
      <KindInput
        id={id}
        kind={kindOf(schema)}
        ratio={ratioOf(schema)}
        title={title}
        value={formData}
        choices={choicesAt(registry.formContext, path)}
        describedBy={describedBy(words)}
        isWrong={words.errors.length > 0}
        onChange={(value) => {
          onChange(value, path);
        }}
      />
    </FormControl>
  );
}
