/** An answer that may not be used. */
export class RejectedAnswer extends Error {}

export interface FetchOptions {
  /** Media types of the header `accept`. */
  readonly accept: string;
  readonly signal: AbortSignal;
}

const maxRedirects = 3;

/** A redirect to another origin could make this server read from the council's internal network. */
function redirectTarget(response: Response, url: URL): URL {
  const location = response.headers.get('location');
  const target = location !== null && URL.canParse(location, url) ? new URL(location, url) : null;
  if (target?.origin !== url.origin) throw new RejectedAnswer('a redirect to another origin');
  return target;
}

/** Fetches a URL, following redirects of the same origin; throws `RejectedAnswer` for any other. */
export async function fetchSameOrigin(url: URL, options: FetchOptions, redirects = 0): Promise<Response> {
  const { accept, signal } = options;
  const response = await fetch(url, { signal, redirect: 'manual', headers: { accept } });
  if (response.status < 300 || response.status > 399) return response;
  await response.body?.cancel();
  if (redirects === maxRedirects) throw new RejectedAnswer('too many redirects');
  return fetchSameOrigin(redirectTarget(response, url), options, redirects + 1);
}
