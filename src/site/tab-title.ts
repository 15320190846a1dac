import type { Site } from '../config/site';
import type { Place } from './page-address';

/** '{council name} ગ્રામ પંચાયત | {page title}' (specification, 2.2). */
export function tabTitle(site: Site, council: string, { page }: Pick<Place, 'page'>): string {
  const { suffix, other } = site.config.shell.title;
  return `${council} ${suffix} | ${page ? page.tabTitle : other}`;
}
