/** Content up to this many px below the top of a list is laid out at once: browsers lay out 1.5 screens below the visible one. */
const nearby = 1_600;

/** Most items that are laid out at once, however low they are. */
const mostNearby = 12;

/** Whether offscreen content waits: `auto` until the page has loaded, then `visible`, so that a picture of the whole page has it. */
const waiting = '--offscreen';

/** Lays out all offscreen content of the page from now on. */
export function showOffscreen(): void {
  document.documentElement.style.setProperty(waiting, 'visible');
}

/**
 * Styles for content that is not laid out before it comes near the screen or the page has loaded. It takes `height`, a CSS
 * length, until then, and after that the height it had (B10.2.9). At the end of a page it should be too high rather than too
 * low: a jump to the end arrives there. Shadows and focus rings may be 24 px outside it.
 */
export function offscreenStyles(height: string): string {
  return `
    content-visibility: var(${waiting}, auto);
    contain-intrinsic-size: auto ${height};
    overflow-clip-margin: 24px;
  `;
}

/** Styles for the items of a list, each about `height` px high: those far below are laid out later. */
export function offscreenItemStyles(height: number): string {
  const first = Math.min(mostNearby, Math.ceil(nearby / height)) + 1;
  return `
    min-width: 0;
    @media not print {
      &:nth-of-type(n + ${first}) {
        ${offscreenStyles(`${height}px`)}
      }
    }
  `;
}
