/** Styles of a scrolling row once keen-slider, instead of the browser, moves its items. */
export const carouselStyles = `
  &[data-carousel]:not([data-keen-slider-disabled]) {
    overflow: hidden;
    overflow: clip;
    scroll-snap-type: none;
    touch-action: pan-y pinch-zoom;
    -webkit-user-select: none;
    user-select: none;
  }
`;
