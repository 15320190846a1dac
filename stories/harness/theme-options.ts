import type { Theme } from '../../src/engine/site-config.generated';
import type { Scheme } from '../../src/engine/theme/colours';
import { coloursOf } from '../../src/engine/theme/theme-colours';
import { jambu } from './jambu';

interface ThemeOption {
  readonly title: string;
  readonly scheme: Scheme;
  readonly theme: (site: Theme) => Theme;
}

const siteTheme = (theme: Theme) => theme;
const withJambuColours = (theme: Theme) => ({ ...theme, colours: jambu });

/** Themes and colour schemes of the toolbar. */
export const themeOptions = {
  site: { title: 'The site’s theme', scheme: 'light', theme: siteTheme },
  dark: { title: 'The site’s theme, dark', scheme: 'dark', theme: siteTheme },
  jambu: { title: 'Jambu, a second theme', scheme: 'light', theme: withJambuColours },
  'jambu-dark': { title: 'Jambu, dark', scheme: 'dark', theme: withJambuColours },
  contrast: { title: 'High contrast', scheme: 'contrast', theme: siteTheme },
} as const satisfies Readonly<Record<string, ThemeOption>>;

export type ThemeOptionName = keyof typeof themeOptions;

/** Gives every scheme of a theme the colours of one scheme, because MUI follows the system's scheme only. */
export function withFixedScheme(scheme: Scheme, theme: Theme): Theme {
  const colours = coloursOf(scheme, theme);
  return { ...theme, colours: { light: colours, dark: colours } };
}
