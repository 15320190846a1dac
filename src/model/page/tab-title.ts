import { plainText, type Translate } from '../site/config-text';
import type { Site } from '../site/site';
import type { RouteMatch } from './page-url';

/** '{council name} ગ્રામ પંચાયત | {page title}' (B2.2.1). A page without a `tabTitle` has its title there. */
export function tabTitle(
  site: Site,
  council: string,
  { page }: Pick<RouteMatch, 'page'>,
  translate: Translate,
): string {
  const { suffix, other } = site.config.shell.title;
  const untitled = page !== null && page.tabTitle === undefined;
  const title = untitled ? translate(page.title) : plainText(page?.tabTitle ?? other, site);
  return `${council} ${plainText(suffix, site)} | ${title}`;
}
