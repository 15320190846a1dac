import type { CSSObject } from '@emotion/react';

/** Styles of fields, for the plain ones and for MUI's. */
export const fieldStyles = {
  label: {
    marginBottom: 6,
    fontSize: 'var(--control)',
    fontWeight: 700,
    lineHeight: 1.45,
  },
  hint: {
    margin: '-2px 0 8px',
    color: 'var(--ink-soft)',
    fontSize: 'var(--small)',
    lineHeight: 1.5,
  },
  input: {
    boxSizing: 'border-box',
    height: 'auto',
    minHeight: 52,
    padding: '10px 14px',
    border: '1.5px solid var(--line-strong)',
    borderRadius: 'var(--radius-control)',
    background: 'var(--surface)',
    font: 'inherit',
    lineHeight: 1.5,
    transition: 'border-color 120ms ease-out',
    '&:hover': { borderColor: 'var(--ink)' },
    '&:focus-visible': { boxShadow: '0 0 0 2px var(--focus), 0 0 0 5px var(--focus-halo)' },
  },
  wrong: { border: '2.5px solid var(--error)' },
  select: { minHeight: 52, paddingInlineEnd: 44, textOverflow: 'ellipsis' },
  /** The arrow of a select. */
  arrow: {
    insetInlineEnd: 14,
    top: 'calc(50% - 0.65em)',
    // Browsers without it keep the arrow of their own.
    '@supports not (appearance: none)': { display: 'none' },
  },
} satisfies Readonly<Record<string, CSSObject>>;
