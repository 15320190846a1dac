import { styled } from '@mui/material/styles';

/** The width of a page: gutters at the sides, never wider than 1312 px of content. */
export const PageWidth = styled('div')`
  max-width: calc(1312px + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

/** A white sheet with a line around it. */
export const sheet = `
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
`;
