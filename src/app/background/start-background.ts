import type { QueryClient } from '@tanstack/react-query';
import { removeExpiredDrafts } from '../../client/expired-drafts';
import { openPageKeeper } from '../../client/page-keeper';
import { loadPicturesForPrint } from '../../client/print-pictures';
import type { Site } from '../../model/site/site';
import { loadLinksOffline } from './load-links-offline';
import { LinkPrefetcher } from './prefetch-links';

export interface BackgroundOptions {
  readonly site: Site;
  readonly queryClient: QueryClient;
  /** Paths of the pages that are kept for visits offline, also if they are never opened. */
  readonly offlinePages: readonly string[];
}

/** Optional work that starts after the page has loaded. */
export interface Background {
  /** The address of the page that is shown now. */
  readonly show: (path: string) => void;
}

/**
 * Removes expired drafts, and begins to keep the pages that a visitor opens for visits offline, to prefetch those that
 * links lead to, and to load all pictures of a page that is printed.
 */
export function startBackground({ site, queryClient, offlinePages }: BackgroundOptions): Background {
  const keeper = site.hasWorker ? openPageKeeper(offlinePages) : Promise.resolve(null);
  removeExpiredDrafts();
  loadPicturesForPrint();
  const prefetcher = new LinkPrefetcher({ site, queryClient });
  if (site.hasWorker) loadLinksOffline();
  return {
    show: (shown) => {
      prefetcher.watch();
      void keeper.then((keep) => keep?.(shown));
    },
  };
}
