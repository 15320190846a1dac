import { copyResponse, type RouteHandlerCallback, type WorkboxPlugin } from 'workbox-core';
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { initialStateId, type KeptPage } from '../../engine/page/initial-state';
import { clockIn } from '../../engine/time/time-zone';
import { keptAtHeader, pageCache } from '../../engine/worker/worker-settings';
import { boundedBy } from './files';
import { offlineResponse } from './offline-response';
import { languageOfPath, pageKey } from './page-key';
import { timeOf } from './response-time';
import { scope, settings } from './scope';

const day = 24 * 60 * 60;
const hourMs = 60 * 60 * 1000;

function isWholePage({ status, headers }: Response): boolean {
  const isHtml = headers.get('content-type')?.includes('text/html') ?? false;
  return status === 200 && isHtml && !(headers.get('cache-control')?.includes('no-store') ?? false);
}

/** Writes into the initial state of a kept page from when it is (B10.8.3), and whether the server is still to be asked. */
async function withTime(response: Response, isUnchecked: boolean): Promise<Response> {
  const start = `id="${initialStateId}">{`;
  const at = timeOf(response);
  const html = await response.text();
  const { status } = response;
  const headers = new Headers(response.headers);
  if (at === null) return new Response(html, { status, headers });
  headers.set(keptAtHeader, at);
  const kept: KeptPage = { at, ...(isUnchecked && { tag: headers.get('etag') ?? '' }) };
  const marked = html.replace(
    start,
    () => `${start}"kept":${JSON.stringify(kept).replaceAll('<', '\\u003c')},`,
  );
  return new Response(marked, { status, headers });
}

async function keptPage(url: string): Promise<Response | undefined> {
  const cache = await caches.open(pageCache);
  const response = await cache.match(pageKey(new URL(url)));
  return response && withTime(response, false);
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
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && withTime(cachedResponse, false),
  // A server that fails counts as no connection.
  handlerWillRespond: async ({ request, response }) =>
    response.status < 500 ? response : ((await keptPage(request.url)) ?? response),
  handlerDidError: async ({ request }) => offlineResponse(new URL(request.url)),
};

const bounded = boundedBy({ maxEntries: 40, maxAgeSeconds: 30 * day });

/** Pages come from the network; when it takes more than 3 s or fails, from the cache (B10.8.2). */
export const pages = new NetworkFirst({
  cacheName: pageCache,
  networkTimeoutSeconds: 3,
  plugins: [bounded, keptPages],
});

/** Shows a kept page at once and fetches it for the next time; the page asks whether it has changed (B10.8.8). */
const recentPages = new StaleWhileRevalidate({
  cacheName: pageCache,
  plugins: [
    bounded,
    {
      ...keptPages,
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse && withTime(cachedResponse, true),
    },
  ],
});

/** Whether a kept response is of the last hour, and of this day of the site, on which its records depend. */
function isRecent(response: Response): boolean {
  const time = Date.parse(timeOf(response) ?? '');
  const now = Date.now();
  const dayOf = (moment: number) => clockIn(settings.timeZone, new Date(moment)).day;
  return time <= now && now - time < hourMs && dayOf(time) === dayOf(now);
}

/** Whether a page may be shown before the server is asked: not when it is reloaded, has a query or follows the language cookie. */
async function isShownFirst(request: Request, url: URL): Promise<boolean> {
  const { mode, cache } = request;
  const isOpened = mode === 'navigate' && cache === 'default' && scope.navigator.onLine;
  if (!isOpened || url.search !== '' || isPlain(url.href)) return false;
  const kept = await (await caches.open(pageCache)).match(pageKey(url));
  return kept !== undefined && kept.headers.has('etag') && isRecent(kept);
}

/** Answers requests for pages. Where the storage or the clock of the browser fails, they come from the network. */
export const handlePage: RouteHandlerCallback = async ({ event, request, url }) => {
  const asked = new Request(request);
  const isFirst = await isShownFirst(asked, url).catch(() => false);
  const strategy = isFirst ? recentPages : pages;
  return strategy.handle({ event, request: asked });
};
