import FormHelperText from '@mui/material/FormHelperText';
import { Icon } from '../../../site/ui/picture/Icon';

interface FieldWordsProps {
  /** Prefix of the ids. */
  readonly id: string;
  readonly hint: string;
  readonly errors: readonly string[];
}

/** Ids of what describes an input; undefined if nothing does. */
export function describedBy({ id, hint, errors }: FieldWordsProps): string | undefined {
  const ids = [hint === '' ? [] : [`${id}-hint`], errors.length === 0 ? [] : [`${id}-errors`]].flat();
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** What to know before filling in a field, and what is wrong with it. */
export function FieldHelp({ id, hint, errors }: FieldWordsProps) {
  return (
    <>
      {hint !== '' && <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText>}
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
