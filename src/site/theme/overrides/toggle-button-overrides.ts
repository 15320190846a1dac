import type { Components } from '@mui/material/styles';

/**
 * Toggle buttons: rectangles that point at the content for categories, pills for titles (`data-look`). On another surface, what
 * is around them sets the colours of the pressed one: --pressed and --on-pressed.
 */
export const toggleButtonOverrides: Pick<Components, 'MuiToggleButton'> = {
  MuiToggleButton: {
    styleOverrides: {
      root: {
        gap: 8,
        minWidth: 44,
        maxWidth: '100%',
        minHeight: 48,
        padding: '8px 18px',
        border: '1.5px solid var(--line-strong)',
        background: 'var(--surface)',
        color: 'var(--ink)',
        fontSize: 'var(--control)',
        fontWeight: 400,
        lineHeight: 1.35,
        textTransform: 'none',
        transition: 'background-color 120ms ease-out, border-color 120ms ease-out',
        '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
        '&:hover': { borderColor: 'var(--accent)', background: 'var(--accent-soft)' },
        '&:active': { transform: 'translateY(1px)' },
        '&.Mui-selected, &.Mui-selected:hover': {
          borderColor: 'var(--pressed, var(--accent))',
          background: 'var(--pressed, var(--accent))',
          color: 'var(--on-pressed, var(--on-accent))',
          fontWeight: 700,
        },
        '&.Mui-selected[data-look=categories]::after': {
          content: '""',
          position: 'absolute',
          left: '50%',
          bottom: -10,
          width: 18,
          height: 9,
          marginLeft: -9,
          background: 'var(--accent)',
          clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
        },
        '&[data-look=pills], &[data-look=pills]:focus-visible': { borderRadius: 22 },
        '&[data-look=pills]': { minHeight: 44, padding: '6px 18px', textAlign: 'start' },
        '&.Mui-selected[data-look=pills]': {
          background: 'var(--accent-soft)',
          boxShadow: 'inset 0 0 0 1px var(--accent)',
          color: 'var(--accent-hover)',
        },
        '&.Mui-selected[data-look=pills]:focus-visible': {
          boxShadow: 'inset 0 0 0 1px var(--accent), 0 0 0 2px var(--focus), 0 0 0 5px var(--focus-halo)',
        },
        '@media (forced-colors: active)': { '&.Mui-selected': { borderWidth: 4 } },
      },
    },
  },
};
