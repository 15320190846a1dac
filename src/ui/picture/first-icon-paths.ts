import type { IconName } from './icon-names';

/**
 * The paths of the icons that the browser renders on a first visit: of the menu button, which is a link until hydration,
 * of the button that stops the icon strip, and of the button that closes the first-visit video. Without them the sprite would be fetched and parsed at once.
 */
export const iconPaths: ReadonlyMap<IconName, string> = new Map([
  ['menu', '<path d="M4 5h16M4 12h16M4 19h16"/>'],
  [
    'pause',
    '<path d="M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-16a1 1 0 0 1 1-1zM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-16a1 1 0 0 1 1-1z"/>',
  ],
  ['x', '<path d="M18 6 6 18M6 6l12 12"/>'],
]);
