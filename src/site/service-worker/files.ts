import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin, type ExpirationPluginOptions } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { cachePrefix } from '../../engine/worker/worker-settings';

/** Removes what was not used for longest beyond a number of entries, and what is older than an age. */
export function boundedBy(options: ExpirationPluginOptions): WorkboxPlugin {
  // Its type allows undefined for what it has.
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin(options);
  return {
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
    ...(cacheDidUpdate && { cacheDidUpdate }),
  };
}

/** Files that the site serves under the hash of their content: they never change, and are kept however old they are. */
const permanentOnly = {
  cacheWillUpdate: async ({ response }: { readonly response: Response }) => {
    const control = response.headers.get('cache-control');
    const isPermanent = response.status === 200 && (control === null || control.includes('immutable'));
    return isPermanent ? response : null;
  },
};

/** Scripts, fonts and site files of this version and, for pages that are open or kept, of earlier ones. */
export const assets = new CacheFirst({
  cacheName: `${cachePrefix}assets-1`,
  plugins: [permanentOnly, boundedBy({ maxEntries: 200 })],
});

/** Pictures: the first to go when storage is full. */
export const pictureFiles = new CacheFirst({
  cacheName: `${cachePrefix}pictures-1`,
  plugins: [permanentOnly, boundedBy({ maxEntries: 150, purgeOnQuotaError: true })],
});
