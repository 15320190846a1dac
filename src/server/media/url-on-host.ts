import { parseUrl } from '../../engine/url/safe-url';

/** The URL on the configured host, so that a record cannot make this server read from another; null for other hosts. */
export function urlOnHost(url: string, host: string): URL | null {
  const target = parseUrl(url);
  const onHost = new URL(host);
  if (target?.host !== onHost.host) return null;
  // Set, not resolved: a path that begins with `//` would be another host.
  onHost.pathname = target.pathname;
  onHost.search = target.search;
  return onHost;
}
