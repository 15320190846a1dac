import styled from '@emotion/styled';
import type { FieldDifference } from '../../api/content-api';

const Values = styled('dl')`
  margin: 0;
  & dt {
    font-weight: 700;
  }
  & dd {
    display: grid;
    gap: 2px;
    margin: 0 0 10px;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & del {
    color: var(--error);
  }
  & ins {
    color: var(--success);
    text-decoration: none;
  }
`;

/** Fields with their values before and after a change. */
export function FieldDifferences({ fields }: { readonly fields: readonly FieldDifference[] }) {
  return (
    <Values>
      {fields.map(({ title, before, after }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            {before !== '' && <del>{before}</del>}
            {after !== '' && <ins>{after}</ins>}
          </dd>
        </div>
      ))}
    </Values>
  );
}
