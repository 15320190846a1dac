import type { PageMessage, RefreshAnswer } from '../model/worker/worker-messages';
import { assets, pictures } from './caches';
import { outcomes, refreshOutcome } from './outcomes';
import { isPagePath, languageOfPath } from './page-key';
import { keptPage, newestPage } from './page-strategies';
import { scope, settings } from './scope';

/** Files of a page that are kept with it. */
const mostResources = 150;

/** The strategy for a file of this site; null for one that is not kept. */
export function strategyFor({ origin, pathname }: URL): typeof assets | null {
  if (origin !== scope.location.origin) return null;
  if (/^\/(?:assets|site)\//.test(pathname)) return assets;
  return pathname.startsWith('/media/') ? pictures : null;
}

/** Keeps files; one that cannot be fetched is left out. */
export async function keepFiles(event: ExtendableEvent, urls: readonly string[]): Promise<void> {
  const kept = urls.slice(0, mostResources).map(async (address) => {
    const url = new URL(address, scope.location.origin);
    const [response, done] = strategyFor(url)?.handleAll({ event, request: new Request(url) }) ?? [];
    await response;
    await done;
  });
  await Promise.allSettled(kept);
}

/** The scripts, fonts and site files that the HTML of a page names. */
function filesIn(html: string): readonly string[] {
  return [...html.matchAll(/(?:href|src)="(\/(?:assets|site)\/[^"]+)"/g)].map(([, url = '']) => url);
}

/** Fetches a page and keeps it with its files. */
async function keepPage(event: ExtendableEvent, url: URL): Promise<Response> {
  const [response, done] = newestPage.handleAll({ event, request: new Request(url) });
  const page = await response;
  const html = await page.clone().text();
  await done;
  await keepFiles(event, filesIn(html));
  return page;
}

/** Keeps the pages of the site that can always be opened, under the prefix of a path. */
async function keepOwnPages(event: ExtendableEvent, path: string): Promise<void> {
  const prefix = languageOfPath(settings, path)?.prefix ?? '';
  for (const page of settings.pages) {
    const url = new URL((prefix + page).replace(/(.)\/$/, '$1'), scope.location.origin);
    if (!(await keptPage(url))) await keepPage(event, url);
  }
}

const isMessageOf = (url: URL): boolean => url.origin === scope.location.origin && isPagePath(url.pathname);

/** Keeps the page that a visitor sees, and the pages of the site that can always be opened. */
export async function keepShown(
  event: ExtendableEvent,
  { path, isKept, resources }: Extract<PageMessage, { kind: 'shown' }>,
): Promise<void> {
  const url = new URL(path, scope.location.origin);
  if (!isMessageOf(url)) return;
  if (!isKept) await keepPage(event, url);
  await keepFiles(event, resources);
  await keepOwnPages(event, url.pathname);
}

/** What became of the refresh of a page; refreshes it if that is not known. */
export async function refreshPage(
  event: ExtendableEvent,
  client: string,
  path: string,
): Promise<RefreshAnswer> {
  const known = outcomes.get(client);
  outcomes.delete(client);
  if (known) return known;
  const url = new URL(path, scope.location.origin);
  if (!isMessageOf(url)) return { kind: 'unchanged' };
  const kept = await keptPage(url);
  if (!kept) return { kind: 'unchanged' };
  const answer = await refreshOutcome(fetch(url, { credentials: 'same-origin' }), kept);
  // The page does not wait for it, and shows the newest version also when it cannot be kept.
  if (answer.kind === 'changed') event.waitUntil(keepPage(event, url).catch(() => undefined));
  return answer;
}
