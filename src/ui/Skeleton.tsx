import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import type { ReactNode } from 'react';
import { Hidden } from './Hidden';

const shine = keyframes`from { background-position: 100% 0 } to { background-position: 0 0 }`;
const appear = keyframes`from { visibility: hidden } to { visibility: visible }`;

/** A grey bone in the place of a word or a picture: give it a height (and a width). */
export const Bone = styled('span')`
  display: block;
  border-radius: var(--radius-control);
  background: linear-gradient(100deg, var(--skeleton) 40%, var(--surface) 50%, var(--skeleton) 60%) 0 0/300%
    100%;
  animation: ${shine} 1.6s linear infinite;
`;

const Delayed = styled('div')`
  animation: ${appear} 150ms step-end;
`;

/** The shape of what is being loaded, shown after 150 ms, with a spoken text. */
export function Loading({ children }: { readonly children: ReactNode }) {
  const intl = useIntl();
  return (
    <Delayed>
      <Hidden role="status">{intl.formatMessage({ id: 'common.loading' })}</Hidden>
      <div aria-hidden="true">{children}</div>
    </Delayed>
  );
}
