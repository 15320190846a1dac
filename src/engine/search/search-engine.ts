import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { markExcerpt, markText } from './mark-words';
import { searchAttempts } from './search-attempts';
import type { SearchEntry, SearchIndex } from './search-index';
import type { HitGroup, SearchHit, SearchResults } from './search-results';
import { formsWith, indexTerms, matchedWords, otherTerms, type FormsOf } from './search-terms';
import { splitWords } from './split-words';

/** Finds the entries of an index that a query matches. The query must not be too long (`isTooLong`). */
export type SearchEngine = (query: string) => SearchResults;

interface Item {
  readonly id: number;
  /** Position of its group. */
  readonly group: number;
  readonly entry: SearchEntry;
}

/** An index with what makes it searchable. */
interface Prepared {
  readonly index: SearchIndex;
  readonly items: readonly Item[];
  readonly formsOf: FormsOf;
  readonly matches: MiniSearch<Item>;
}

/** Words of a query that are used. */
const mostWords = 10;
/** Hits of one group that are shown. */
const mostHits = 10;
/** Items that are indexed at a time, in less than 10 ms. */
const chunkSize = 20;

const options: SearchOptions = {
  boost: { title: 3, other: 0.2 },
  weights: { fuzzy: 0.3, prefix: 0.5 },
  tokenize: (term) => [term],
};

const fieldOf = ({ id, entry: [title, text, , , other = ''] }: Item, name: string): unknown =>
  ({ id, title, text, other })[name];

/** How the terms of each field are read. */
const termsOf: Readonly<Record<string, (text: string, formsOf: FormsOf) => string[]>> = {
  title: (text, formsOf) => indexTerms(text, formsOf, true),
  text: (text, formsOf) => indexTerms(text, formsOf, false),
  other: otherTerms,
};

function prepare(index: SearchIndex): Prepared {
  const formsOf = formsWith(index.letters);
  const entries = index.groups.flatMap((group, at) => group.entries.map((entry) => ({ group: at, entry })));
  const matches = new MiniSearch<Item>({
    fields: Object.keys(termsOf),
    extractField: fieldOf,
    tokenize: (text, field = '') => termsOf[field]?.(text, formsOf) ?? [],
    processTerm: (term) => term,
  });
  return { index, items: entries.map((entry, id) => ({ ...entry, id })), formsOf, matches };
}

function hitOf({ index, items, formsOf }: Prepared, { id, match }: SearchResult): SearchHit | null {
  const [title = '', text = '', at = 0, address = null] = items[Number(id)]?.entry ?? [];
  const place = index.places[at];
  if (!place) return null;
  const terms = new Set(Object.keys(match));
  const words = splitWords(text);
  return {
    title: markText(title, matchedWords(splitWords(title), terms, formsOf)),
    excerpt: text === '' ? [] : markExcerpt(text, words, matchedWords(words, terms, formsOf)),
    place,
    address,
  };
}

/** Whether the texts in the language of the page match, not only those in others. */
const isOwn = ({ match }: SearchResult): boolean =>
  Object.values(match).some((fields) => fields.some((field) => field !== 'other'));

/** The matches of the first query that has any: those in the language of the page, then those in others (B10.10.9). */
function firstMatches({ matches, formsOf }: Prepared, query: string): readonly SearchResult[] {
  const words = splitWords(query).slice(0, mostWords);
  if (words.length === 0) return [];
  for (const attempt of searchAttempts(words.map(({ text }) => formsOf(text)))) {
    const found = matches.search(attempt, options);
    if (found.length > 0) return [...found.filter(isOwn), ...found.filter((result) => !isOwn(result))];
  }
  return [];
}

function search(prepared: Prepared, query: string): SearchResults {
  const results = firstMatches(prepared, query);
  const groups = new Map<number, SearchResult[]>();
  for (const result of results) {
    const group = prepared.items[Number(result.id)]?.group ?? 0;
    groups.set(group, [...(groups.get(group) ?? []), result]);
  }
  const hitGroups = [...groups].map(([at, found]): HitGroup => {
    const hits = found.slice(0, mostHits).flatMap((result) => hitOf(prepared, result) ?? []);
    return { title: prepared.index.groups[at]?.title ?? '', total: found.length, hits };
  });
  return { total: results.length, groups: hitGroups };
}

/** Makes an index searchable in short tasks, between which a browser or a server responds. */
export async function openSearchEngine(index: SearchIndex): Promise<SearchEngine> {
  const prepared = prepare(index);
  await prepared.matches.addAllAsync(prepared.items, { chunkSize });
  return (query) => search(prepared, query);
}
