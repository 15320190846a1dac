import styled from '@emotion/styled';

/** The text of a document: paragraphs, headings and lists. */
export const DocumentText = styled('article')`
  max-width: 720px;
  overflow-wrap: anywhere;
  & > p,
  & > ul,
  & > ol {
    max-width: var(--measure);
    margin-top: 0.8em;
  }
  & > * + h2 {
    margin-top: var(--gap);
  }
  & > * + h3 {
    margin-top: 24px;
  }
  & > h2,
  & > h3 {
    scroll-margin-top: 24px;
  }
  & > ul,
  & > ol {
    padding-inline-start: 1.5em;
  }
  & > ul {
    list-style: disc;
  }
  & > ol {
    list-style: decimal;
  }
  & li + li {
    margin-top: 0.4em;
  }
  & li::marker {
    color: var(--motif);
  }
`;
