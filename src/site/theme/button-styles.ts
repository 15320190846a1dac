import type { CSSObject } from '@emotion/react';

/** Styles of buttons, for the plain ones and for MUI's. `contained`: the primary button, at most one per view. */
export const buttonStyles = {
  root: {
    gap: 8,
    minWidth: 0,
    minHeight: 48,
    padding: '8px 20px',
    fontSize: 'var(--control)',
    fontWeight: 700,
    lineHeight: 1.35,
    transition: 'background-color 120ms ease-out',
    '&:active': { transform: 'translateY(1px)' },
    // It keeps the button focusable.
    '&[aria-disabled="true"]': {
      border: '1.5px dashed var(--line-strong)',
      background: 'var(--sunken)',
      color: 'var(--ink-soft)',
      fontWeight: 400,
      cursor: 'not-allowed',
      transform: 'none',
    },
  },
  contained: {
    border: '1.5px solid var(--accent)',
    background: 'var(--accent)',
    color: 'var(--on-accent)',
    '@media print': { background: 'none' },
    '&:hover': {
      borderColor: 'var(--accent-hover)',
      background: 'var(--accent-hover)',
      color: 'var(--on-accent)',
    },
  },
  outlined: {
    border: '1.5px solid var(--accent)',
    background: 'var(--surface)',
    color: 'var(--accent)',
    '&:hover': { background: 'var(--accent-soft)', color: 'var(--accent-hover)' },
  },
  text: {
    minHeight: 44,
    padding: 0,
    '&:hover': { background: 'none', textDecoration: 'underline', textUnderlineOffset: '0.22em' },
  },
} satisfies Readonly<Record<string, CSSObject>>;
