import { styled } from '@mui/material/styles';

/** Words for screen readers only. */
export const Hidden = styled('span')`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
