import type { Components } from '@mui/material/styles';
import { buttonStyles } from '../button-styles';

/** The focus ring of the base styles, which MUI's shadows would replace. */
const focusRing = {
  '&:focus-visible, &.Mui-focusVisible': {
    boxShadow: '0 0 0 2px var(--focus), 0 0 0 5px var(--focus-halo)',
  },
};

/** Buttons as the plain ones of the site; those with an icon alone. */
export const buttonOverrides: Pick<Components, 'MuiButtonBase' | 'MuiButton' | 'MuiIconButton'> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { variant: 'outlined', disableElevation: true },
    styleOverrides: {
      root: { ...buttonStyles.root, ...focusRing },
      contained: buttonStyles.contained,
      outlined: buttonStyles.outlined,
      text: buttonStyles.text,
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
