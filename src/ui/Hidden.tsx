import { styled } from '@mui/material/styles';

/** Words for screen readers only; no font is fetched for them. */
export const Hidden = styled('span')`
  font-family: sans-serif;
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
