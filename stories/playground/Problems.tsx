import styled from '@emotion/styled';
import { inEnglish } from '../../src/check/sentences/sentence';
import type { Problem } from '../../src/engine/site/checked-site';

const Box = styled('div')`
  margin-top: 12px;
  font-size: var(--small);
  line-height: 1.5;
  & li {
    padding: 8px 12px;
    border-inline-start: 4px solid var(--error);
    background: var(--error-soft);
  }
  & li + li {
    margin-top: 8px;
  }
  & [data-severity='warning'] {
    border-color: var(--notice-line);
    background: var(--notice);
  }
`;

/** Problems of a text, each with its place. */
export function Problems({ of: problems }: { readonly of: readonly Problem[] }) {
  return (
    <Box role="status" lang="en">
      {problems.length === 0 && <p>Nothing is wrong with it.</p>}
      <ul>
        {problems.map(({ line, column, at, message, hint, severity }, index) => (
          <li key={index} data-severity={severity}>
            <b>
              Line {line}, column {column} {at}
            </b>
            <p>{inEnglish(message)}</p>
            {hint && <p>{inEnglish(hint)}</p>}
          </li>
        ))}
      </ul>
    </Box>
  );
}
