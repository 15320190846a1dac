import { styled } from '@mui/material/styles';

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

/** The close button in the corner of the screen. */
export const CloseButton = styled(RoundButton)`
  position: fixed;
  top: 12px;
  inset-inline-end: 12px;
`;
