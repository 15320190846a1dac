import { toWellFormed } from '../text/well-formed';

/** Name of the field with the query in the URL of the search page. */
export const searchField = 'q';

/** Most characters of a query. */
export const maxQueryLength = 200;

/** Most characters that the field of a form takes, so that every URL of the form can be sent. */
export const maxFieldLength = 1_000;

/** The query in the URL of the search page, at most `maxFieldLength` characters of it; empty without one. */
export function readSearchQuery(parameters: URLSearchParams): string {
  return toWellFormed((parameters.get(searchField) ?? '').trim().slice(0, maxFieldLength));
}

/** The query of the URL of a search: `?q=water`. */
export function searchQueryOf(query: string): string {
  return `?${new URLSearchParams({ [searchField]: query }).toString()}`;
}

/** Whether a query is longer than a search takes. */
export function isTooLong(query: string): boolean {
  return query.length > maxQueryLength;
}
