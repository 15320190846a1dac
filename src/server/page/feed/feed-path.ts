import { prefixedPath } from '../../../engine/page/page-url';

/** Path of the feed of a language. */
export function feedPath(code: string): string {
  return prefixedPath(code, '/feed.xml');
}
