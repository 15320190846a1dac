import { setMaxListeners } from 'node:events';
import type { FastifyInstance } from 'fastify';
import type { CheckedSite } from '../../engine/site/checked-site';
import { type CachedCouncil, openCachedCouncil } from '../council/cache/open-cached-council';
import type { Council } from '../council/council';
import type { CouncilServer } from '../council/council-server';
import { type EmbeddedCouncil, embeddedCouncil } from '../council/embedded';
import { composedCouncil, withLocalListsOnly } from '../council/composed-council';
import { createMissingCalls } from '../council/missing-calls';
import { upstreamCouncil } from '../council/upstream';
import type { Environment } from '../environment';
import type { PictureStore } from '../media/picture-store';
import type { Metrics } from '../monitoring/metrics';
import type { SharedDatabase } from '../database/shared/shared-database';

export interface OpenCouncilOptions {
  readonly environment: Environment;
  readonly checked: CheckedSite;
  /** Instead of the content folder or the council's own server. */
  readonly council?: Council;
  readonly now?: () => Date;
  /** See `ServerOptions`. */
  readonly runInBackground?: BackgroundRunner;
}

/**
 * Runs work that no visitor waits for.
 * @param work calls `pause` between its steps, so that work that visitors wait for comes first
 */
export type BackgroundRunner = (work: (pause: () => Promise<void>) => Promise<void>) => Promise<void>;

/** Delay of the background work after a site was opened, in ms; its first page comes first. */
const laterMs = 2_000;

/** Prepares the lists and reads the documents of an app: before it answers, or in the background after the first page. */
function prepareCouncil(
  council: EmbeddedCouncil,
  app: FastifyInstance,
  runInBackground: BackgroundRunner | undefined,
): void {
  const closing = new AbortController();
  const { signal } = closing;
  // Every document that waits for its turn listens to it.
  setMaxListeners(0, signal);
  // Pages are sent without them until they are known.
  const readDocuments = () => void council.readDocuments(signal);
  const prepareLater = (run: BackgroundRunner) => {
    const prepare = () => void run((pause) => council.warm({ pause, signal })).then(readDocuments);
    const timer = setTimeout(prepare, laterMs).unref();
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  app.addHook('onReady', async () => {
    if (runInBackground) {
      prepareLater(runInBackground);
      return;
    }
    await council.warm();
    readDocuments();
  });
  app.addHook('onClose', async () => {
    closing.abort();
  });
}

/** The council's own server: of the environment, else of the config; null for the embedded council. */
export function councilServerOf(
  { apiHost, upstreamTimeout }: Environment,
  { config }: CheckedSite,
): CouncilServer | null {
  const host = apiHost ?? config.api.host;
  const seconds = upstreamTimeout ?? config.api.timeout;
  return host === undefined ? null : { host, timeoutMs: seconds * 1000 };
}

/** The council, and the cache of its server where it has one. */
export interface OpenedCouncil {
  readonly council: Council;
  readonly cached: CachedCouncil | null;
}

/** Options of the council. */
export interface CouncilResources {
  readonly pictures: PictureStore;
  /** Keeps the answers of the council's server for all instances. */
  readonly shared: SharedDatabase | null;
  /** Null for the embedded council. */
  readonly server: CouncilServer | null;
  readonly metrics: Metrics;
}

/** Opens the council that answers an app; it ends with the app. */
export async function openCouncil(
  options: OpenCouncilOptions,
  resources: CouncilResources,
  app: FastifyInstance,
): Promise<OpenedCouncil> {
  const { pictures, server, shared, metrics } = resources;
  if (options.council) return { council: options.council, cached: null };
  const { checked, environment } = options;
  const site = server ? withLocalListsOnly(checked) : checked;
  const embedded = embeddedCouncil(site, pictures, options.now, app.log);
  prepareCouncil(embedded, app, options.runInBackground);
  if (!server) return { council: embedded, cached: null };
  const { log } = app;
  const missing = createMissingCalls(checked.config, log);
  const upstream = upstreamCouncil(checked, pictures, { ...server, log, metrics, missing });
  const { dataDir, apiCache, apiFresh: fresh, apiStale: stale } = environment;
  const cached = apiCache
    ? await openCachedCouncil(upstream, { checked, server, dataDir, shared, fresh, stale, log, metrics })
    : null;
  if (cached) app.addHook('onClose', () => cached.saved());
  const parts = { local: embedded, server: cached ?? upstream, missing };
  return { council: composedCouncil(checked, pictures, parts), cached };
}
