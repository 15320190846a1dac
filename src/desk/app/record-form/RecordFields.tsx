import styled from '@emotion/styled';
import { useState } from 'react';
import { type JsonObject, objectOf } from '../../../engine/json/json';
import { useSay } from '../language/use-say';
import { CommonField } from './CommonField';
import type { FieldPath, RecordFieldProps, RecordFormContext } from './form-context';
import type { FormField } from './form-fields';
import { hasProblem } from './form-problems';
import { RecordsField } from './RecordsField';
import { isEmpty } from './translated-value';
import { TranslatedField } from './TranslatedField';

const Fields = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  max-width: 800px;
  & > details > div {
    margin-top: 16px;
  }
  & summary {
    width: max-content;
    max-width: 100%;
    padding-block: 10px;
    color: var(--accent);
    font-weight: 700;
    cursor: pointer;
  }
`;

function RecordField(props: RecordFieldProps) {
  const { form, field } = props;
  if (field.isTranslated) return <TranslatedField {...props} />;
  if (field.kind !== 'records') return <CommonField {...props} />;
  return (
    <RecordsField {...props}>
      {(path, item) => <RecordFields form={form} fields={field.fields} path={path} record={objectOf(item)} />}
    </RecordsField>
  );
}

interface RecordFieldsProps {
  readonly form: RecordFormContext;
  readonly fields: readonly FormField[];
  /** Place of the record in the record of the form; empty for that itself. */
  readonly path: FieldPath;
  readonly record: JsonObject;
  /** Names of the fields that hardly any record has. */
  readonly rare?: readonly string[];
}

/** The fields of a record, or of a record in it: those that hardly any record has are shown on demand. */
export function RecordFields({ form, fields, path, record, rare = [] }: RecordFieldsProps) {
  const say = useSay();
  // Filled-in fields stay in sight, and nothing moves while somebody types.
  const [folded] = useState(() =>
    rare.filter((name) => isEmpty(record[name]) && !hasProblem(form.errors, name)),
  );
  const others = fields.filter(({ name }) => folded.includes(name));
  const show = (field: FormField) => (
    <div key={field.name}>
      <RecordField form={form} field={field} path={[...path, field.name]} value={record[field.name]} />
    </div>
  );
  return (
    <Fields>
      {fields.filter((field) => !others.includes(field)).map(show)}
      {others.length > 0 && (
        <details open={others.some(({ name }) => hasProblem(form.errors, name))}>
          <summary>{say('form.more', { count: others.length })}</summary>
          <Fields>{others.map(show)}</Fields>
        </details>
      )}
    </Fields>
  );
}
