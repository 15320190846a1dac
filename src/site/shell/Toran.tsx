import { styled } from '@mui/material/styles';

const pennant = (at: string, colour: string) =>
  `conic-gradient(from -45deg at ${at} 12px, var(--${colour}) 90deg, #0000 0) 0 0/72px 12px repeat-x`;

const bead = 'radial-gradient(circle at 12px 14.6px, var(--motif-2) 1.6px, #0000 2.2px) 0 0/24px 17px';

const pennants = [pennant('12px', 'motif'), pennant('36px', 'motif-2'), pennant('60px', 'accent-soft')];

/** A row of pennants, each with a bead, at the upper edge of the footer. */
export const Toran = styled('div')`
  height: 17px;
  background: ${[bead, ...pennants].join(', ')}, var(--deep);
`;
