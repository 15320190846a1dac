import { styled } from '@mui/material/styles';
import type { ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { useState } from 'react';
import { isObject } from '../../../engine/json/json';
import { useSay } from '../language/use-say';
import type { RecordFormContext } from './form-context';
import { isEmpty } from './translated-value';

const Fields = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
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

type RecordTemplateProps = ObjectFieldTemplateProps<unknown, RJSFSchema, RecordFormContext>;

/** The fields of a record, or of a record in it: those that hardly any record has are shown on demand. */
export function RecordTemplate({
  properties,
  formData,
  fieldPathId,
  registry,
  errorSchema,
}: RecordTemplateProps) {
  const say = useSay();
  const record = isObject(formData) ? formData : {};
  const errors = isObject(errorSchema) ? errorSchema : {};
  // Filled-in fields stay in sight, and nothing moves while somebody types.
  const [rare] = useState(() =>
    fieldPathId.path.length > 0
      ? []
      : registry.formContext.rare.filter((name) => isEmpty(record[name]) && errors[name] === undefined),
  );
  const usual = properties.filter(({ name }) => !rare.includes(name));
  const others = properties.filter(({ name }) => rare.includes(name));
  return (
    <Fields>
      {usual.map(({ name, content }) => (
        <div key={name}>{content}</div>
      ))}
      {others.length > 0 && (
        <details open={rare.some((name) => errors[name] !== undefined)}>
          <summary>{say('form.more', { count: others.length })}</summary>
          <Fields>
            {others.map(({ name, content }) => (
              <div key={name}>{content}</div>
            ))}
          </Fields>
        </details>
      )}
    </Fields>
  );
}
