import type { PublicConfig } from '../../config/site';
import { baseStyles } from './base-styles';
import { fontFaces } from './fonts';
import { themeVariables } from './variables';

/**
 * The CSS of a site's fonts, tokens and base styles. It stands in the documents of the site and is never put in again
 * by the browser: new `@font-face` rules would fetch the fonts anew and lay the page out once more.
 */
export function siteStyles({
  theme,
  languages,
  display,
}: Pick<PublicConfig, 'theme' | 'languages' | 'display'>): string {
  return [fontFaces, themeVariables(theme), baseStyles(languages.list, theme.fonts ?? {}, display)].join(
    '\n',
  );
}
