import type { PublicConfig } from '../../engine/site/site';
import type { FontFileUrls } from '../../engine/theme/font-file';
import { fontFaces } from '../fonts/font-faces';
import { siteFonts } from '../fonts/site-fonts';
import { baseStyles } from './base-styles';
import { themeVariables } from './theme-variables';

/**
 * The CSS of a site's fonts, tokens and base styles, without comments. It is part of the HTML and never inserted by script: new
 * `@font-face` rules would load the fonts and lay out the page again.
 * @param fontUrls URLs of the site's own font files
 */
export function siteStyles(
  config: Pick<PublicConfig, 'theme' | 'languages' | 'display'>,
  fontUrls: FontFileUrls = {},
): string {
  const { theme, languages, display } = config;
  const fonts = siteFonts(config, fontUrls);
  const base = baseStyles(languages.list, fonts, display).replaceAll(/\n?\/\*.*?\*\//g, '');
  return [fontFaces(fonts), themeVariables(theme), base].join('\n');
}
