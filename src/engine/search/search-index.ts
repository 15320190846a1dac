import { isObject } from '../json/json';
import { prefixedPath } from '../page/page-url';

/** A page to which results lead. */
export interface SearchPlace {
  readonly title: string;
  /** Path of the page, without a language prefix. */
  readonly path: string;
  /** Id of the subject that the page is about. */
  readonly subject?: string;
}

/**
 * An entry of the index: a title, a text, the number of its place, an address of its own where it has one, and what its texts
 * in other languages sound like, with blanks between the words.
 */
export type SearchEntry = readonly [
  title: string,
  text: string,
  place: number,
  address?: string | null,
  other?: string,
];

/** Entries of one kind. */
export interface SearchGroup {
  readonly title: string;
  readonly entries: readonly SearchEntry[];
}

/**
 * Letter or sign → Latin letters. A consonant has its inherent vowel (`ka`); a sign that replaces the inherent vowel of the
 * letter before it begins with a hyphen (`-i`).
 */
export type Letters = Readonly<Record<string, string>>;

/** Index of a site's search in one language, as browsers get it. */
export interface SearchIndex {
  readonly letters: Letters;
  readonly places: readonly SearchPlace[];
  readonly groups: readonly SearchGroup[];
}

/** Path of the search index of a language. */
export function searchIndexPath(code: string): string {
  return prefixedPath(code, '/search-index.json');
}

/** Our own server makes it, so that only its shape is checked. */
export function isSearchIndex(value: unknown): value is SearchIndex {
  return (
    isObject(value) && isObject(value.letters) && Array.isArray(value.places) && Array.isArray(value.groups)
  );
}
