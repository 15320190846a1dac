import { sourceKey, type SourceRequest } from '../../src/model/source/source-request';
import type { SiteConfig } from '../../src/model/site-config.generated';
import {
  agedVersion,
  type Council,
  type CouncilResponse,
  failureResponse,
  unknownSource,
  unusableAnswer,
} from '../council/council';
import type { UpstreamCouncil } from '../council/upstream';
import { serverFailure, type UpstreamResult } from '../council/upstream-result';
import type { Log } from '../log';
import { singleFlight } from '../media/single-flight';
import type { Metrics } from '../monitoring/metrics';
import { type AnswerMemory, createAnswerMemory, hasRecords, type HeldAnswer } from './answer-memory';
import { isWithin } from './elapsed';
import type { GuardedCalls } from './guarded-calls';
import type { ResponseStore } from './response-store';

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

interface Cache extends CachedCouncilOptions {
  readonly backend: Pick<UpstreamCouncil, 'call'>;
  readonly now: () => number;
  readonly memory: Readonly<Record<'lists' | 'byId', AnswerMemory>>;
  /** Calls of the server, by request. */
  readonly calling: ReturnType<typeof singleFlight<CouncilResponse>>;
  /** Reads of answers that are not in memory, by request. */
  readonly restoring: ReturnType<typeof singleFlight<CouncilResponse | null>>;
}

/** A request with its place in the cache. */
interface Lookup {
  readonly request: SourceRequest;
  readonly key: string;
  readonly memory: AnswerMemory;
  readonly calls: GuardedCalls;
}

const defaultSize = 64_000_000;
/** Share of the memory for answers to requests without an id. */
const listsShare = 0.7;
/** Milliseconds for which an answer is fresh that lacks pictures or what is known of documents. */
const freshWhenIncomplete = 5_000;

const notCalled = failureResponse(503, 'The council’s server is not called at the moment.');

function hasId({ parameters }: SourceRequest): boolean {
  return parameters.subject !== undefined || parameters.category !== undefined;
}

/** Null for an unknown source. */
function lookUp({ sources, memory, calls }: Cache, request: SourceRequest): Lookup | null {
  if (!Object.hasOwn(sources, request.source)) return null;
  const part = hasId(request) ? 'byId' : 'lists';
  return { request, key: sourceKey(request), memory: memory[part], calls: calls[part] };
}

function isUsable({ stale, now }: Cache, { fetchedAt }: CouncilResponse): boolean {
  return fetchedAt !== null && isWithin(fetchedAt, stale * 1000, now());
}

function isFresh({ now }: Cache, { heldAt, freshMs }: HeldAnswer): boolean {
  return isWithin(heldAt, freshMs, now());
}

function freshMsOf({ sources, fresh }: Cache, { source }: SourceRequest, { isIncomplete }: UpstreamResult) {
  const freshMs = (sources[source]?.fresh ?? fresh) * 1000;
  return isIncomplete ? Math.min(freshMs, freshWhenIncomplete) : freshMs;
}

/** Keeps an answer over restarts, unless it is the empty one to an id, which may be invented. */
function persist(
  { store: responses }: Cache,
  { request, key, memory }: Lookup,
  response: CouncilResponse,
): void {
  if (!hasId(request) || hasRecords(response)) {
    responses.write(key, response);
    return;
  }
  const last = memory.find(key);
  if (last && hasRecords(last.response)) responses.remove(key);
}

/** Characters of an answer, measured again only when it changed. */
function lengthOf({ key, memory }: Lookup, { version, list }: CouncilResponse): number {
  const last = memory.find(key);
  return last?.response.version === version ? last.length : JSON.stringify(list).length;
}

function remember(cache: Cache, lookup: Lookup, response: CouncilResponse, freshMs: number): void {
  const length = lengthOf(lookup, response);
  lookup.memory.hold(lookup.key, { response, heldAt: cache.now(), freshMs, length });
}

function keep(cache: Cache, lookup: Lookup, result: UpstreamResult): void {
  const { response } = result;
  if (!response.list) {
    lookup.memory.holdFailure(lookup.key, response);
    return;
  }
  persist(cache, lookup, response);
  remember(cache, lookup, response, freshMsOf(cache, lookup.request, result));
}

/** Calls the server and keeps its answer; equal requests share one call. Never rejects. */
function callServer(cache: Cache, lookup: Lookup): Promise<CouncilResponse> {
  const { backend, calling, log } = cache;
  return calling(lookup.key, async () => {
    const result = await lookup.calls
      .run(() => backend.call(lookup.request))
      .catch((error: unknown) => {
        log.warn({ err: error, source: lookup.request.source }, 'an answer could not be read');
        return serverFailure(unusableAnswer);
      });
    if (!result) return notCalled;
    keep(cache, lookup, result);
    return result.response;
  });
}

/** Starts to replace an answer, unless that failed a moment ago or calls are suspended. */
function refresh(cache: Cache, lookup: Lookup): void {
  if (lookup.calls.isRefusing || lookup.memory.findFailure(lookup.key)) return;
  void callServer(cache, lookup);
}

/** The answer of an earlier run, which is refreshed; null without one. */
function restore(cache: Cache, lookup: Lookup): Promise<CouncilResponse | null> {
  return cache.restoring(lookup.key, async () => {
    const stored = await cache.store.read(lookup.key);
    if (!stored || !isUsable(cache, stored)) return null;
    remember(cache, lookup, stored, 0);
    refresh(cache, lookup);
    return stored;
  });
}

/** The answer in memory; one that is not fresh is refreshed in the background. */
function findHeld(cache: Cache, lookup: Lookup): { response: CouncilResponse; isFresh: boolean } | undefined {
  const held = lookup.memory.find(lookup.key);
  if (!held || !isUsable(cache, held.response)) return undefined;
  const fresh = isFresh(cache, held);
  if (!fresh) refresh(cache, lookup);
  return { response: held.response, isFresh: fresh };
}

/** What is in memory: an answer, or a failure that is not tried again yet. */
function findKept(cache: Cache, lookup: Lookup): CouncilResponse | undefined {
  return findHeld(cache, lookup)?.response ?? lookup.memory.findFailure(lookup.key);
}

/** The answer of an earlier run, or that of the server, for which nobody waits while calls are refused. */
async function load(cache: Cache, lookup: Lookup): Promise<CouncilResponse> {
  const stored = await restore(cache, lookup);
  // The server may have answered another request meanwhile.
  const kept = stored ?? findKept(cache, lookup);
  return kept ?? (lookup.calls.isRefusing ? notCalled : callServer(cache, lookup));
}

/** Marks an old answer; its version changes too, since the page then says from when its records are. */
function marked({ asOfAfter, now }: Cache, response: CouncilResponse): CouncilResponse {
  const { fetchedAt, version } = response;
  if (fetchedAt === null || isWithin(fetchedAt, asOfAfter * 1000, now())) return response;
  const asOf = new Date(fetchedAt).toISOString();
  return { ...response, asOf, version: agedVersion(version, asOf) };
}

async function get(cache: Cache, request: SourceRequest): Promise<CouncilResponse> {
  const lookup = lookUp(cache, request);
  if (!lookup) return unknownSource;
  const held = findHeld(cache, lookup);
  const failure = held ? undefined : lookup.memory.findFailure(lookup.key);
  const isHit = held?.isFresh === true || failure !== undefined;
  cache.metrics.cacheLookup('answers', isHit ? 'hit' : held ? 'stale' : 'miss');
  return marked(cache, held?.response ?? failure ?? (await load(cache, lookup)));
}

function currentVersion(cache: Cache, request: SourceRequest): string | undefined {
  const lookup = lookUp(cache, request);
  if (!lookup) return unknownSource.version;
  const response = findKept(cache, lookup);
  return response && marked(cache, response).version;
}

/**
 * Caches the answers of the council's server: a fresh one is answered from memory, an older one too, while it is
 * replaced in the background. A failed call keeps the last good answer; without one, the failure is repeated for a
 * while before the server is called again (B7.1.4).
 */
export function cachedCouncil(
  backend: Pick<UpstreamCouncil, 'call'>,
  options: CachedCouncilOptions,
): Council {
  const { size = defaultSize, now = Date.now } = options;
  const listsSize = Math.floor(size * listsShare);
  const cache: Cache = {
    ...options,
    backend,
    now,
    memory: {
      lists: createAnswerMemory(listsSize, now),
      byId: createAnswerMemory(size - listsSize, now),
    },
    calling: singleFlight(),
    restoring: singleFlight(),
  };
  return {
    get: (request) => get(cache, request),
    currentVersion: (request) => currentVersion(cache, request),
  };
}
