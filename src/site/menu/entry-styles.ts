import { innerFocusStyles } from '../theme/inner-focus';

/** Links and groups of both menus: a row each, marked where it is pointed at, open, current or focused. */
export const entryStyles = `
  & a,
  & summary {
    display: flex;
    align-items: center;
    color: var(--ink);
    line-height: 1.4;
    text-decoration: none;
    cursor: pointer;
    list-style: none;
    overflow-wrap: anywhere;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & a:hover,
  & summary:hover,
  & [open] > summary {
    background: var(--accent-soft);
    color: var(--accent-hover);
  }
  & [open] > summary {
    font-weight: 700;
    box-shadow: inset 4px 0 0 var(--accent);
  }
  & .lit {
    font-weight: 700;
    box-shadow: inset 4px 0 0 var(--motif-2);
  }
  & a:focus-visible,
  & summary:focus-visible {
    ${innerFocusStyles}
  }
`;
