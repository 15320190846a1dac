import styled from '@emotion/styled';

const knot = (at: string) => `radial-gradient(circle at ${at}, var(--motif) 2px, #0000 2.6px)`;

/** The heading of a section, between a motif and a dotted line. */
export const SectionHeading = styled('h2')`
  display: flex;
  align-items: center;
  margin-bottom: 16px;
  overflow-wrap: anywhere;
  &::before {
    content: '';
    flex: none;
    width: 16px;
    height: 16px;
    margin-inline-end: 14px;
    background: ${knot('8px 3px')}, ${knot('3px 8px')}, ${knot('13px 8px')}, ${knot('8px 13px')};
  }
  &::after {
    content: '';
    flex: 1;
    min-width: 24px;
    height: 4px;
    margin-inline-start: 14px;
    background: radial-gradient(circle at 6px 2px, var(--line-strong) 0.9px, #0000 1.5px) 0 0/12px 4px;
    opacity: 0.8;
  }
  & > button {
    order: 3;
    margin-inline-start: 14px;
    margin-block-start: -6px;
    margin-block-end: -6px;
  }
`;
