import styled from '@emotion/styled';

/** The place of a picture that is being cropped: the styles of react-easy-crop, which would add a style element that the CSP refuses. */
export const CropStage = styled('div')`
  position: relative;
  background: #222;
  .reactEasyCrop_Container {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    overflow: hidden;
    user-select: none;
    touch-action: none;
    cursor: move;
  }
  .reactEasyCrop_Image {
    max-width: unset;
    will-change: transform;
  }
  .reactEasyCrop_Contain {
    position: absolute;
    inset: 0;
    max-width: 100%;
    max-height: 100%;
    margin: auto;
  }
  .reactEasyCrop_CropArea {
    position: absolute;
    inset-block-start: 50%;
    left: 50%;
    transform: translate(-50%, -50%);
    border: 2px solid #fff;
    box-shadow: 0 0 0 9999em;
    color: rgb(0 0 0 / 0.6);
    overflow: hidden;
  }
`;
