import styled from '@emotion/styled';
import { Link } from 'react-router-dom';

/** As MUI's IconButton in the theme, without the styles and the code for what a plain one does not have. */
const iconButtonStyles = `
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  background: var(--surface);
  color: var(--ink);
  font-size: 1rem;
  text-decoration: none;
  vertical-align: middle;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  &:hover {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--accent-hover);
  }
`;

/** A square button with an icon. */
export const IconButton = styled('button')`
  ${iconButtonStyles}
`;

/** A link to a page that looks like a square button. */
export const IconLink = styled(Link)`
  ${iconButtonStyles}
`;

/** A link within the page that looks like a square button. */
export const IconAnchor = styled('a')`
  ${iconButtonStyles}
`;

/** An icon alone as a button, in the colour of what is around it. */
export const MarkButton = styled('button')`
  ${iconButtonStyles}
  border: 0;
  background: none;
  color: inherit;
`;

/** A round button with an icon on a dark surface. */
export const CircleButton = styled('button')`
  ${iconButtonStyles}
  width: 48px;
  height: 48px;
  border: 1.5px solid;
  border-radius: 99px;
  background: none;
  color: inherit;
  &:hover {
    border-color: currentColor;
    background: rgb(255 255 255 / 0.14);
    color: inherit;
  }
  &:focus-visible {
    border-radius: 99px;
  }
`;
