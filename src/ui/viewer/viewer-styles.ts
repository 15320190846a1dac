import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';

const appear = keyframes`from { opacity: 0 }`;

/** A phone on its side: room beside the picture, none below it. */
export const lowScreen = '@media (min-width: 560px) and (max-height: 480px)';

/** The dark overlay above the page, the same in every scheme. */
export const Overlay = styled('div')`
  position: fixed;
  inset: 0;
  z-index: 1300;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: safe center;
  justify-items: center;
  overflow: auto;
  padding: 72px 16px 84px;
  background: rgb(8 20 22 / 0.9);
  color: #fff;
  touch-action: pan-y pinch-zoom;
  animation: ${appear} 150ms ease-out;
  ${lowScreen} {
    padding: 12px 76px;
  }
`;

/** A round button on the overlay; it needs an `aria-label`. */
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

/** Where the close button stands. */
export const CloseButton = styled(RoundButton)`
  position: fixed;
  top: 12px;
  right: 12px;
`;
