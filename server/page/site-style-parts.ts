import type { SiteConfig } from '../../src/model/site-config.generated';
import { siteStyles } from '../../src/ui/theme/site-styles';
import { cspHash } from './content-security-policy';
import { displayHead } from './display-head';
import type { SiteParts } from './document';

/** The styles that all documents of a site have, and the part of the head that chooses a colour scheme. */
export function siteStyleParts(config: SiteConfig): Pick<SiteParts, 'styles' | 'display'> {
  const css = siteStyles(config);
  return { styles: { css, hash: cspHash(css) }, display: displayHead(config.theme) };
}
