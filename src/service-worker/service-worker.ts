// Entry point of the service worker (docs/decisions/0028-service-worker.md).
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { isObject } from '../model/json/json';
import { isPageMessage, type PageMessage, type RefreshAnswer } from '../model/worker/worker-messages';
import { assets, deleteOldCaches, pictures } from './caches';
import { keepFiles, keepShown, refreshPage, strategyFor } from './keep-pages';
import { isPagePath } from './page-key';
import { keptPageFirst } from './page-strategies';
import { scope, settings } from './scope';

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPagePath(url.pathname),
  keptPageFirst,
);
registerRoute(({ url }) => strategyFor(url) === assets, assets);
registerRoute(({ url }) => strategyFor(url) === pictures, pictures);
enableNavigationPreload();

/** Whether the visitor asked for less data. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(scope.navigator, 'connection');
  return isObject(connection) && connection.saveData === true;
}

scope.addEventListener('install', (event) => {
  const { assets: first, laterAssets } = settings;
  // Every cache is by hash, so that a new version can serve the pages that an old one has opened.
  void scope.skipWaiting();
  event.waitUntil(keepFiles(event, savesData() ? first : [...first, ...laterAssets]));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldCaches().then(() => scope.clients.claim()));
});

async function answer(event: ExtendableMessageEvent, message: PageMessage): Promise<void> {
  if (message.kind === 'shown') return keepShown(event, message);
  const client = event.source instanceof Client ? event.source.id : '';
  const unchanged: RefreshAnswer = { kind: 'unchanged' };
  const outcome = await refreshPage(event, client, message.path).catch(() => unchanged);
  event.ports[0]?.postMessage(outcome);
}

scope.addEventListener('message', (event) => {
  const message: unknown = event.data;
  // Without a connection nothing can be kept.
  if (isPageMessage(message)) event.waitUntil(answer(event, message).catch(() => undefined));
});
