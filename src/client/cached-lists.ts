import type { QueryClient } from '@tanstack/react-query';
import { isObject } from '../model/json/json';
import type { Source, SourceCache } from '../model/site-config.generated';
import { sourceKey, sourceRequest } from '../model/source/source-request';
import { readEnvelope, type SourceData } from '../model/source/envelope';
import { readStored, removeStored, writeStored } from './storage';

/** Key of the language of the cached lists; the lists themselves have the shapes of B3.5.1. */
const languageKey = 'cachedLanguage';

type CacheableSources = Readonly<Record<string, Source>>;

/** A lone surrogate makes `encodeURIComponent` throw. */
function toWellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\p{Cs}/gu, '\ufffd') : value;
}

function parseStored(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text, toWellFormed);
  } catch {
    return null;
  }
}

/** The part of a list that is stored, in its shape of B3.5.1. */
function toStored({ records }: SourceData, holds: SourceCache['holds']): unknown {
  const [first] = records;
  if (holds === 'records') return records;
  if (holds === 'response') return { status: true, data: records };
  if (holds === 'first' || !first) return first ?? null;
  return Object.fromEntries(holds.map((field) => [field, first[field] ?? null]));
}

function fromResponse(stored: unknown): SourceData | null {
  try {
    return stored === null ? null : readEnvelope(stored);
  } catch {
    return null;
  }
}

function fromStored(stored: unknown, holds: SourceCache['holds']): SourceData | null {
  if (holds === 'response') return fromResponse(stored);
  if (holds === 'records') {
    const isList = Array.isArray(stored) && stored.every(isObject);
    return isList ? { records: stored, missing: false } : null;
  }
  return isObject(stored) && Object.keys(stored).length > 0 ? { records: [stored], missing: false } : null;
}

interface CachedSource {
  /** The `sourceKey` of its request. */
  readonly key: string;
  /** Whether its request has no language, so that its entry serves every language. */
  readonly neutral: boolean;
  readonly cache: SourceCache;
}

function cachedSources(sources: CacheableSources, language: string): CachedSource[] {
  return Object.entries(sources).flatMap(([name, { cache }]) => {
    const request = sourceRequest(sources, name, { language });
    if (!cache || !request) return [];
    return [{ key: sourceKey(request), neutral: request.parameters.language === undefined, cache }];
  });
}

/**
 * Adds the cached lists to the query cache where the HTML had none; they count as outdated. Ignores lists in another
 * language and values of an unexpected shape (B4.5.2).
 */
export function restoreCachedLists(client: QueryClient, sources: CacheableSources, language: string): void {
  const sameLanguage = readStored(languageKey) === language;
  for (const { key, neutral, cache } of cachedSources(sources, language)) {
    if (!sameLanguage && !neutral) continue;
    const data = fromStored(parseStored(readStored(cache.key)), cache.holds);
    if (data && !client.getQueryData([key])) client.setQueryData([key], data, { updatedAt: 0 });
  }
}

function isSourceData(value: unknown): value is SourceData {
  return isObject(value) && Array.isArray(value.records);
}

/** Stores every list with a cache key, now and whenever it changes. Returns a function that ends that. */
export function persistCachedLists(
  client: QueryClient,
  sources: CacheableSources,
  language: string,
): () => void {
  const caches = new Map<unknown, SourceCache>(
    cachedSources(sources, language).map(({ key, cache }) => [key, cache]),
  );
  const persist = ({ queryKey, state }: { queryKey: readonly unknown[]; state: { data: unknown } }) => {
    const cache = caches.get(queryKey[0]);
    if (!cache || !isSourceData(state.data) || state.data.missing) return;
    writeStored(languageKey, language);
    writeStored(cache.key, JSON.stringify(toStored(state.data, cache.holds)));
  };
  client.getQueryCache().getAll().forEach(persist);
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated') persist(query);
  });
}

/** Removes every cached list, so that the next visit starts without them. */
export function removeCachedLists(sources: CacheableSources): void {
  removeStored(languageKey);
  for (const { cache } of Object.values(sources)) {
    if (cache) removeStored(cache.key);
  }
}
