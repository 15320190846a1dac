import { textInSite, type Translate } from '../site/config-text';
import type { Site } from '../site/site';
import type { RouteMatch } from './page-url';

/** '{council name} ગ્રામ પંચાયત | {page title}' (B2.2.1). A page without a `tabTitle` has its title there. */
export function tabTitle(
  site: Site,
  council: string,
  { page }: Pick<RouteMatch, 'page'>,
  translate: Translate,
): string {
  const { suffix } = site.config.shell.title;
  const { title: heading, tabTitle: own } = page ?? site.config.notFound;
  const title = own === undefined ? translate(heading) : textInSite(own, site);
  return `${council} ${textInSite(suffix, site)} | ${title}`;
}
