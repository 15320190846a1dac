import { styled } from '@mui/material/styles';

/**
 * Words that float beside what they belong to while that is pointed at or has the keyboard's focus. Whoever
 * holds it says where it floats, and what a screen reader hears.
 */
export const Tip = styled('span')`
  position: absolute;
  z-index: 7;
  width: max-content;
  max-width: min(320px, 80vw);
  padding: 6px 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  background: var(--ink);
  color: var(--surface);
  font-size: var(--small);
  font-weight: 400;
  line-height: 1.5;
  text-align: start;
  opacity: 0;
  visibility: hidden;
  pointer-events: none;
  transition:
    opacity 120ms ease-out,
    visibility 120ms;
`;

/** Styles under the selector at which a tip is to be seen. */
export const tipShown = `
  opacity: 1;
  visibility: visible;
  transition-delay: 150ms;
`;
