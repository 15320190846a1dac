import { cachedCouncil, type CachedCouncilOptions } from '../../../src/server/council/cache/cached-council';
import { createCircuitBreaker } from '../../../src/server/jobs/circuit-breaker';
import { guardCalls } from '../../../src/server/jobs/guarded-calls';
import type { ResponseStore } from '../../../src/server/council/cache/response-store';
import { type CouncilResponse, failureResponse, successResponse } from '../../../src/server/council/council';
import { resultOf, serverFailure, type UpstreamResult } from '../../../src/server/council/upstream-result';
import type { JsonObject } from '../../../src/engine/json/json';
import { sourceKey, type SourceRequest } from '../../../src/engine/source/source-request';
import { memoryLog } from '../serve';

const record = { path: '/X', query: {}, entity: 'record' };
const sources = { news: record, slow: { ...record, fresh: 600 }, members: record };

/** A request without an id. */
export const news: SourceRequest = { source: 'news', parameters: { language: 'EN' } };

/** A request with an id. */
export const membersOf = (subject: string): SourceRequest => ({
  source: 'members',
  parameters: { language: 'EN', subject },
});

type Answer = (request: SourceRequest, fetchedAt: number) => UpstreamResult | Promise<UpstreamResult>;

/** An answer with these records. */
export function fetched(
  data: readonly JsonObject[],
  fetchedAt: number,
  isIncomplete = false,
): UpstreamResult {
  return resultOf({ ...successResponse(data, 0), fetchedAt }, isIncomplete);
}

/** An answer with one record. */
export const answer =
  (title: string): Answer =>
  (_request, fetchedAt) =>
    fetched([{ title }], fetchedAt);

/** An answer without records. */
export const nothing: Answer = (_request, fetchedAt) => fetched([], fetchedAt);

export const failing: Answer = () => serverFailure(failureResponse(502, 'failed'));

interface MemoryStore extends ResponseStore {
  readonly kept: Map<string, CouncilResponse>;
  /** The keys that were read. */
  readonly reads: readonly string[];
}

/** A store that keeps answers in memory, for another cache with the same store. */
export function memoryStore(): MemoryStore {
  const kept = new Map<string, CouncilResponse>();
  const reads: string[] = [];
  return {
    kept,
    reads,
    read: async (key) => {
      reads.push(key);
      return kept.get(key) ?? null;
    },
    write: (key, response) => void kept.set(key, response),
    remove: (key) => void kept.delete(key),
    saved: async () => undefined,
  };
}

/** A cache in front of a council's server with configurable responses, and a clock in ms. */
export function startCache(options: Partial<CachedCouncilOptions> = {}) {
  const clock = { ms: 1_700_000_000_000 };
  const now = (): number => clock.ms;
  const lookups: string[] = [];
  const called: string[] = [];
  const log = memoryLog();
  const server = { answers: answer('first') };
  const backend = {
    call: async (request: SourceRequest) => {
      called.push(sourceKey(request));
      return server.answers(request, now());
    },
  };
  const breaker = createCircuitBreaker({ now, lateAfterMs: 1_600 });
  const guard = () => guardCalls({ breaker, maxWaitMs: 60_000, concurrency: 8 });
  const council = cachedCouncil(backend, {
    sources,
    calls: { lists: guard(), byId: guard() },
    store: memoryStore(),
    fresh: 60,
    stale: 86_400,
    asOfAfter: 3600,
    log,
    metrics: { cacheLookup: (_cache, result) => void lookups.push(result) },
    now,
    ...options,
  });
  return { council, clock, server, called, lookups, log, breaker };
}

/** Lets the calls run that were started in the background and answer at once. */
export function backgroundCalls(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** The records of an answer. */
export const dataOf = ({ list }: CouncilResponse): unknown => list?.records;
