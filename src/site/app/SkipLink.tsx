import styled from '@emotion/styled';
import type { ReactNode } from 'react';

/** In the font of the header's buttons: the first layout needs no other. */
const Link = styled('a')`
  position: absolute;
  inset-inline-start: -9999px;
  font-size: var(--header-control);
  font-weight: 700;
  &:focus {
    inset-inline-start: 16px;
    top: 8px;
    z-index: 9;
    padding: 10px 16px;
    background: var(--surface);
  }
`;

/** The first focusable element: skips the header. */
export function SkipLink({ children }: { readonly children: ReactNode }) {
  return <Link href="#main">{children}</Link>;
}
