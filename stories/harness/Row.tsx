import styled from '@emotion/styled';

/** Lays components out side by side. */
export const Row = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;
`;
