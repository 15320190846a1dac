import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { PageWidth } from '../../src/site/ui/layout/PageWidth';

const Page = styled(PageWidth)`
  & > article {
    max-width: 60rem;
    padding-bottom: var(--gap);
  }
  & h2 {
    margin: var(--gap) 0 12px;
  }
  & h1 {
    margin-bottom: 16px;
  }
  & p + p,
  & ul + p {
    margin-top: 12px;
  }
  & article > p + :not(p, h2) {
    margin-top: 24px !important;
  }
  & ul {
    list-style: disc;
    padding-inline-start: 1.5em;
  }
  & code,
  & pre {
    font:
      0.875rem/1.5 ui-monospace,
      monospace;
    overflow-wrap: break-word;
  }
  & pre {
    padding: 16px;
    overflow: auto;
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    background: var(--surface);
    white-space: pre-wrap;
  }
`;

/** A page of the designers' reference, in English. */
export function Document({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Page as="main">
      <article lang="en">
        <h1>{title}</h1>
        {children}
      </article>
    </Page>
  );
}
