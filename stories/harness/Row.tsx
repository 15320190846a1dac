import { styled } from '@mui/material/styles';

/** Pieces beside each other. */
export const Row = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;
`;
