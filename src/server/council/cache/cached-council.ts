import { LRUCache } from 'lru-cache';
import { sourceKey, type SourceRequest } from '../../../engine/source/source-request';
import type { SiteConfig } from '../../../engine/site-config.generated';
import {
  agedVersion,
  type Council,
  type CouncilResponse,
  failureResponse,
  unknownSource,
  unusableAnswer,
} from '../council';
import type { UpstreamCouncil } from '../upstream';
import { serverFailure, type UpstreamResult } from '../upstream-result';
import type { Log } from '../../log';
import type { Metrics } from '../../monitoring/metrics';
import { isWithin } from '../../jobs/elapsed';
import type { GuardedCalls } from '../../jobs/guarded-calls';
import type { ResponseStore } from './response-store';

type Backend = Pick<UpstreamCouncil, 'call'>;

export interface CachedCouncilOptions {
  readonly sources: SiteConfig['sources'];
  /** Calls of the council's server: those without an id, and those with one, which visitors can invent. */
  readonly calls: Readonly<Record<'lists' | 'byId', GuardedCalls>>;
  readonly store: ResponseStore;
  /** Seconds for which an answer is fresh, unless its source says otherwise. */
  readonly fresh: number;
  /** Seconds since its call for which an answer is used when no newer one comes. */
  readonly stale: number;
  /** Seconds after which an answer has the time of its call. */
  readonly asOfAfter: number;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'cacheLookup'>;
  /** Bytes of the answers in memory. */
  readonly size?: number;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** The last good answer to a request, else the failure of its last call. */
interface Answer {
  readonly response: CouncilResponse;
  /** Bytes, estimated from the JSON text; a character outside of Latin-1 takes two. */
  readonly size: number;
  /** Failed calls in a row. */
  readonly failures: number;
  /** Whether it is of an earlier run, and not refreshed yet. */
  readonly isStored: boolean;
}

type Memory = LRUCache<string, Answer, SourceRequest>;

interface Cache extends CachedCouncilOptions {
  readonly backend: Backend;
  readonly now: () => number;
  readonly memory: Readonly<Record<'lists' | 'byId', Memory>>;
}

const defaultSize = 64_000_000;
/** Share of the memory for answers to requests without an id. */
const listsShare = 0.7;
/** Bytes of an answer beside its texts. */
const overhead = 500;
/** Milliseconds for which an answer is fresh that lacks pictures or what is known of documents. */
const freshWhenIncomplete = 5_000;
/** Milliseconds before a failed call is repeated; they double with each failure in a row. */
const firstDelay = 5_000;
const longestDelay = 60_000;

const notCalled = failureResponse(503, 'The council’s server is not called at the moment.');

/** The part of the cache that a request belongs to. */
function partOf({ parameters }: SourceRequest): 'lists' | 'byId' {
  return parameters.subject !== undefined || parameters.category !== undefined ? 'byId' : 'lists';
}

const hasRecords = ({ list }: CouncilResponse): boolean => (list?.records.length ?? 0) > 0;

/** Whether an answer has records that are not too old, or that there are none. */
function isUsable({ stale, now }: Cache, { list, fetchedAt }: CouncilResponse): boolean {
  return list !== null && fetchedAt !== null && isWithin(fetchedAt, stale * 1000, now());
}

function sizeOf(key: string, { list, message }: CouncilResponse): number {
  return overhead + 2 * (key.length + JSON.stringify([list, message]).length);
}

function answerOf(key: string, response: CouncilResponse, old?: Answer): Answer {
  const isSame = old?.response.version === response.version;
  return { response, size: isSame ? old.size : sizeOf(key, response), failures: 0, isStored: false };
}

/** Keeps an answer over restarts, unless it is the empty one to an id, which may be invented. */
function persist({ store }: Cache, request: SourceRequest, response: CouncilResponse, old?: Answer): void {
  const key = sourceKey(request);
  if (partOf(request) === 'lists' || hasRecords(response)) store.write(key, response);
  else if (old && hasRecords(old.response)) store.remove(key);
}

/** Calls the server; null when it is not called at the moment. Never rejects. */
async function callServer(
  { backend, calls, log }: Cache,
  request: SourceRequest,
): Promise<UpstreamResult | null> {
  return calls[partOf(request)]
    .run(() => backend.call(request))
    .catch((error: unknown) => {
      log.warn({ err: error, source: request.source }, 'an answer could not be read');
      return serverFailure(unusableAnswer);
    });
}

/** Milliseconds for which the answer of a call is fresh. */
function freshMs({ sources, fresh }: Cache, { source }: SourceRequest, { isIncomplete }: UpstreamResult) {
  const ms = (sources[source]?.fresh ?? fresh) * 1000;
  return isIncomplete ? Math.min(ms, freshWhenIncomplete) : ms;
}

/** Calls the server; a failed call keeps the last good answer. Returns an answer and how long it is fresh, in ms. */
async function refreshed(
  cache: Cache,
  request: SourceRequest,
  old: Answer | undefined,
): Promise<readonly [answer: Answer, ttl: number]> {
  const key = sourceKey(request);
  const last = old && isUsable(cache, old.response) ? { ...old, isStored: false } : undefined;
  const result = await callServer(cache, request);
  if (!result) return [last ?? answerOf(key, notCalled), 1];
  if (result.response.list) {
    persist(cache, request, result.response, old);
    return [answerOf(key, result.response, old), freshMs(cache, request, result)];
  }
  const failures = (old?.failures ?? 0) + 1;
  const delay = Math.min(firstDelay * 2 ** (failures - 1), longestDelay);
  return [{ ...(last ?? answerOf(key, result.response)), failures }, delay];
}

/** The answer of an earlier run; null without a usable one. */
async function restore(cache: Cache, key: string): Promise<CouncilResponse | null> {
  const response = await cache.store.read(key);
  return response && isUsable(cache, response) ? response : null;
}

function createMemory(maxSize: number, cache: () => Cache, now: CachedCouncilOptions['now']): Memory {
  return new LRUCache<string, Answer, SourceRequest>({
    maxSize,
    sizeCalculation: ({ size }) => size,
    ttl: 1,
    ttlResolution: 0,
    ...(now && { perf: { now } }),
    noDeleteOnStaleGet: true,
    ignoreFetchAbort: true,
    fetchMethod: async (key, old, { context, options }) => {
      const stored = old ? null : await restore(cache(), key);
      if (stored) return { ...answerOf(key, stored), isStored: true };
      const [answer, ttl] = await refreshed(cache(), context, old);
      // Zero would mean for ever.
      options.ttl = Math.max(1, ttl);
      return answer;
    },
  });
}

/** Marks an old answer; its version changes too, since the page then says from when its records are. */
function marked({ asOfAfter, now }: Cache, response: CouncilResponse): CouncilResponse {
  const { fetchedAt, version } = response;
  if (fetchedAt === null || isWithin(fetchedAt, asOfAfter * 1000, now())) return response;
  const asOf = new Date(fetchedAt).toISOString();
  return { ...response, asOf, version: agedVersion(version, asOf) };
}

/** What is in memory for a request: `fresh` and `stale` answers may be given, `none` may not. */
function lookUp(cache: Cache, request: SourceRequest) {
  const memory = cache.memory[partOf(request)];
  const key = sourceKey(request);
  const response = memory.peek(key, { allowStale: true })?.response;
  const isTooOld = response?.list && !isUsable(cache, response);
  if (!response || isTooOld) return { memory, key, state: 'none' } as const;
  if (memory.getRemainingTTL(key) > 0) return { memory, key, response, state: 'fresh' } as const;
  return response.list
    ? ({ memory, key, response, state: 'stale' } as const)
    : ({ memory, key, state: 'none' } as const);
}

/** Replaces an answer in the background. */
function refresh(memory: Memory, key: string, request: SourceRequest): void {
  void memory.fetch(key, { context: request, allowStale: true, forceRefresh: true });
}

const lookupResults = { fresh: 'hit', stale: 'stale', none: 'miss' } as const;

async function get(cache: Cache, request: SourceRequest): Promise<CouncilResponse> {
  if (!Object.hasOwn(cache.sources, request.source)) return unknownSource;
  const { memory, key, state } = lookUp(cache, request);
  cache.metrics.cacheLookup('answers', lookupResults[state]);
  // Nobody waits for a call that hangs.
  if (state === 'none' && cache.calls[partOf(request)].isRefusing)
    return marked(cache, (await restore(cache, key)) ?? notCalled);
  const { response, isStored } = await memory.forceFetch(key, {
    context: request,
    allowStale: state === 'stale',
    forceRefresh: state !== 'fresh',
  });
  if (isStored) refresh(memory, key, request);
  return marked(cache, response);
}

function currentVersion(cache: Cache, request: SourceRequest): string | undefined {
  if (!Object.hasOwn(cache.sources, request.source)) return unknownSource.version;
  const { memory, key, response, state } = lookUp(cache, request);
  if (state === 'stale') refresh(memory, key, request);
  return response && marked(cache, response).version;
}

/**
 * Caches the answers of the council's server: a fresh one is answered from memory, an older one too, while it is
 * replaced in the background. A failed call keeps the last good answer; without one, the failure is repeated for a
 * while before the server is called again (B7.1.4).
 */
export function cachedCouncil(backend: Backend, options: CachedCouncilOptions): Council {
  const { size = defaultSize, now } = options;
  const listsSize = Math.floor(size * listsShare);
  const cache: Cache = {
    ...options,
    backend,
    now: now ?? Date.now,
    memory: {
      lists: createMemory(listsSize, () => cache, now),
      byId: createMemory(size - listsSize, () => cache, now),
    },
  };
  return {
    get: (request) => get(cache, request),
    currentVersion: (request) => currentVersion(cache, request),
  };
}
