import { firstValue } from '../http/first-value';

/** The parts of a request that identify the origin of a post. */
export interface PostSource {
  /** Name (and port) that the post was sent to. */
  readonly host: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/**
 * Whether a post comes from the site's own pages, from the config's public address, or from no page at all
 * (a program of the council sends no `Origin`). For every post that stores something, the plain HTML ones too.
 */
export function isSameSite({ host, headers }: PostSource, publicAddress: string): boolean {
  const origin = firstValue(headers.origin) ?? firstValue(headers.referer);
  const fetchSite = firstValue(headers['sec-fetch-site']);
  // Sandboxed pages and `no-referrer` pages send `Origin: null`; only `Sec-Fetch-Site` is trusted then.
  if (origin === undefined || origin === 'null') return sameByFetchSite(fetchSite, origin);
  // Pages cannot set it, and a proxy that changes the name or the port of the site leaves it as it is.
  if (fetchSite === 'same-origin') return true;
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  return url !== undefined && (url.host === host.toLowerCase() || isPublic(url.origin, publicAddress));
}

/** Origin of a refused post, for the log: a proxy may have changed the name or the port. */
export function originFields({ host, headers }: PostSource): Readonly<Record<string, unknown>> {
  return { host, origin: firstValue(headers.origin) ?? null };
}

/** Line of the log for a post that was refused because of its origin. */
export const otherOrigin =
  'a post was refused, since its origin is neither the host of the request nor “publicAddress” of the config; does a proxy change the host?';

/** Whether an `Origin` is the config's public address: the only one that CORS lets in. */
export function isPublic(origin: string | undefined, publicAddress: string): boolean {
  return origin === new URL(publicAddress).origin;
}

function sameByFetchSite(fetchSite: string | undefined, origin: string | undefined): boolean {
  if (fetchSite === undefined) return origin === undefined;
  return fetchSite === 'same-origin' || (fetchSite === 'none' && origin === undefined);
}
