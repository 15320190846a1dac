import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import type { Environment } from '../../environment';
import { openSite, type OpenSiteOptions } from './open-site';

/** A server that listens until it is closed. */
export interface ServedSite {
  /** Such as `http://127.0.0.1:8080`. */
  readonly address: string;
  /** Log of the current server. */
  readonly log: () => FastifyBaseLogger;
  /** Ends the server; open requests get some seconds. */
  readonly close: () => Promise<void>;
}

function addressOf(bound: AddressInfo | string | null): string {
  if (bound === null || typeof bound === 'string') return String(bound);
  const host = bound.address === '0.0.0.0' ? '127.0.0.1' : bound.address;
  return `http://${bound.family === 'IPv6' ? `[${host}]` : host}:${bound.port}`;
}

/** Listens at `HOST` and `PORT`; resolves with the address. Rejects when it cannot. */
export async function listen(
  server: Server,
  { host, port }: Pick<Environment, 'host' | 'port'>,
): Promise<string> {
  server.listen({ host, port });
  await once(server, 'listening');
  return addressOf(server.address());
}

/**
 * Serves a checked site at `HOST` and `PORT`, and serves it anew when its config or content changes. Rejects when it
 * cannot listen or open its data.
 */
export async function serveSite(options: OpenSiteOptions): Promise<ServedSite> {
  const { apps, close } = await openSite(options);
  try {
    return { address: await listen(apps.server, options.environment), log: () => apps.current().log, close };
  } catch (error) {
    await close();
    throw error;
  }
}
