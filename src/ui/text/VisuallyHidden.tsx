import styled from '@emotion/styled/base';

/** Text for screen readers only; a generic font family avoids loading a font for it. */
export const VisuallyHidden = styled('span')`
  font-family: sans-serif;
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
