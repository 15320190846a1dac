import { prefixedPath } from '../../src/model/page/page-url';

/** Path of the feed of a language. */
export function feedPath(code: string): string {
  return prefixedPath(code, '/feed.xml');
}
