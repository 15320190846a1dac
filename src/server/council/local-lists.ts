import type { CheckedSite } from '../../engine/site/checked-site';
import type { SourceRequest } from '../../engine/source/source-request';
import type { Council } from './council';

/** A site with its local lists only: those that no call of the council API answers (B7.1.5). */
export function withLocalListsOnly(site: CheckedSite): CheckedSite {
  const local = Object.entries(site.config.sources).filter(([, { path }]) => path === undefined);
  return { ...site, config: { ...site.config, sources: Object.fromEntries(local) } };
}

/** The council's own server, beside the local lists of a site. */
export function withLocalLists(
  { config: { sources } }: Pick<CheckedSite, 'config'>,
  local: Council,
  server: Council,
): Council {
  const councilOf = ({ source }: SourceRequest): Council =>
    Object.hasOwn(sources, source) && sources[source]?.path === undefined ? local : server;
  return {
    get: (request) => councilOf(request).get(request),
    currentVersion: (request) => councilOf(request).currentVersion(request),
  };
}
