import type { SearchPlace } from './search-index';

/** A text in pieces, each with whether the query matches it. */
export type MarkedText = readonly (readonly [text: string, isMatch: boolean])[];

export interface SearchHit {
  readonly title: MarkedText;
  /** The part of the text around the first match; empty without a text. */
  readonly excerpt: MarkedText;
  readonly place: SearchPlace;
  /** Address of its own, such as a document's; null for a hit that leads to its place. */
  readonly address: string | null;
}

/** Hits of one kind, the best first. */
export interface HitGroup {
  readonly title: string;
  /** Number of hits, of which `hits` has the best. */
  readonly total: number;
  readonly hits: readonly SearchHit[];
}

export interface SearchResults {
  readonly total: number;
  /** Groups with hits, that with the best hit first. */
  readonly groups: readonly HitGroup[];
}

/** Results of a search. */
export type SearchOutcome =
  | { readonly state: 'too-long' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly results: SearchResults };

/** The search that the server has made for a page. */
export interface PageSearch {
  readonly query: string;
  readonly outcome: SearchOutcome;
}
