import type { FontName } from '../../engine/theme/font-names';
import type { FontFamily } from './font-family';
import { hind, hindVadodara } from './hind-families';
import { notoFamilies } from './noto-families';

const shipped: Readonly<Record<FontName, FontFamily>> = {
  'Hind Vadodara': hindVadodara,
  Hind: hind,
  ...notoFamilies,
};

/** Font family → what the page needs of it. */
export type FontFamilies = Readonly<Record<string, FontFamily>>;

/** The families that the engine ships, by name. A theme may name others, which the site or the device has. */
export const fontFamilies: FontFamilies = shipped;
