import type { Components } from '@mui/material/styles';

/** The focus ring of the base styles, which MUI's shadows would replace. */
const focusRing = {
  '&:focus-visible, &.Mui-focusVisible': {
    boxShadow: '0 0 0 2px var(--focus), 0 0 0 5px var(--focus-halo)',
  },
};

/** `contained`: the primary button, at most one per view. `aria-disabled` keeps a button focusable. */
export const buttonOverrides: Pick<Components, 'MuiButtonBase' | 'MuiButton' | 'MuiIconButton'> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: {
        gap: 8,
        minWidth: 0,
        minHeight: 48,
        padding: '8px 20px',
        borderWidth: 1.5,
        fontSize: 'var(--control)',
        fontWeight: 700,
        lineHeight: 1.35,
        transition: 'background-color 120ms ease-out',
        '&:active': { transform: 'translateY(1px)' },
        '&[aria-disabled="true"]': {
          border: '1.5px dashed var(--line-strong)',
          background: 'var(--sunken)',
          color: 'var(--ink-soft)',
          fontWeight: 400,
          cursor: 'not-allowed',
          transform: 'none',
        },
        ...focusRing,
      },
      contained: {
        border: '1.5px solid var(--accent)',
        boxShadow: 'none',
        '@media print': { background: 'none' },
        '&:hover': {
          borderColor: 'var(--accent-hover)',
          background: 'var(--accent-hover)',
          color: 'var(--on-accent)',
          boxShadow: 'none',
        },
      },
      outlined: {
        borderColor: 'var(--accent)',
        background: 'var(--surface)',
        '&:hover': { background: 'var(--accent-soft)', color: 'var(--accent-hover)' },
      },
      text: {
        minHeight: 44,
        padding: 0,
        '&:hover': { background: 'none', textDecoration: 'underline', textUnderlineOffset: '0.22em' },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 44,
        height: 44,
        padding: 0,
        border: '1px solid var(--line)',
        borderRadius: 'var(--radius-control)',
        background: 'var(--surface)',
        color: 'var(--ink)',
        fontSize: '1rem',
        transition: 'none',
        '&:hover': {
          borderColor: 'var(--accent)',
          background: 'var(--accent-soft)',
          color: 'var(--accent-hover)',
        },
        ...focusRing,
      },
      // A mark alone, in the colour of what is around it.
      sizeSmall: { border: 0, background: 'none', color: 'inherit' },
    },
  },
};
