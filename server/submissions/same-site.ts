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
  const origin = textOf(headers.origin) ?? textOf(headers.referer);
  const fetchSite = textOf(headers['sec-fetch-site']);
  // A page that hides where it is says `Origin: null`; then only the browser's own word counts.
  if (origin === undefined || origin === 'null') return sameByFetchSite(fetchSite, origin);
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  return url !== undefined && (url.host === host.toLowerCase() || isPublic(url.origin, publicAddress));
}

/** Whether an `Origin` is the config's public address: the only one that CORS lets in. */
export function isPublic(origin: string | undefined, publicAddress: string): boolean {
  return origin === new URL(publicAddress).origin;
}

function sameByFetchSite(fetchSite: string | undefined, origin: string | undefined): boolean {
  if (fetchSite === undefined) return origin === undefined;
  return fetchSite === 'same-origin' || (fetchSite === 'none' && origin === undefined);
}

function textOf(header: string | readonly string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : header?.[0];
}
