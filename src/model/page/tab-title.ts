import { plainText } from '../site/config-text';
import type { Site } from '../site/site';
import type { RouteMatch } from './page-url';

/** '{council name} ગ્રામ પંચાયત | {page title}' (B2.2.1). */
export function tabTitle(site: Site, council: string, { page }: Pick<RouteMatch, 'page'>): string {
  const { suffix, other } = site.config.shell.title;
  return `${council} ${plainText(suffix, site)} | ${plainText(page ? page.tabTitle : other, site)}`;
}
