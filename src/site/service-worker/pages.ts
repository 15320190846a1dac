import { copyResponse, type WorkboxPlugin } from 'workbox-core';
import { NetworkFirst } from 'workbox-strategies';
import { initialStateId } from '../../engine/page/initial-state';
import { pageCache } from '../../engine/worker/worker-settings';
import { boundedBy } from './files';
import { offlineResponse } from './offline-response';
import { languageOfPath, pageKey } from './page-key';
import { timeOf } from './response-time';
import { settings } from './scope';

const day = 24 * 60 * 60;

function isWholePage({ status, headers }: Response): boolean {
  const isHtml = headers.get('content-type')?.includes('text/html') ?? false;
  return status === 200 && isHtml && !(headers.get('cache-control')?.includes('no-store') ?? false);
}

/** Writes into the initial state of a kept page from when it is (B10.8.3). */
async function withTime(response: Response): Promise<Response> {
  const start = `id="${initialStateId}">{`;
  const time = timeOf(response);
  const html = await response.text();
  const marked = time === null ? html : html.replace(start, () => `${start}"keptAt":"${time}",`);
  const { status, headers } = response;
  return new Response(marked, { status, headers });
}

async function keptPage(url: string): Promise<Response | undefined> {
  const cache = await caches.open(pageCache);
  const response = await cache.match(pageKey(new URL(url)));
  return response && withTime(response);
}

const isPlain = (url: string): boolean => languageOfPath(settings, new URL(url).pathname) === null;

const keptPages: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(new URL(request.url)),
  // A navigation must not be answered with a response that was redirected, which a copy is not.
  cacheWillUpdate: async ({ response }) => (isWholePage(response) ? copyResponse(response) : null),
  // Plain pages follow the stored language: a page in another one shows that it has changed, and the others go.
  cacheDidUpdate: async ({ request, newResponse }) => {
    if (!isPlain(request.url)) return;
    const language = newResponse.headers.get('content-language');
    const cache = await caches.open(pageCache);
    for (const key of await cache.keys()) {
      const other = isPlain(key.url) ? await cache.match(key) : undefined;
      if (other && other.headers.get('content-language') !== language) await cache.delete(key);
    }
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && withTime(cachedResponse),
  // A server that fails counts as no connection.
  handlerWillRespond: async ({ request, response }) =>
    response.status < 500 ? response : ((await keptPage(request.url)) ?? response),
  handlerDidError: async ({ request }) => offlineResponse(new URL(request.url)),
};

/** Pages come from the network; when it takes more than 3 s or fails, from the cache (B10.8.2). */
export const pages = new NetworkFirst({
  cacheName: pageCache,
  networkTimeoutSeconds: 3,
  plugins: [boundedBy({ maxEntries: 40, maxAgeSeconds: 30 * day }), keptPages],
});
