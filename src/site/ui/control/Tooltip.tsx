import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

const appear = keyframes`from { opacity: 0 }`;

/**
 * Tooltip shown on hover and focus. Its parent sets the position, the display and the accessible description. Until then it
 * has no box, so that the first layout of a page does not shape its text.
 */
export const Tooltip = styled('span')`
  display: none;
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
  pointer-events: none;
  animation: ${appear} 120ms ease-out 150ms backwards;
`;

/** Styles of a visible tooltip, for the parent's hover and focus selectors. */
export const tooltipVisible = `
  display: block;
`;
