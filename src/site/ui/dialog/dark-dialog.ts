import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Dialog } from './Dialog';

const appear = keyframes`from { opacity: 0 }`;

/** A dialog that darkens the page and centres its content; dark in every colour scheme. */
export const DarkDialog = styled(Dialog)`
  padding: 16px;
  overflow: auto;
  background: rgb(8 20 22 / 0.9);
  color: #fff;
  @media (forced-colors: active) {
    background: Canvas;
  }
  animation: ${appear} 150ms ease-out;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: safe center;
`;
