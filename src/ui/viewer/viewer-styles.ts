import { styled } from '@mui/material/styles';
import { DarkDialog } from '../dialog/dark-dialog';

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
