import { keyframes } from '@emotion/react';
import type { Components } from '@mui/material/styles';

const shine = keyframes`from { background-position: 100% 0 } to { background-position: 0 0 }`;

/** Placeholders of texts and pictures; each needs a height and, inline, a width. */
export const skeletonOverrides: Pick<Components, 'MuiSkeleton'> = {
  MuiSkeleton: {
    defaultProps: { variant: 'rectangular', animation: false },
    styleOverrides: {
      root: {
        borderRadius: 'var(--radius-control)',
        background:
          'linear-gradient(100deg, var(--skeleton) 40%, var(--surface) 50%, var(--skeleton) 60%) 0 0 / 300% 100%',
        animation: `${shine} 1.6s linear infinite`,
      },
    },
  },
};
