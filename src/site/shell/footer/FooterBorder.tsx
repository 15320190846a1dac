import styled from '@emotion/styled';

const pennant = (at: string, colour: string) =>
  `conic-gradient(from -45deg at ${at} 12px, var(--${colour}) 90deg, #0000 0) 0 0/72px 12px repeat-x`;

const bead = 'radial-gradient(circle at 12px 14.6px, var(--motif-2) 1.6px, #0000 2.2px) 0 0/24px 17px';

const pennants = [pennant('12px', 'motif'), pennant('36px', 'motif-2'), pennant('60px', 'accent-soft')];

/** Ornament at the top of the footer: a row of pennants with beads, after the toran hung over doors in Gujarat. */
export const FooterBorder = styled('div')`
  height: 17px;
  background: ${[bead, ...pennants].join(', ')}, var(--deep);
`;
