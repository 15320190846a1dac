import type { QueryClient } from '@tanstack/react-query';
import { isObject } from '../../engine/json/json';
import type { Source, SourceCache } from '../../engine/site-config.generated';
import { sourceKey, sourceRequest } from '../../engine/source/source-request';
import { toWellFormed } from '../../engine/text/well-formed';
import { readEnvelope, type SourceData } from '../../engine/source/envelope';
import { readStored, removeStored, writeStored } from '../browser/storage';

/** Key of the language of the cached lists; the lists themselves have the shapes of B3.5.1. */
const languageKey = 'cachedLanguage';

type CacheableSources = Readonly<Record<string, Source>>;

/** A lone surrogate makes `encodeURIComponent` throw. */
const wellFormed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? toWellFormed(value) : value;

function parseStored(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text, wellFormed);
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
    if (data && client.getQueryData([key]) === undefined) client.setQueryData([key], data, { updatedAt: 0 });
  }
}

/** Says in which language lists are stored, and removes those in another one, which would count as being in this one. */
function storeLanguage(sources: CacheableSources, language: string): void {
  if (readStored(languageKey) === language) return;
  for (const { neutral, cache } of cachedSources(sources, language)) if (!neutral) removeStored(cache.key);
  writeStored(languageKey, language);
}

/** Stores every list with a cache key, now and whenever it changes. Returns a function that ends that. */
export function persistCachedLists(
  client: QueryClient,
  sources: CacheableSources,
  language: string,
): () => void {
  const caches = new Map(cachedSources(sources, language).map(({ key, cache }) => [key, cache]));
  const stored = new Map<string, unknown>();
  const persist = () => {
    for (const [key, cache] of caches) {
      const data = client.getQueryData<SourceData>([key]);
      if (!data || data === stored.get(key) || data.missing || data.part) continue;
      stored.set(key, data);
      storeLanguage(sources, language);
      writeStored(cache.key, JSON.stringify(toStored(data, cache.holds)));
    }
  };
  persist();
  return client.getQueryCache().subscribe(persist);
}

/** Removes every cached list, so that the next visit starts without them. */
export function removeCachedLists(sources: CacheableSources): void {
  removeStored(languageKey);
  for (const { cache } of Object.values(sources)) {
    if (cache) removeStored(cache.key);
  }
}
