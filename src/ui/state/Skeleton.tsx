import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden';

const shine = keyframes`from { background-position: 100% 0 } to { background-position: 0 0 }`;
const appear = keyframes`from { visibility: hidden } to { visibility: visible }`;

/** A placeholder for a text or a picture; needs a height and, inline, a width. */
export const Skeleton = styled('span')`
  display: block;
  border-radius: var(--radius-control);
  background: linear-gradient(100deg, var(--skeleton) 40%, var(--surface) 50%, var(--skeleton) 60%) 0 0/300%
    100%;
  animation: ${shine} 1.6s linear infinite;
`;

const Delayed = styled('div')`
  animation: ${appear} 150ms step-end;
`;

/** Skeleton of loading content, shown after 150 ms, with a status for screen readers. */
export function Loading({ children }: { readonly children: ReactNode }) {
  const intl = useIntl();
  return (
    <Delayed>
      <VisuallyHidden role="status">{intl.formatMessage({ id: 'common.loading' })}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </Delayed>
  );
}
