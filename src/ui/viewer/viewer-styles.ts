import { styled } from '@mui/material/styles';
import { DarkDialog, RoundButton } from '../dialog/dark-dialog';

/** A phone in landscape: room beside the picture, none below it. */
export const lowScreen = '@media (min-width: 560px) and (max-height: 480px)';

/** The dialog of the viewer and of its notices. */
export const ViewerDialog = styled(DarkDialog)`
  padding: 72px 16px 84px;
  touch-action: pan-y pinch-zoom;
  justify-items: center;
  ${lowScreen} {
    padding: 12px 76px;
  }
`;

/** The close button in the corner of the screen. */
export const CloseButton = styled(RoundButton)`
  position: fixed;
  top: 12px;
  inset-inline-end: 12px;
`;
