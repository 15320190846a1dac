import { wide } from '../theme/component-theme';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const dot = (at: string) => `radial-gradient(circle at ${at}, var(--motif) 2.8px, #0000 3.4px)`;

const Heading = styled('h1')`
  display: flex;
  align-items: baseline;
  margin: 4px 0 24px;
  overflow-wrap: anywhere;
  &::before {
    content: '';
    flex: none;
    width: 22px;
    height: 22px;
    align-self: flex-start;
    margin-top: calc((var(--head) * 1em - 22px) / 2);
    margin-inline-end: 14px;
    background: ${dot('11px 4px')}, ${dot('4px 11px')}, ${dot('18px 11px')}, ${dot('11px 18px')};
  }
  ${wide} {
    margin-bottom: 32px;
  }
`;

/** The heading of a page, with an ornament; it receives the focus on a route change (B2.3.2). */
export function PageHeading({ children }: { readonly children: ReactNode }) {
  return (
    <Heading tabIndex={-1} data-page-heading="">
      {children}
    </Heading>
  );
}
