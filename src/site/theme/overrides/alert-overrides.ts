import type { Components } from '@mui/material/styles';

/** Alerts on a surface, with a thick bar in the colour of their severity at the start. */
export const alertOverrides: Pick<Components, 'MuiAlert'> = {
  MuiAlert: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ ownerState: { severity = 'success' } }) => ({
        width: 'min(480px, 100vw - 32px)',
        padding: '4px 8px 4px 16px',
        border: `1.5px solid var(--${severity})`,
        borderInlineStartWidth: 8,
        borderRadius: 'var(--radius-card)',
        background: 'var(--surface)',
        boxShadow: 'var(--floating)',
        color: 'var(--ink)',
        fontSize: 'inherit',
        lineHeight: 1.5,
        pointerEvents: 'all',
      }),
      icon: ({ ownerState: { severity = 'success' } }) => ({
        marginInlineEnd: 12,
        padding: '10px 0',
        opacity: 1,
        fontSize: 20,
        '&&': { color: `var(--${severity})` },
      }),
      message: { flex: 1, padding: '10px 0', overflowWrap: 'anywhere', textWrap: 'balance' },
      action: { marginInlineEnd: 0, marginInlineStart: 'auto', padding: 0 },
    },
  },
};
