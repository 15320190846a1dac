import { fetchFile, readBytes, type FetchFailure } from './fetch-file';

/** Bytes of the largest picture that is fetched. */
export const largestHostPicture = 10 * 1024 * 1024;

/**
 * Fetches a picture of at most 10 MB.
 *
 * @param timeout in ms, for redirects and the whole body
 */
export function fetchPicture(url: URL, timeout: number): Promise<Buffer | FetchFailure> {
  return fetchFile(url, {
    timeout,
    accept: 'image/*',
    read: async (response) => (await readBytes(response, largestHostPicture)) ?? 'refused',
  });
}
