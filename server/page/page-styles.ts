import type { CheckedSite } from '../../src/model/site/checked-site';
import { siteStyles } from '../../src/ui/theme/site-styles';
import { fontUrls } from '../site/font-routes';
import { cspHash } from './content-security-policy';
import type { SiteParts } from './document';

/** The styles that all pages of a site have in their HTML, and their hash for the policy. */
export function pageStyles(checked: CheckedSite): SiteParts['styles'] {
  const css = siteStyles(checked.config, { fontUrls: fontUrls(checked), boldIsLate: true });
  return { css, hash: cspHash(css) };
}
