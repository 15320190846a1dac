import { fetchSameOrigin, RejectedAnswer } from '../http/fetch-same-origin';

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
  /** Bytes of the largest body, after decompression. */
  readonly maxBytes: number;
}

/** Bytes of the largest body, after decompression: JSON is parsed at once, which 16 MB of pictures are fast. */
export const largestBody = { withPictures: 16 * 1024 * 1024, withoutPictures: 4 * 1024 * 1024 } as const;

async function readText(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new RejectedAnswer(`an answer of more than ${maxBytes} bytes`);
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

/** Fetches a URL, following redirects of the same origin. Never rejects. */
export async function fetchBody(url: string, { timeout, maxBytes }: FetchLimits): Promise<FetchedBody> {
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetchSameOrigin(new URL(url), { accept: 'application/json', signal });
    if (response.ok) return { kind: 'body', text: await readText(response, maxBytes) };
    await response.body?.cancel();
    const { status, headers } = response;
    return { kind: 'status', status, retryAfter: headers.get('retry-after') };
  } catch (error) {
    return failureOf(error);
  }
}
