import type { Theme } from '../../src/config/site-config.generated';
import type { Scheme } from '../../src/theme/colours';
import { coloursOf } from '../../src/ui/theme/variables';
import { jambu } from './jambu';

interface Look {
  readonly title: string;
  readonly scheme: Scheme;
  readonly theme: (site: Theme) => Theme;
}

const own = (theme: Theme) => theme;
const ofJambu = (theme: Theme) => ({ ...theme, colours: jambu });

/** The themes and schemes that a designer can look through. */
export const looks = {
  site: { title: 'The site’s theme', scheme: 'light', theme: own },
  dark: { title: 'The site’s theme, dark', scheme: 'dark', theme: own },
  jambu: { title: 'Jambu, a second theme', scheme: 'light', theme: ofJambu },
  'jambu-dark': { title: 'Jambu, dark', scheme: 'dark', theme: ofJambu },
  contrast: { title: 'High contrast', scheme: 'contrast', theme: own },
} as const satisfies Readonly<Record<string, Look>>;

export type LookName = keyof typeof looks;

/** A theme whose every scheme has the colours of one, for a library that follows the system's scheme only. */
export function fixedTo(scheme: Scheme, theme: Theme): Theme {
  const colours = coloursOf(scheme, theme);
  return { ...theme, colours: { light: colours, dark: colours } };
}
