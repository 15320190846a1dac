/** The text of an answer, or why there is none. */
export type FetchedText =
  | { readonly kind: 'text'; readonly status: number; readonly text: string }
  | { readonly kind: 'late' }
  | { readonly kind: 'failed'; readonly reason: string };

/** Largest body that is read, in bytes: a gallery of base64 pictures is large, an endless one is hostile. */
const largest = 256 * 1024 * 1024;

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > largest) throw new Error('an answer that is too large');
    parts.push(decoder.decode(chunk, { stream: true }));
  }
  return parts.join('') + decoder.decode();
}

/** undici hides the reason of a failed connection in the cause. */
function failureOf(error: unknown): FetchedText {
  if (!(error instanceof Error)) return { kind: 'failed', reason: 'an unknown failure' };
  if (error.name === 'TimeoutError') return { kind: 'late' };
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
  return { kind: 'failed', reason: code };
}

/** Gets an address; the time-out, in ms, covers the whole body. Never rejects. */
export async function fetchText(url: string, timeout: number): Promise<FetchedText> {
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, { signal, headers: { accept: 'application/json' } });
    return { kind: 'text', status: response.status, text: await textOf(response) };
  } catch (error) {
    return failureOf(error);
  }
}
