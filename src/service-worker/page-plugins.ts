import type { WorkboxPlugin } from 'workbox-core';
import { boundedBy, cacheNames } from './caches';
import { languageOfPath, pageKey } from './page-key';
import { scope, settings } from './scope';

const day = 24 * 60 * 60;

const keyPlugin: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(new URL(request.url)),
};

function isKept({ status, headers }: Response): boolean {
  const isHtml = headers.get('content-type')?.includes('text/html') ?? false;
  return status === 200 && isHtml && !(headers.get('cache-control')?.includes('no-store') ?? false);
}

/** A navigation must not be answered with a response that was redirected. */
function withoutRedirect(response: Response): Response {
  const { status, headers, redirected, body } = response;
  return redirected ? new Response(body, { status, headers }) : response;
}

/** Keeps whole pages only, and forgets a page that is gone. */
const keptPages: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isKept(response) ? withoutRedirect(response) : null),
  fetchDidSucceed: async ({ request, response }) => {
    if (response.status === 404 || response.status === 410) {
      const cache = await scope.caches.open(cacheNames.pages);
      await cache.delete(pageKey(new URL(request.url)));
    }
    return response;
  },
};

const isPlain = (url: string): boolean => languageOfPath(settings, new URL(url).pathname) === null;

/** Plain pages follow the stored language: a page in another one shows that it has changed, and the others go. */
const oneLanguage: WorkboxPlugin = {
  cacheDidUpdate: async ({ request, newResponse }) => {
    const language = newResponse.headers.get('content-language');
    if (!isPlain(request.url)) return;
    const cache = await scope.caches.open(cacheNames.pages);
    for (const key of await cache.keys()) {
      const other = isPlain(key.url) ? await cache.match(key) : undefined;
      if (other && other.headers.get('content-language') !== language) await cache.delete(key);
    }
  },
};

/** How pages are stored: at most 40, each for at most 30 days without a newer version. */
export const pagePlugins: WorkboxPlugin[] = [
  keyPlugin,
  keptPages,
  oneLanguage,
  boundedBy({ maxEntries: 40, maxAgeSeconds: 30 * day }),
];
