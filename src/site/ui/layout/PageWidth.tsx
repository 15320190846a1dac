import styled from '@emotion/styled';

/** Centres content of at most 1312 px, with gutters. */
export const PageWidth = styled('div')`
  max-width: calc(1312px + 2 * var(--gutter));
  margin-inline-start: auto;
  margin-inline-end: auto;
  padding-inline-start: var(--gutter);
  padding-inline-end: var(--gutter);
`;

/** Styles of a bordered surface. */
export const surfaceStyles = `
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
`;
