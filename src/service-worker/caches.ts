import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin, type ExpirationPluginOptions } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { cachePrefix } from '../model/worker/worker-settings';
import { scope } from './scope';

/** Names of the caches; another number discards what an earlier version has stored. */
export const cacheNames = {
  pages: `${cachePrefix}pages-1`,
  assets: `${cachePrefix}assets-1`,
  pictures: `${cachePrefix}pictures-1`,
} as const;

/** Removes what was not used for longest beyond a number of entries, and what is older than an age. */
export function boundedBy(options: ExpirationPluginOptions): WorkboxPlugin {
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin(options);
  return {
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
    ...(cacheDidUpdate && { cacheDidUpdate }),
  };
}

/** What the site serves under the hash of its content: it never changes, and is kept however old it is. */
function isPermanent(response: Response): boolean {
  const control = response.headers.get('cache-control');
  return response.status === 200 && (control === null || control.includes('immutable'));
}

const permanentOnly = {
  cacheWillUpdate: async ({ response }: { readonly response: Response }) =>
    isPermanent(response) ? response : null,
};

/** Scripts, fonts and site files of this version and, for pages that are open or kept, of earlier ones. */
export const assets = new CacheFirst({
  cacheName: cacheNames.assets,
  plugins: [permanentOnly, boundedBy({ maxEntries: 200 })],
});

/** Pictures: the first to go when storage is full. */
export const pictures = new CacheFirst({
  cacheName: cacheNames.pictures,
  plugins: [permanentOnly, boundedBy({ maxEntries: 150, purgeOnQuotaError: true })],
});

/** Deletes the caches of other versions of the service worker. */
export async function deleteOldCaches(): Promise<void> {
  const current: readonly string[] = Object.values(cacheNames);
  const names = (await scope.caches.keys()).filter(
    (name) => name.startsWith(cachePrefix) && !current.includes(name),
  );
  await Promise.all(names.map((name) => scope.caches.delete(name)));
}
