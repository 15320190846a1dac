import type { SearchPlace } from '../../../engine/search/search-index';
import type { SearchHit, SearchResults } from '../../../engine/search/search-results';
import { isTooLong, maxFieldLength } from '../../../engine/search/search-query';
import { splitWords } from '../../../engine/search/split-words';

/** Most suggestions that are shown. */
const mostSuggestions = 5;

/** Fewest letters of a word that is searched, and the most such words. */
const fewestLettersOfQuery = 3;
const mostWords = 10;

/** The query for what is typed into a field: its first words, without short ones; empty for none. */
export function suggestionQuery(typed: string): string {
  const words = splitWords(typed.slice(0, maxFieldLength)).map(({ text }) => text);
  const query = words
    .filter(({ length }) => length >= fewestLettersOfQuery)
    .slice(0, mostWords)
    .join(' ');
  return isTooLong(query) ? '' : query;
}

/** Fewest letters of a word in a title that matches: shorter ones are in many. */
const fewestLettersOfTitle = 4;

const isNamed = ({ title }: SearchHit): boolean =>
  title.some(([word, isMatch]) => isMatch && word.length >= fewestLettersOfTitle);

/** What identifies where a hit leads. */
const targetOf = ({ place, address }: SearchHit): string => address ?? `${place.path} ${place.subject ?? ''}`;

/**
 * The hits whose title has a word of the query: the best one of each kind, then the second ones, and so on. Each address once,
 * without the page of the form.
 */
export function suggestionsOf(
  { groups }: SearchResults,
  isHere: (place: SearchPlace) => boolean,
): readonly SearchHit[] {
  const lists = groups.map(({ hits }) => hits.filter(isNamed));
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const byRank = Array.from({ length: longest }, (_, rank) => lists.flatMap((hits) => hits[rank] ?? []));
  const byTarget = new Map<string, SearchHit>();
  for (const hit of byRank.flat()) {
    const target = targetOf(hit);
    const isNew = !byTarget.has(target) && (hit.address !== null || !isHere(hit.place));
    if (isNew) byTarget.set(target, hit);
  }
  return [...byTarget.values()].slice(0, mostSuggestions);
}
