import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

const shine = keyframes`from { background-position: 100% 0 } to { background-position: 0 0 }`;

/** Placeholder of a text or a picture; needs a height and, where it is narrower than its place, a width. */
export const Skeleton = styled('span')`
  display: block;
  height: 1.2em;
  border-radius: var(--radius-control);
  background: linear-gradient(100deg, var(--skeleton) 40%, var(--surface) 50%, var(--skeleton) 60%) 0 0 / 300%
    100%;
  animation: ${shine} 1.6s linear infinite;
`;
