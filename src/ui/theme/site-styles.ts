import type { PublicConfig } from '../../model/site/site';
import { baseStyles } from './base-styles';
import { fontFaces } from '../fonts/font-faces';
import { themeVariables } from './theme-variables';

/**
 * The CSS of a site's fonts, tokens and base styles. It is part of the HTML and never inserted by script: new
 * `@font-face` rules would load the fonts and lay out the page again.
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
