import { prefixedPath } from './page-url';

/** The table of a list in a language, for anybody to download. */
export function tablePath(code: string, source: string): string {
  return prefixedPath(code, `/data/${source}.csv`);
}
