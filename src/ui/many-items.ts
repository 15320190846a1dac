/**
 * Styles for the items of a list that may be long: those far below are not laid out until they come near, and
 * take about `height` px until then. `room` keeps the focus ring of what fills an item from being cut.
 */
export function manyItems(height: number, room = '0px'): string {
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
