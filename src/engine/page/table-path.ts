import { prefixedPath } from './page-url';

/** Path of the table of a list that is open data, in a language (B10.13.5). */
export function tablePath(code: string, source: string): string {
  return prefixedPath(code, `/data/${source}.csv`);
}
