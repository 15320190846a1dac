import { prefixedPath } from '../../../engine/page/page-url';

/** Path of the web app manifest of a language. */
export function manifestPath(code: string): string {
  return prefixedPath(code, '/site.webmanifest');
}
