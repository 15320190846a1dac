import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { startSite, type SiteProcess } from './site-process';

/** Starts sites for all test files, one for each set of environment variables. */
export interface SitePool {
  /** URL that starts a site, or finds it: `siteFromPool` calls it. */
  readonly url: string;
  /** Stops all sites. */
  readonly close: () => Promise<void>;
}

const environmentSchema = z.record(z.string(), z.string());

/** Opens a pool without sites. */
export async function openSitePool(): Promise<SitePool> {
  const sites = new Map<string, Promise<SiteProcess>>();
  const find = (environment: Readonly<Record<string, string>>) => {
    const key = JSON.stringify(environment);
    const site = sites.get(key) ?? startSite(environment);
    sites.set(key, site);
    return site;
  };
  // A worker may ask again later, over the connection that it has.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    json(request)
      .then((body) => find(environmentSchema.parse(body)))
      .then(
        ({ address }) => response.end(address),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.custom<AddressInfo>((value) => typeof value === 'object').parse(server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      const started = await Promise.allSettled(sites.values());
      for (const site of started) if (site.status === 'fulfilled') await site.value.stop();
    },
  };
}

/** Address of the site of a pool that runs with these variables. */
export async function siteFromPool(
  url: string,
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(environment) });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
