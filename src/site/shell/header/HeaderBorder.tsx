import styled from '@emotion/styled';

const dot = (at: string, size: string, end: string) =>
  `radial-gradient(circle at ${at}, var(--motif-2) ${size}, #0000 ${end}) 0 0/24px 12px`;

const knot = ['12px 2.5px', '8.5px 6px', '15.5px 6px', '12px 9.5px'].map((at) => dot(at, '1.3px', '1.9px'));
const single = ['0 6px', '24px 6px'].map((at) => dot(at, '1.1px', '1.7px'));

/** Ornament under the header: dots after bandhani, the tie-dye of Gujarat. */
export const HeaderBorder = styled('div')`
  height: 12px;
  background: ${[...knot, ...single].join(', ')}, var(--deep);
  @media print {
    height: 1px;
    background: #000;
  }
`;
