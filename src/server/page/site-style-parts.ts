import type { CheckedSite } from '../../engine/site/checked-site';
import { siteStyles } from '../../site/theme/site-styles';
import { fontUrls } from '../site/font-routes';
import { cspHash } from '../http/content-security-policy';
import { displayHead } from './display-head';
import type { SiteParts } from './html-document';

/** The styles that all pages of a site have, and the part of the head that chooses a colour scheme. */
export function siteStyleParts(checked: CheckedSite): Pick<SiteParts, 'styles' | 'display'> {
  const css = siteStyles(checked.config, fontUrls(checked));
  return { styles: { css, hash: cspHash(css) }, display: displayHead(checked.config) };
}
