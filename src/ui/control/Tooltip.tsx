import styled from '@emotion/styled/base';

/** Tooltip shown on hover and focus. Its parent sets the position, the visibility and the accessible description. */
export const Tooltip = styled('span')`
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

/** Styles of a visible tooltip, for the parent's hover and focus selectors. */
export const tooltipVisible = `
  opacity: 1;
  visibility: visible;
  transition-delay: 150ms;
`;
