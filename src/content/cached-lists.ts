import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { isCouncilRecord } from '../binding/council-record';
import type { Source, SourceCache } from '../config/site-config.generated';
import { addressOf, apiUrl } from './address';
import { readEnvelope, type Answer } from './answer';
import { readStored, writeStored } from './storage';

/** The language of the cached lists, in a key of its own: the lists keep the shapes of the specification (3). */
const languageKey = 'cachedLanguage';

const recordSchema = z.record(z.string(), z.unknown());

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** What is kept of an answer, in the shape of the specification's section 3. */
function toStored({ records }: Answer, holds: SourceCache['holds']): unknown {
  const [first] = records;
  if (holds === 'records') return records;
  if (holds === 'response') return { status: true, data: records };
  if (holds === 'first' || !first) return first ?? null;
  return Object.fromEntries(holds.map((field) => [field, first[field] ?? null]));
}

function fromStored(stored: unknown, holds: SourceCache['holds']): Answer | null {
  if (holds === 'response') {
    try {
      return stored === null ? null : readEnvelope(stored);
    } catch {
      return null;
    }
  }
  if (holds === 'records') {
    const list = z.array(recordSchema).safeParse(stored);
    return list.success ? { records: list.data, missing: false } : null;
  }
  return isCouncilRecord(stored) && Object.keys(stored).length > 0 ? { records: [stored], missing: false } : null;
}

interface CachedSource {
  readonly url: string;
  /** Whether the source is asked without a language, so that its entry serves them all. */
  readonly neutral: boolean;
  readonly cache: SourceCache;
}

function cachedSources(sources: Readonly<Record<string, Source>>, language: string): CachedSource[] {
  return Object.values(sources).flatMap((source) => {
    const address = addressOf(source, { language });
    if (!source.cache || !address) return [];
    const neutral = !Object.values(source.query ?? {}).includes('$language');
    return [{ url: apiUrl(address), neutral, cache: source.cache }];
  });
}

/**
 * Shows the cached lists where the HTML brought none, until the server's own come. Entries in another
 * language, and what we did not write, are ignored (readings, 2.4 and 4.5).
 */
export function restoreLists(client: QueryClient, sources: Readonly<Record<string, Source>>, language: string): void {
  const sameLanguage = readStored(languageKey) === language;
  for (const { url, neutral, cache } of cachedSources(sources, language)) {
    if (!sameLanguage && !neutral) continue;
    const answer = fromStored(parse(readStored(cache.key)), cache.holds);
    if (answer && !client.getQueryData([url])) client.setQueryData([url], answer, { updatedAt: 0 });
  }
}

/** Keeps every list with a cache key as it comes in. Returns what stops it. */
export function keepLists(
  client: QueryClient,
  sources: Readonly<Record<string, Source>>,
  language: string,
): () => void {
  const cached = new Map(cachedSources(sources, language).map(({ url, cache }) => [url, cache]));
  const keep = (url: unknown, answer: unknown) => {
    const cache = typeof url === 'string' ? cached.get(url) : undefined;
    if (!cache || !isAnswer(answer) || answer.missing) return;
    writeStored(languageKey, language);
    writeStored(cache.key, JSON.stringify(toStored(answer, cache.holds)));
  };
  const keepQuery = ({ queryKey, state }: { queryKey: readonly unknown[]; state: { data: unknown } }) => {
    keep(queryKey[0], state.data);
  };
  client.getQueryCache().getAll().forEach(keepQuery);
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated') keepQuery(query);
  });
}

function isAnswer(value: unknown): value is Answer {
  return isCouncilRecord(value) && Array.isArray(value.records);
}
