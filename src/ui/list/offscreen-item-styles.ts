/**
 * Styles for the items of a long list: items far below are not laid out until they come near, and take about
 * `height` px until then. `room` leaves space for the focus ring, which would be clipped.
 */
export function offscreenItemStyles(height: number, room = '0px'): string {
  return `
    min-width: 0;
    @media not print {
      &:nth-of-type(n + 13) {
        content-visibility: auto;
        contain-intrinsic-size: auto ${height}px;
        ${room === '0px' ? '' : `margin: -${room}; padding: ${room};`}
      }
    }
  `;
}
