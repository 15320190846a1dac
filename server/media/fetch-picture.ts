/** The bytes of a picture; `refused`: an answer that is no usable picture, `failed`: no answer. */
export type FetchedPicture = Buffer | 'refused' | 'failed';

/** Bytes of the largest picture that is fetched. */
export const largestPicture = 10 * 1024 * 1024;
const maxRedirects = 3;

/** The target of a redirect; null for another origin, which could be in the council's internal network. */
function redirectTarget(response: Response, url: URL): URL | null {
  const location = response.headers.get('location');
  const target = location !== null && URL.canParse(location, url) ? new URL(location, url) : null;
  return target?.origin === url.origin ? target : null;
}

async function fetchFollowing(url: URL, signal: AbortSignal, redirects = 0): Promise<Response | null> {
  const response = await fetch(url, { signal, redirect: 'manual', headers: { accept: 'image/*' } });
  if (response.status < 300 || response.status > 399) return response;
  await response.body?.cancel();
  const target = redirectTarget(response, url);
  return target && redirects < maxRedirects ? fetchFollowing(target, signal, redirects + 1) : null;
}

async function readBytes({ body }: Response): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > largestPicture) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Whether a status says that there is no such picture, rather than that the server has trouble. */
const isFinal = (status: number): boolean => status === 404 || status === 410;

/**
 * Fetches a picture of at most 10 MB, following redirects of the same origin.
 *
 * @param timeout in ms, for redirects and the whole body
 */
export async function fetchPicture(url: URL, timeout: number): Promise<FetchedPicture> {
  try {
    const response = await fetchFollowing(url, AbortSignal.timeout(timeout));
    if (response === null) return 'refused';
    if (response.ok) return (await readBytes(response)) ?? 'refused';
    await response.body?.cancel();
    return isFinal(response.status) ? 'refused' : 'failed';
  } catch {
    return 'failed';
  }
}
