import { fetchSameOrigin, RejectedAnswer } from '../http/fetch-same-origin';
import { acquireBeforeAbort, type Semaphore } from '../concurrency/semaphore';

/** The text of a successful answer, or why there is none. */
export type FetchedBody =
  | { readonly kind: 'body'; readonly text: string }
  | {
      /** An answer that is not 2xx, whose body is not read. */
      readonly kind: 'status';
      readonly status: number;
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

/** Fetches a URL, following redirects of the same origin, and calls `use` with the body. Rejects only if `use` does. */
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
    const response = await fetchSameOrigin(new URL(url), { accept: 'application/json', signal });
    if (response.ok) return { kind: 'body', text: await readText(response, limits, signal, onRelease) };
    await response.body?.cancel();
    const { status, headers } = response;
    return { kind: 'status', status, retryAfter: headers.get('retry-after') };
  } catch (error) {
    return failureOf(error);
  }
}
