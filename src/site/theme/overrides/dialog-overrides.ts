import type { Components } from '@mui/material/styles';

/** Dialogs over the whole screen; they scroll as a whole. */
export const dialogOverrides: Pick<Components, 'MuiDialog'> = {
  MuiDialog: {
    styleOverrides: {
      paper: {
        display: 'block',
        borderRadius: 0,
        boxShadow: 'none',
        background: 'var(--surface)',
        color: 'var(--ink)',
        overflow: 'hidden auto',
        overscrollBehavior: 'contain',
      },
    },
  },
};
