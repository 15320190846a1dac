import { NetworkFirst, Strategy, type StrategyHandler } from 'workbox-strategies';
import { cacheNames } from './caches';
import { hasOtherQuery, pageKey } from './page-key';
import { offlineResponse } from './offline-response';
import { pagePlugins } from './page-plugins';
import { forgetOldOutcomes, outcomes, refreshOutcome } from './outcomes';

/** The visitor asked for the newest version. */
const isReload = ({ cache }: Request): boolean => cache === 'reload' || cache === 'no-cache';

/** The id of the page that a navigation leads to. */
function clientOf({ event }: StrategyHandler): string {
  return event instanceof FetchEvent ? event.resultingClientId : '';
}

/**
 * Answers a navigation with the kept page at once and replaces it in the background; the page asks for the result
 * (`refresh`). Other pages, reloads and addresses with a query come from the network, or else are the kept page.
 */
class KeptPageFirst extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const url = new URL(request.url);
    const kept = await handler.cacheMatch(request);
    const client = clientOf(handler);
    const fetched = handler.fetchAndCachePut(request);
    forgetOldOutcomes();
    const outcome = refreshOutcome(fetched, kept);
    outcomes.set(client, outcome);
    void handler.waitUntil(outcome);
    if (kept && !isReload(request) && !hasOtherQuery(url)) return kept;
    try {
      return await fetched;
    } catch {
      return kept ?? (await offlineResponse(url));
    }
  }
}

const options = { cacheName: cacheNames.pages, plugins: pagePlugins };

/** For navigations. */
export const keptPageFirst = new KeptPageFirst(options);

/** For pages that are to be kept. */
export const newestPage = new NetworkFirst(options);

/** The kept version of a page. */
export async function keptPage(url: URL): Promise<Response | undefined> {
  const cache = await caches.open(cacheNames.pages);
  return cache.match(pageKey(url));
}
