import type { Display } from '../site-config.generated';

/** The page that is shown offline for an address that is not kept, in one language. */
export interface OfflinePage {
  /** HTML with `pagesPlaceholder` where the kept pages are listed. */
  readonly html: string;
  /** Its Content-Security-Policy. */
  readonly policy: string;
}

/** A language as the service worker knows it. */
export interface WorkerLanguage {
  /** BCP 47 language, as in `Content-Language`. */
  readonly tag: string;
  /** Path prefix, such as `/gu`. */
  readonly prefix: string;
  readonly numberingSystem?: string;
  readonly offline: OfflinePage;
}

/** Settings of a site that the server writes as the first statement of the service worker's script. */
export interface WorkerSettings {
  /** The default language first. */
  readonly languages: readonly WorkerLanguage[];
  readonly timeZone: string;
  readonly display: Pick<Display, 'dateFormat'>;
  /** URLs of the scripts that every page loads. */
  readonly assets: readonly string[];
  /** URLs of the scripts that some pages load. */
  readonly laterAssets: readonly string[];
}

/** Where the offline page lists the kept pages. */
export const pagesPlaceholder = '<!--pages-->';

/** URL of the service worker's script. */
export const workerUrl = '/service-worker.js';

/** Prefix of the names of all caches of the service worker. */
export const cachePrefix = 'site-';

/** Name of the cache of the pages; another number discards what an earlier version has stored. */
export const pageCache = `${cachePrefix}pages-1`;

/** Header of a kept page in an answer of the service worker: when the server sent it, in ISO format. */
export const keptAtHeader = 'kept-at';
