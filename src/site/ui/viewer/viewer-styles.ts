import styled from '@emotion/styled';
import { DarkDialog } from '../dialog/dark-dialog';

/** A phone in landscape: room beside the picture, none below it. */
export const lowScreen = '@media (min-width: 560px) and (max-height: 480px)';

/** A screen that is zoomed to 400 %: the steps would cover the picture. */
export const zoomedScreen = '@media (max-width: 559.98px) and (max-height: 400px)';

/** The dialog of the viewer and of its notices. */
export const ViewerDialog = styled(DarkDialog)`
  padding: 72px 16px 84px;
  touch-action: pan-y pinch-zoom;
  justify-items: center;
  ${zoomedScreen} {
    padding-block-end: 16px;
  }
  ${lowScreen} {
    padding: 12px 76px;
  }
`;
