import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden';

const appear = keyframes`from { visibility: hidden } to { visibility: visible }`;

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
