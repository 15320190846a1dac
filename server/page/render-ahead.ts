import { setTimeout as sleep } from 'node:timers/promises';
import { resolveLanguage } from '../../src/model/language/resolve-language';
import type { SiteConfig } from '../../src/model/site-config.generated';
import { targetKey, type PageTarget } from './page-target';
import type { SitePages } from './site-pages';

/** Longest pause between two pages, in ms. */
const maxPauseMs = 1_000;

/** The pages without a subject, in every language, the default one first; before them the plain home page. */
function targetsAhead({ pages, languages }: SiteConfig): PageTarget[] {
  const first = resolveLanguage({ languages }, null).code;
  const codes = new Set([first, ...languages.list.map(({ code }) => code)]);
  const rest = { subject: null, lacksSubject: false, listPage: 1 };
  const home = pages.find(({ path }) => path === '/');
  const plain = home ? [{ code: first, isPrefixed: false, page: home, ...rest }] : [];
  const prefixed = [...codes].flatMap((code) =>
    pages
      .filter(({ subject }) => subject === undefined)
      .map((page) => ({ code, isPrefixed: true, page, ...rest })),
  );
  return [...plain, ...prefixed];
}

/** Pages in a row that could not be kept, after which the others are not rendered ahead. */
const maxNotKept = 5;

/**
 * Renders the pages of a site, so that their first visitors do not wait. One page at a time, with a pause as long as
 * each took, so that at least half of the time is left for requests. A page that fails is left to the first request for
 * it. Ends early when the signal is aborted, and when pages cannot be kept because the council does not answer in time
 * or its answers are not cached.
 */
export async function renderAhead(
  pages: Pick<SitePages, 'find' | 'current'>,
  config: SiteConfig,
  signal: AbortSignal,
): Promise<void> {
  let notKept = 0;
  for (const target of targetsAhead(config)) {
    if (signal.aborted || notKept === maxNotKept) return;
    const started = performance.now();
    await pages.find(target).catch(() => undefined);
    notKept = pages.current(targetKey(target)) ? 0 : notKept + 1;
    const pause = Math.min(performance.now() - started, maxPauseMs);
    await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
