import { pageCache, workerUrl } from '../../engine/worker/worker-settings';

/** URLs of the files that this page has loaded. */
function loadedFiles(): readonly string[] {
  return performance.getEntriesByType('resource').map(({ name }) => name);
}

/** The pages that are not kept yet. */
async function missingOf(pages: readonly string[]): Promise<readonly string[]> {
  const cache = await caches.open(pageCache);
  const kept = await Promise.all(pages.map((page) => cache.match(page)));
  return pages.filter((_, index) => !kept[index]);
}

/**
 * Registers the service worker and has it keep pages for visits offline (B10.8.1). Resolves with a function for the path of
 * each page that is shown: the worker sees neither the page that registers it nor what script shows. Null where there can
 * be no worker, such as without https.
 * @param pages paths of pages that are kept, also if they are never opened
 */
export async function openPageKeeper(pages: readonly string[]): Promise<((path: string) => void) | null> {
  if (!('serviceWorker' in navigator)) return null;
  const { serviceWorker } = navigator;
  const hasAnswered = serviceWorker.controller !== null;
  try {
    await serviceWorker.register(workerUrl);
  } catch {
    // Forbidden by the visitor, or the script could not be fetched: the site works without it.
    return null;
  }
  const { active } = await serviceWorker.ready;
  // Workbox's router treats the URLs of this message like requests of the page.
  const keep = (urlsToCache: readonly string[]) => {
    const worker = serviceWorker.controller ?? active;
    worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  };
  keep(await missingOf(pages));
  let isKept = hasAnswered;
  return (path) => {
    keep([...(isKept ? [] : [path]), ...(hasAnswered ? [] : loadedFiles())]);
    isKept = false;
  };
}
