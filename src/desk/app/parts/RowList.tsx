import styled from '@emotion/styled';

/** A list whose items have lines between them. */
export const RowList = styled('ul')`
  border-top: 1px solid var(--line);
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    padding-block: 12px;
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
`;
