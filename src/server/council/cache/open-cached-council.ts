import { createHash } from 'node:crypto';
import type { CheckedSite } from '../../../engine/site/checked-site';
import type { Council } from '../council';
import type { CouncilServer } from '../council-server';
import type { UpstreamCouncil } from '../upstream';
import type { Log } from '../../log';
import type { Metrics } from '../../monitoring/metrics';
import type { SharedDatabase } from '../../database/shared/shared-database';
import { openSharedFiles } from '../../database/shared/shared-files';
import { cachedCouncil } from './cached-council';
import { createCircuitBreaker } from '../../jobs/circuit-breaker';
import { answersQuota, openResponseFiles } from './response-files';
import { guardCalls } from '../../jobs/guarded-calls';
import { createResponseStore, type ResponseStore } from './response-store';
import { sharedResponses } from './shared-responses';

export interface OpenCachedCouncilOptions {
  readonly checked: CheckedSite;
  readonly server: CouncilServer;
  readonly dataDir: string;
  /** Keeps the answers for all instances; null keeps them on the disk of this one. */
  readonly shared: SharedDatabase | null;
  /** Seconds for which an answer is fresh. */
  readonly fresh: number;
  /** Seconds for which an answer is used when no newer one comes. */
  readonly stale: number;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'cacheLookup' | 'circuitOpen'>;
}

/** The council's server behind a cache. */
export interface CachedCouncil extends Council {
  /** Whether the latest call of the server failed. */
  readonly isFailing: boolean;
  /** Settles when the last good answers are stored. */
  saved(): Promise<void>;
}

/** Share of the time that a page waits for a list, after which the call of the server is late. */
const lateShare = 0.8;

/** Part of every scope; a change makes the server ignore answers that were coerced by older rules. */
const coercionVersion = '2';

/** Settings that decide which records are kept and shown: an answer kept before a change of them is not used. */
function scopeOf({ config, entities, sourceUses }: CheckedSite, host: string): string {
  const shown = Object.entries(sourceUses).map(([name, { where }]) => [name, where] as const);
  const rules = JSON.stringify([config.sources, entities, shown]);
  return `${coercionVersion} ${host} ${createHash('sha256').update(rules).digest('hex')}`;
}

async function openResponses({
  checked,
  server,
  dataDir,
  shared,
  log,
}: OpenCachedCouncilOptions): Promise<ResponseStore> {
  const scope = scopeOf(checked, server.host);
  const local = await openResponseFiles({ dataDir, log });
  const files = shared && openSharedFiles(shared, { folder: 'answers', quota: answersQuota });
  return createResponseStore(files ? sharedResponses(local, files) : local, scope);
}

/** Puts the cache of answers, with files in `<dataDir>/answers`, in front of the council's server. */
export async function openCachedCouncil(
  upstream: UpstreamCouncil,
  options: OpenCachedCouncilOptions,
): Promise<CachedCouncil> {
  const { checked, server, fresh, stale, log, metrics } = options;
  const breaker = createCircuitBreaker({
    // Before a page has waited for so long, so that it does not wait again for what it requests next.
    lateAfterMs: checked.config.api.wave * 1000 * lateShare,
    onChange: (isOpen) => {
      metrics.circuitOpen(isOpen);
      log.warn(`calls of ${server.host} are ${isOpen ? 'suspended, since it fails' : 'resumed'}`);
    },
  });
  // The gauge may still have the state of the site before a reload.
  metrics.circuitOpen(false);
  const maxWaitMs = server.timeoutMs;
  const store = await openResponses(options);
  const council = cachedCouncil(upstream, {
    sources: checked.config.sources,
    calls: {
      lists: guardCalls({ breaker, maxWaitMs, concurrency: 8 }),
      byId: guardCalls({ breaker, maxWaitMs, concurrency: 4 }),
    },
    store,
    fresh,
    stale,
    asOfAfter: checked.config.api.asOfAfter,
    log,
    metrics,
  });
  return {
    ...council,
    get isFailing() {
      return breaker.isFailing;
    },
    saved: () => store.saved(),
  };
}
