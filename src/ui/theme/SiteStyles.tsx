import { Global } from '@emotion/react';
import type { PublicConfig } from '../../config/site';
import { baseStyles } from './base-styles';
import { fontFaces } from './fonts';
import { themeVariables } from './variables';

/** The site's tokens, fonts and base styles. */
export function SiteStyles({ config }: { readonly config: PublicConfig }) {
  const { theme, languages, display } = config;
  const styles = [fontFaces, themeVariables(theme), baseStyles(languages.list, theme.fonts ?? {}, display)];
  return <Global styles={styles.join('\n')} />;
}
