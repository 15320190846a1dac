import styled from '@emotion/styled';

/** For screen readers only, in one font of the device: no file is fetched for it, and the browser looks for no other. */
export const visuallyHiddenStyles = `
  font: 400 1rem var(--device-fonts);
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for screen readers only. */
export const VisuallyHidden = styled('span')`
  ${visuallyHiddenStyles}
`;
