import styled from '@emotion/styled';

/** A remark on a form, in small print. */
export const Note = styled('p')`
  display: flex;
  gap: 10px;
  color: var(--ink-soft);
  font-size: var(--small);
  line-height: 1.5;
  & > svg {
    margin-top: 0.15em;
  }
`;
