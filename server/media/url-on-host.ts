import { parseUrl } from '../../src/model/url/safe-url';

/** The URL on the configured host, so that a record cannot make this server read from another; null for other hosts. */
export function urlOnHost(url: string, host: string): URL | null {
  const target = parseUrl(url);
  if (target?.host !== new URL(host).host) return null;
  return new URL(target.pathname + target.search, host);
}
