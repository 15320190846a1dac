import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { useSay } from '../language/use-say';
import { describedBy, FieldHelp } from './FieldHelp';
import { choicesAt, type RecordFieldProps, wordsOf } from './form-context';
import { KindInput } from './inputs/KindInput';

/** A field whose value is the same in all languages. */
export function CommonField({ form, field, path, value }: RecordFieldProps) {
  const { kind, ratio, title, hint, isRequired } = field;
  const say = useSay();
  const words = wordsOf(form, path, hint);
  return (
    <FormControl fullWidth data-wrong={words.errors.length > 0 ? '' : undefined}>
      <FormLabel htmlFor={words.id}>
        {title} {isRequired && <span>({say('form.required')})</span>}
      </FormLabel>
      <FieldHelp {...words} />
      <KindInput
        id={words.id}
        kind={kind}
        ratio={ratio}
        title={title}
        value={value}
        choices={choicesAt(form, path)}
        describedBy={describedBy(words)}
        isWrong={words.errors.length > 0}
        onChange={(next) => {
          form.change(path, next);
        }}
      />
    </FormControl>
  );
}
