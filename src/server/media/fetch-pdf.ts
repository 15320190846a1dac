import { fetchFile, readBytes, type FetchFailure } from './fetch-file';
import { largestPdf } from './document-store';

/** A document on another host. */
export interface FetchedPdf {
  /** Its size; null where the host does not say it. */
  readonly bytes: number | null;
  /** A PDF of at most 20 MB; null for any other document. */
  readonly pdf: Buffer | null;
}

/** The size that the host says; null for a compressed answer, whose length is another one. */
function sizeOf({ headers }: Response): number | null {
  const length = headers.get('content-length') ?? '';
  return /^\d{1,12}$/.test(length) && headers.get('content-encoding') === null ? Number(length) : null;
}

async function readDocument(response: Response, isPdf: boolean): Promise<FetchedPdf | 'refused'> {
  const bytes = sizeOf(response);
  const isPage = /\bhtml\b/i.test(response.headers.get('content-type') ?? '');
  if (!isPage && isPdf && (bytes ?? 0) <= largestPdf) {
    const pdf = await readBytes(response, largestPdf);
    return { bytes: pdf?.byteLength ?? bytes, pdf };
  }
  await response.body?.cancel();
  // A page instead of a document says that there is none, or that it needs a password.
  return isPage ? 'refused' : { bytes, pdf: null };
}

/**
 * Fetches a whole PDF; of any other document it reads the size only.
 *
 * @param timeout in ms, for redirects and the whole body
 */
export function fetchPdf(url: URL, isPdf: boolean, timeout: number): Promise<FetchedPdf | FetchFailure> {
  return fetchFile(url, { timeout, accept: '*/*', read: (response) => readDocument(response, isPdf) });
}
