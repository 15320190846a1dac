import { isObject } from '../json/json';
import type { DehydratedState } from '../source/dehydrated-state';
import type { DocumentTexts } from '../document/document';
import type { PageForm } from '../form/page-form';
import type { PageLookup } from '../lookup/lookup';
import type { PageSearch } from '../search/search-results';

/** Id of the script element that contains the initial state as JSON. */
export const initialStateId = 'page-start';

/** Data in the HTML of a page for its first render in the browser. */
export interface InitialState {
  /** Code of the language the HTML is in. */
  readonly language: string;
  /** Language code → address of the site file of that language. */
  readonly siteFiles: Readonly<Record<string, string>>;
  /** The language prefix of the requested URL, such as `/gu`, or ''. */
  readonly prefix: string;
  /** The server's day in the site's time zone, YYYY-MM-DD. */
  readonly today: string;
  readonly dehydratedState: DehydratedState;
  /** Address → text of the legal documents that the page shows, where there are any. */
  readonly documents?: DocumentTexts;
  /** Requested page of the long lists, unless it is the first. */
  readonly listPage?: number;
  /** Whether this is the not-found page, which a static host sends for every missing path. */
  readonly notFound?: true;
  /** For the forms of the page, where it has any. */
  readonly form?: PageForm;
  /** The search for the query of the URL, where it has one. */
  readonly search?: PageSearch;
  /** For the look-up of submissions on the page, where it has one. */
  readonly lookup?: PageLookup;
  /** Where the service worker answers with a page that it has kept. */
  readonly kept?: KeptPage;
}

/** A page that the service worker has kept. */
export interface KeptPage {
  /** When the server sent it, in ISO format. */
  readonly at: string;
  /** Its ETag, if it is shown before the server is asked whether it has changed. */
  readonly tag?: string;
}

/** Our own server writes the state into its pages, so that only its presence is checked. */
export function isInitialState(value: unknown): value is InitialState {
  return isObject(value) && isObject(value.dehydratedState);
}
