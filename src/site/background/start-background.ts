import type { QueryClient } from '@tanstack/react-query';
import { removeExpiredDrafts } from '../../client/expired-drafts';
import { loadPicturesForPrint } from '../../client/print-pictures';
import { openWorkerLink } from '../../client/worker-link';
import type { InitialState } from '../../model/page/initial-state';
import type { Site } from '../../model/site/site';
import { iconSpriteUrl } from '../../ui/picture/icon-sprite';
import { keepPageFresh } from './keep-page-fresh';
import { loadLinksOffline } from './load-links-offline';
import { LinkPrefetcher } from './prefetch-links';

export interface BackgroundOptions {
  readonly site: Site;
  readonly initialState: InitialState;
  readonly queryClient: QueryClient;
  /** Address of the page that was loaded. */
  readonly path: string;
}

/** Optional work that starts after the page has loaded. */
export interface Background {
  /** The address of the page that is shown now. */
  readonly show: (path: string) => void;
}

/** Fetches the icons of what the browser renders, such as the menu, so that they appear with it. */
function fetchIcons(): void {
  fetch(iconSpriteUrl, { priority: 'low' }).catch(() => undefined);
}

/**
 * Fetches the icons, removes expired drafts, and begins to keep the pages that a visitor opens for
 * visits offline, to prefetch those that links lead to, and to load all pictures of a page that is printed.
 */
export function startBackground({ site, initialState, queryClient, path }: BackgroundOptions): Background {
  const link = site.hasWorker ? openWorkerLink() : Promise.resolve(null);
  fetchIcons();
  removeExpiredDrafts();
  loadPicturesForPrint();
  const prefetcher = new LinkPrefetcher({ site, queryClient });
  if (site.hasWorker) loadLinksOffline();
  void link.then((opened) => {
    if (opened) keepPageFresh(opened, { queryClient, initialState, path });
  });
  return {
    show: (shown) => {
      prefetcher.watch();
      void link.then((opened) => opened?.keep(shown));
    },
  };
}
