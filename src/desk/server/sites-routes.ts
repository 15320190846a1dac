import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';
import { type deskSites, type sitePass, sitesApi, sitesQuery, type SiteSummary } from '../api/sites-api';
import type { Broadcast } from '../../engine/district/broadcast';
import type { TriedBroadcast } from '../api/broadcasts-api';
import type { OpenDesk } from './desk-opener';
import { DeskRefusal, queryOf } from './desk-request';
import { givePass } from './site-pass';

/** A site of a folder, and where browsers find it. */
export interface FolderSite {
  /** Of its folder. */
  readonly name: string;
  readonly publicAddress: string;
}

/** The sites of a folder, for the operators of all of them. */
export interface FolderSites {
  /** Opens the desk of the operators. */
  readonly operators: OpenDesk;
  /** By name. */
  readonly list: () => readonly FolderSite[];
  /** Folder of what the district publishes at them. */
  readonly shared: string;
  /** What a site would do with a broadcast; null for one that is not there. */
  readonly tryBroadcast: (
    name: string,
    broadcast: Broadcast,
    language: string,
  ) => Promise<TriedBroadcast | null>;
  /** Summary of a site; null for one that is not there. */
  readonly summarize: (name: string, language: string) => Promise<SiteSummary | null>;
}

/** The desk of a site, at the kind of address by which the operator came: on the machine itself, below localhost. */
function deskOf({ name, publicAddress }: FolderSite, { hostname, protocol, host }: FastifyRequest): string {
  const [, port = ''] = /(:\d+)$/.exec(host) ?? [];
  const isLocal = hostname.endsWith('.localhost') || publicAddress === '';
  return isLocal
    ? `${protocol}://${name.toLowerCase()}.localhost${port}/desk`
    : new URL('/desk', publicAddress).href;
}

/** Adds the routes of the sites of a folder, which operators alone may read. */
export function addSitesRoutes(app: FastifyInstance, sites: FolderSites, desk: OpenDesk): void {
  app.get(sitesApi, async (request): Promise<z.infer<typeof deskSites>> => ({
    sites: sites.list().map((site) => ({ name: site.name, desk: deskOf(site, request) })),
  }));
  app.get<{ Params: { name: string } }>(`${sitesApi}/:name`, async (request) => {
    const { language } = queryOf(sitesQuery, request);
    const summary = await sites.summarize(request.params.name, language);
    if (!summary) throw new DeskRefusal('not-found');
    return summary;
  });
  app.post<{ Params: { name: string } }>(
    `${sitesApi}/:name/pass`,
    async (request): Promise<z.infer<typeof sitePass>> => {
      const site = sites.list().find(({ name }) => name === request.params.name);
      if (!site || site.publicAddress === '') throw new DeskRefusal('not-found');
      const token = await givePass(await desk(), request, new URL(site.publicAddress).host);
      return { desk: deskOf(site, request), token };
    },
  );
}
