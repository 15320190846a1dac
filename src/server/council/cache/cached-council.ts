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
import { singleFlight } from '../../jobs/single-flight';
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
  /** `restored`: it is of an earlier run. */
  readonly origin: 'called' | 'restored';
  /** Time for which it is given without another call, in ms. */
  readonly hold: { readonly since: number; readonly ms: number };
  /** Bytes, estimated from the JSON text; a character outside of Latin-1 takes two. */
  readonly size: number;
  /** Failed calls in a row. */
  readonly failures: number;
}

type Memory = LRUCache<string, Answer>;

interface Cache extends CachedCouncilOptions {
  readonly backend: Backend;
  readonly now: () => number;
  readonly memory: Readonly<Record<'lists' | 'byId', Memory>>;
  /** One call at a time for each request. */
  readonly once: ReturnType<typeof singleFlight<Answer>>;
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

function sizeWithOld(key: string, response: CouncilResponse, old?: Answer): number {
  return old?.response.version === response.version ? old.size : sizeOf(key, response);
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

/** Calls the server; a failed call keeps the last good answer. */
async function call(cache: Cache, request: SourceRequest, old: Answer | undefined): Promise<Answer> {
  const key = sourceKey(request);
  const result = await callServer(cache, request);
  const since = cache.now();
  const isGood = result !== null && result.response.list !== null;
  const last = !isGood && old && isUsable(cache, old.response) ? old.response : undefined;
  const response = last ?? result?.response ?? notCalled;
  const answer = { response, origin: 'called', size: sizeWithOld(key, response, old) } as const;
  const failures = old?.failures ?? 0;
  if (!result) return { ...answer, failures, hold: { since, ms: 0 } };
  if (!isGood) {
    const ms = Math.min(firstDelay * 2 ** failures, longestDelay);
    return { ...answer, failures: failures + 1, hold: { since, ms } };
  }
  persist(cache, request, response, old);
  return { ...answer, failures: 0, hold: { since, ms: freshMs(cache, request, result) } };
}

/** The answer of an earlier run; null without a usable one. */
async function restore(cache: Cache, key: string): Promise<CouncilResponse | null> {
  const response = await cache.store.read(key);
  return response && isUsable(cache, response) ? response : null;
}

function restoredAnswer(key: string, response: CouncilResponse): Answer {
  const hold = { since: 0, ms: 0 };
  return { response, origin: 'restored', size: sizeOf(key, response), failures: 0, hold };
}

function createMemory(maxSize: number): Memory {
  return new LRUCache({ maxSize, sizeCalculation: ({ size }) => size });
}

/** Marks an old answer; its version changes too, since the page then says from when its records are. */
function marked({ asOfAfter, now }: Cache, response: CouncilResponse): CouncilResponse {
  const { fetchedAt, version } = response;
  if (fetchedAt === null || isWithin(fetchedAt, asOfAfter * 1000, now())) return response;
  const asOf = new Date(fetchedAt).toISOString();
  return { ...response, asOf, version: agedVersion(version, asOf) };
}

/** The state of what is in memory for a request: `fresh` and `stale` answers may be given, `none` may not. */
function lookUp(cache: Cache, request: SourceRequest) {
  const answer = cache.memory[partOf(request)].get(sourceKey(request));
  const isTooOld = answer?.response.list && !isUsable(cache, answer.response);
  if (!answer || isTooOld) return { state: 'none', response: undefined } as const;
  const { response, hold } = answer;
  if (isWithin(hold.since, hold.ms, cache.now())) return { state: 'fresh', response } as const;
  return response.list
    ? ({ state: 'stale', response } as const)
    : ({ state: 'none', response: undefined } as const);
}

/** Replaces the answer in memory, once for all that wait for it: by that of an earlier run, else by a call. */
function update(cache: Cache, request: SourceRequest): Promise<Answer> {
  const key = sourceKey(request);
  const memory = cache.memory[partOf(request)];
  return cache.once(key, async () => {
    const old = memory.get(key);
    const restored = old ? null : await restore(cache, key);
    const answer = restored ? restoredAnswer(key, restored) : await call(cache, request, old);
    memory.set(key, answer);
    return answer;
  });
}

const lookupResults = { fresh: 'hit', stale: 'stale', none: 'miss' } as const;

async function get(cache: Cache, request: SourceRequest): Promise<CouncilResponse> {
  if (!Object.hasOwn(cache.sources, request.source)) return unknownSource;
  const found = lookUp(cache, request);
  cache.metrics.cacheLookup('answers', lookupResults[found.state]);
  if (found.state === 'stale') void update(cache, request);
  if (found.state !== 'none') return marked(cache, found.response);
  // Nobody waits for a call that hangs.
  if (cache.calls[partOf(request)].isRefusing)
    return marked(cache, (await restore(cache, sourceKey(request))) ?? notCalled);
  const { response, origin } = await update(cache, request);
  if (origin === 'restored') void update(cache, request);
  return marked(cache, response);
}

function currentVersion(cache: Cache, request: SourceRequest): string | undefined {
  if (!Object.hasOwn(cache.sources, request.source)) return unknownSource.version;
  const { response, state } = lookUp(cache, request);
  if (state === 'stale') void update(cache, request);
  return response && marked(cache, response).version;
}

/**
 * Caches the answers of the council's server: a fresh one is answered from memory, an older one too, while it is
 * replaced in the background. A failed call keeps the last good answer; without one, the failure is repeated for a
 * while before the server is called again (B7.1.4).
 */
export function cachedCouncil(backend: Backend, options: CachedCouncilOptions): Council {
  const { size = defaultSize, now = Date.now } = options;
  const listsSize = Math.floor(size * listsShare);
  const cache: Cache = {
    ...options,
    backend,
    now,
    memory: { lists: createMemory(listsSize), byId: createMemory(size - listsSize) },
    once: singleFlight(),
  };
  return {
    get: (request) => get(cache, request),
    currentVersion: (request) => currentVersion(cache, request),
  };
}
