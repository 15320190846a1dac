/** Why there is no file; `refused`: an answer that is no usable file, `failed`: no answer. */
export type FetchFailure = 'refused' | 'failed';

export interface FetchOptions<Result> {
  /** In ms, for redirects and the whole body. */
  readonly timeout: number;
  /** Media types of the header `accept`. */
  readonly accept: string;
  /** Reads a successful answer; one whose body is not needed is cancelled. */
  readonly read: (response: Response) => Promise<Result | 'refused'>;
}

const maxRedirects = 3;

/** The target of a redirect; null for another origin, which could be in the council's internal network. */
function redirectTarget(response: Response, url: URL): URL | null {
  const location = response.headers.get('location');
  const target = location !== null && URL.canParse(location, url) ? new URL(location, url) : null;
  return target?.origin === url.origin ? target : null;
}

async function fetchFollowing(
  url: URL,
  accept: string,
  signal: AbortSignal,
  redirects = 0,
): Promise<Response | null> {
  const response = await fetch(url, { signal, redirect: 'manual', headers: { accept } });
  if (response.status < 300 || response.status > 399) return response;
  await response.body?.cancel();
  const target = redirectTarget(response, url);
  return target && redirects < maxRedirects ? fetchFollowing(target, accept, signal, redirects + 1) : null;
}

/** Whether a status says that there is no such file, rather than that the server has trouble. */
const isFinal = (status: number): boolean => status === 404 || status === 410;

/** The body of an answer; null for one of more bytes than allowed. */
export async function readBytes({ body }: Response, largest: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > largest) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Fetches a file, following redirects of the same origin. Never rejects. */
export async function fetchFile<Result>(
  url: URL,
  { timeout, accept, read }: FetchOptions<Result>,
): Promise<Result | FetchFailure> {
  try {
    const response = await fetchFollowing(url, accept, AbortSignal.timeout(timeout));
    if (response === null) return 'refused';
    if (response.ok) return await read(response);
    await response.body?.cancel();
    return isFinal(response.status) ? 'refused' : 'failed';
  } catch {
    return 'failed';
  }
}
