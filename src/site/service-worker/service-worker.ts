// Entry point of the service worker (docs/decisions/0028-service-worker.md).
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { cachePrefix } from '../../engine/worker/worker-settings';
import { savesData } from '../../engine/worker/saves-data';
import { assets, pictureFiles } from './files';
import { handlePage, pages } from './pages';
import { isPagePath } from './page-key';
import { scope, settings } from './scope';
import { sendWaiting } from './send-waiting';
import { waitingFormsName } from '../../engine/form/waiting-forms';

registerRoute(({ sameOrigin, url }) => sameOrigin && isPagePath(url.pathname), handlePage);
registerRoute(({ sameOrigin, url }) => sameOrigin && /^\/(?:assets|site)\//.test(url.pathname), assets);
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/media/'), pictureFiles);
enableNavigationPreload();

/** Deletes the caches of other versions of the service worker. */
async function deleteOldCaches(): Promise<void> {
  const current = [pages, assets, pictureFiles].map(({ cacheName }) => cacheName);
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(cachePrefix) && !current.includes(name),
  );
  await Promise.all(names.map((name) => caches.delete(name)));
}

scope.addEventListener('install', (event) => {
  const { assets: first, laterAssets } = settings;
  // Every file is kept by its hash, so that a new version can serve the pages that an old one has opened.
  void scope.skipWaiting();
  const files = savesData(scope.navigator) ? first : [...first, ...laterAssets];
  const kept = files.flatMap((url) => assets.handleAll({ event, request: new Request(url) }));
  event.waitUntil(Promise.allSettled(kept));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldCaches().then(() => scope.clients.claim()));
});

// Background Sync: TypeScript does not describe its event.
scope.addEventListener('sync', (event) => {
  if (event instanceof ExtendableEvent && Reflect.get(event, 'tag') === waitingFormsName)
    event.waitUntil(sendWaiting());
});
