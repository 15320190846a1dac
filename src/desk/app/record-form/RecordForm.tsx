import { useMemo } from 'react';
import type { ContentList, ContentProblem, ContentRecord } from '../../api/content-api';
import { type FieldPath, type TextsInReview, withValueOf, nothingToReview } from './form-context';
import { formFields } from './form-fields';
import { problemTexts } from './form-problems';
import { RecordFields } from './RecordFields';

interface RecordFormProps {
  readonly list: Pick<ContentList, 'entity' | 'translated' | 'languages' | 'choices'>;
  readonly record: ContentRecord;
  /** The mistakes that the server found. */
  readonly problems: readonly ContentProblem[];
  /** Names of the fields that are shown on demand. */
  readonly rare?: readonly string[];
  readonly review?: TextsInReview;
  /** Receives each change of the record; a file that is sent changes what the record is by then. */
  readonly onChange: (change: (record: ContentRecord) => ContentRecord) => void;
}

/** The form of a record: its fields are those of the schema of the list. */
export function RecordForm({
  list,
  record,
  problems,
  rare = [],
  review = nothingToReview,
  onChange,
}: RecordFormProps) {
  const fields = useMemo(() => formFields(list), [list]);
  const { languages, choices } = list;
  const form = {
    languages,
    choices,
    review,
    errors: useMemo(() => problemTexts(problems, 'error'), [problems]),
    notes: useMemo(() => problemTexts(problems, 'warning'), [problems]),
    change: (path: FieldPath, value: unknown) => {
      onChange((now) => withValueOf(now, path, value));
    },
  };
  return <RecordFields form={form} fields={fields} path={[]} record={record} rare={rare} />;
}
