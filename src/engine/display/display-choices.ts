import type { DarkScheme } from '../site-config.generated';
import type { Scheme } from '../theme/colours';

/** Local storage entry and `data-` attribute of the root element with the chosen scheme (B11.4.3). */
export const schemeStorageName = 'scheme';
/** Local storage entry and `data-` attribute of the root element with the chosen text size. */
export const textSizeStorageName = 'textSize';

/** Text sizes → percentage of the browser's own. */
export const textSizes = { normal: 100, large: 115, largest: 130 } as const;

export type TextSize = keyof typeof textSizes;

/** The schemes that visitors of a site may choose. */
export function schemesOf(darkScheme: DarkScheme): readonly Scheme[] {
  return darkScheme === 'off' ? ['light', 'contrast'] : ['light', 'contrast', 'dark'];
}

/** Media query of the `theme-color` for the dark scheme, for visitors who have not chosen one. */
export function darkMedia(darkScheme: DarkScheme): string {
  return darkScheme === 'system' ? '(prefers-color-scheme:dark)' : 'not all';
}

/** The same for visitors who have chosen a scheme. */
export function chosenDarkMedia(scheme: Scheme): string {
  return scheme === 'dark' ? 'all' : 'not all';
}
