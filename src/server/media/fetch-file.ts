import { fetchSameOrigin, RejectedAnswer } from '../http/fetch-same-origin';

/** Why there is no file; `refused`: an answer that is no usable file, `failed`: no answer. */
export type FetchFailure = 'refused' | 'failed';

export interface FileOptions<Result> {
  /** In ms, for redirects and the whole body. */
  readonly timeout: number;
  /** Media types of the header `accept`. */
  readonly accept: string;
  /** Reads a successful answer; one whose body is not needed is cancelled. */
  readonly read: (response: Response) => Promise<Result | 'refused'>;
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
  { timeout, accept, read }: FileOptions<Result>,
): Promise<Result | FetchFailure> {
  try {
    const response = await fetchSameOrigin(url, { accept, signal: AbortSignal.timeout(timeout) });
    if (response.ok) return await read(response);
    await response.body?.cancel();
    return isFinal(response.status) ? 'refused' : 'failed';
  } catch (error) {
    return error instanceof RejectedAnswer ? 'refused' : 'failed';
  }
}
