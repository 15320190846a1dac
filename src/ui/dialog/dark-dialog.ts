import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { Dialog } from './Dialog';

const appear = keyframes`from { opacity: 0 }`;

/** A dialog that darkens the page and centres its content; dark in every colour scheme. */
export const DarkDialog = styled(Dialog)`
  padding: 16px;
  overflow: auto;
  background: rgb(8 20 22 / 0.9);
  color: #fff;
  animation: ${appear} 150ms ease-out;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: safe center;
`;

/** A round button on a dark dialog; it needs an `aria-label`. */
export const RoundButton = styled('button')`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  padding: 0;
  border: 1.5px solid #fff;
  border-radius: 99px;
  background: rgb(8 20 22 / 0.6);
  color: #fff;
  &:hover {
    background: rgb(255 255 255 / 0.18);
  }
  &:focus-visible {
    border-radius: 99px;
  }
`;
