import FormHelperText from '@mui/material/FormHelperText';
import { Icon } from '../../../site/ui/picture/Icon';

interface FieldWordsProps {
  /** Prefix of the ids. */
  readonly id: string;
  readonly hint: string;
  readonly errors: readonly string[];
  /** Warnings, which are no mistakes. */
  readonly notes?: readonly string[];
}

/** Ids of what describes an input; undefined if nothing does. */
export function describedBy({ id, hint, errors, notes = [] }: FieldWordsProps): string | undefined {
  const isSaid = { hint: hint !== '', notes: notes.length > 0, errors: errors.length > 0 };
  const ids = Object.entries(isSaid).flatMap(([part, said]) => (said ? [`${id}-${part}`] : []));
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Explanation of a field, and its problems. */
export function FieldHelp({ id, hint, errors, notes = [] }: FieldWordsProps) {
  return (
    <>
      {hint !== '' && <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText>}
      {notes.length > 0 && (
        <div id={`${id}-notes`}>
          {notes.map((note) => (
            <FormHelperText key={note}>{note}</FormHelperText>
          ))}
        </div>
      )}
      {errors.length > 0 && (
        <div id={`${id}-errors`}>
          {errors.map((error) => (
            <FormHelperText key={error} error>
              <Icon name="circle-alert" />
              <span>{error}</span>
            </FormHelperText>
          ))}
        </div>
      )}
    </>
  );
}
