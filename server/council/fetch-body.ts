import { acquireBeforeAbort, type Semaphore } from './semaphore';

/** The text of an answer, or why there is none. */
export type FetchedBody =
  | {
      readonly kind: 'body';
      readonly status: number;
      readonly text: string;
      /** The header `Retry-After`. */
      readonly retryAfter: string | null;
    }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'rejected'; readonly reason: string }
  | { readonly kind: 'unreachable'; readonly reason: string };

export interface FetchLimits {
  /** In ms, for redirects and the whole body. */
  readonly timeout: number;
  /** Bounds the large bodies in memory; a slot is released by the caller of `fetchBody`. */
  readonly largeBodies: Semaphore;
}

/** Bytes of the largest body, after decompression. */
export const largestBody = 16 * 1024 * 1024;
/** Bytes from which a body counts as large. */
const largeFrom = 1024 * 1024;
const maxRedirects = 3;

class RejectedAnswer extends Error {}

/** A redirect to another origin could make this server read from the council's internal network. */
function redirectTarget(response: Response, url: URL): URL {
  const location = response.headers.get('location');
  const target = location !== null && URL.canParse(location, url) ? new URL(location, url) : null;
  if (target?.origin !== url.origin) throw new RejectedAnswer('a redirect to another origin');
  return target;
}

async function fetchFollowing(url: URL, signal: AbortSignal, redirects = 0): Promise<Response> {
  const response = await fetch(url, { signal, redirect: 'manual', headers: { accept: 'application/json' } });
  if (response.status < 300 || response.status > 399) return response;
  await response.body?.cancel();
  if (redirects === maxRedirects) throw new RejectedAnswer('too many redirects');
  return fetchFollowing(redirectTarget(response, url), signal, redirects + 1);
}

async function readText(
  response: Response,
  { largeBodies }: FetchLimits,
  signal: AbortSignal,
  onRelease: (release: () => void) => void,
): Promise<string> {
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    const isFirstLarge = size <= largeFrom && size + chunk.byteLength > largeFrom;
    size += chunk.byteLength;
    if (size > largestBody) throw new RejectedAnswer(`an answer of more than ${largestBody} bytes`);
    if (isFirstLarge) onRelease(await acquireBeforeAbort(largeBodies, signal));
    parts.push(decoder.decode(chunk, { stream: true }));
  }
  return parts.join('') + decoder.decode();
}

/** undici hides the reason of a failed connection in the cause. */
function failureOf(error: unknown): FetchedBody {
  if (error instanceof RejectedAnswer) return { kind: 'rejected', reason: error.message };
  if (!(error instanceof Error)) return { kind: 'unreachable', reason: 'an unknown failure' };
  if (error.name === 'TimeoutError') return { kind: 'timeout' };
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
  return { kind: 'unreachable', reason: code };
}

/** Fetches a URL, following redirects of the same origin, and passes the body to a function. Never rejects by itself. */
export async function fetchBody<Result>(
  url: string,
  limits: FetchLimits,
  use: (body: FetchedBody) => Promise<Result>,
): Promise<Result> {
  let release: (() => void) | undefined;
  try {
    const body = await fetchLimited(url, limits, (acquired) => {
      release = acquired;
    });
    return await use(body);
  } finally {
    release?.();
  }
}

async function fetchLimited(
  url: string,
  limits: FetchLimits,
  onRelease: (release: () => void) => void,
): Promise<FetchedBody> {
  try {
    const signal = AbortSignal.timeout(limits.timeout);
    const response = await fetchFollowing(new URL(url), signal);
    return {
      kind: 'body',
      status: response.status,
      text: await readText(response, limits, signal, onRelease),
      retryAfter: response.headers.get('retry-after'),
    };
  } catch (error) {
    return failureOf(error);
  }
}
