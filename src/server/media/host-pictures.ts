import { boundedMap } from '../jobs/bounded-map';
import { createQueue } from '../jobs/queue';
import { singleFlight } from '../jobs/single-flight';
import { urlOnHost } from './url-on-host';
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

/** Pictures of the council's own server that its records name by URL. */
export interface HostPictures {
  /**
   * The URL on this site (`/media/…`) of a picture on the council's host, null for one that cannot be used, and the
   * picture's own URL while it cannot be fetched.
   *
   * @param host such as https://api.example.in/
   */
  urlOf(url: string, host: string): Promise<string | null>;
}

export interface HostPicturesOptions {
  /** Returns the URL of a stored picture; null for bytes that are no usable picture, `busy` for one to try again soon. */
  readonly keep: (bytes: Buffer, url: string) => Promise<string | null>;
  /** Whether a picture is still stored. */
  readonly isKept: (url: string) => Promise<boolean>;
  /** In ms, by default 10 s. */
  readonly timeout?: number;
  /** The time in ms. */
  readonly now?: () => number;
}

/** Of the pictures that are fetched; bounds those in memory. */
const limits = { concurrency: 4, maxWaiting: 500 } as const;
/** Ms after which a picture is fetched again, since its content may have changed. */
const freshTime = 3_600_000;
/** Ms after which an answer without a picture, a failed request and a picture that nobody had time for are tried again. */
const retryTimes = { refused: 600_000, failed: 60_000, busy: 10_000 } as const;

interface Known {
  readonly url: string | null;
  readonly until: number;
}

/** Opens the pictures of the council's own server; each is fetched once and again after an hour. */
export function openHostPictures(options: HostPicturesOptions): HostPictures {
  const { keep, isKept, timeout = 10_000, now = Date.now } = options;
  const known = boundedMap<Known>(20_000);
  const flight = singleFlight<string | null>();
  const fetches = createQueue(limits);

  function remember(url: string, result: string | null, time: number): string | null {
    known.set(url, { url: result, until: now() + time });
    return result;
  }

  async function fetchAndKeep(url: string, target: URL): Promise<string | null> {
    const fetched = await fetchPicture(target, timeout);
    if (fetched === 'failed') return remember(url, known.get(url)?.url ?? url, retryTimes.failed);
    if (fetched === 'refused') return remember(url, null, retryTimes.refused);
    const storedUrl = await keep(fetched, url);
    if (storedUrl === 'busy') return remember(url, known.get(url)?.url ?? url, retryTimes.busy);
    return remember(url, storedUrl, storedUrl === null ? retryTimes.failed : freshTime);
  }

  const load = (url: string, target: URL): Promise<string | null> =>
    fetches.run(
      () => fetchAndKeep(url, target),
      () => url,
    );

  async function isUsable({ url }: Known): Promise<boolean> {
    return url === null || !url.startsWith('/') || isKept(url);
  }

  return {
    urlOf: async (url, host) => {
      const target = urlOnHost(url, host);
      if (!target) return url;
      const entry = known.get(url);
      if (!entry || !(await isUsable(entry))) return flight(url, () => load(url, target));
      if (entry.until < now()) void flight(url, () => load(url, target)).catch(() => undefined);
      return entry.url;
    },
  };
}
