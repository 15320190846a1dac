import type { QueryClient } from '@tanstack/react-query';
import { sourceQuery, type IsEnough } from '../../client/use-source-query';
import { whenIdle } from '../../client/when-idle';
import { isObject } from '../../model/json/json';
import { pageSections } from '../../model/page/page-sections';
import { resolvePath } from '../../model/page/page-url';
import type { Page } from '../../model/site-config.generated';
import { recordId } from '../../model/record/record';
import type { Site } from '../../model/site/site';
import { apiFileUrl, apiUrl } from '../../model/source/api-call';
import { sourceRequest, type SourceParameters } from '../../model/source/source-request';
import { categoryRequestOf, sourcesOfSection } from '../../templates/declarations';
import { loadPageCode } from '../page/load-page-code';

/** Pages that are prefetched after a page was loaded. */
const mostPages = 10;

/** Whether the visitor's connection is known to be good and nothing asks to save data. */
export function mayPrefetch(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    navigator.onLine &&
    isObject(connection) &&
    connection.saveData !== true &&
    connection.effectiveType === '4g'
  );
}

interface Prefetching {
  readonly site: Site;
  readonly queryClient: QueryClient;
}

const isWhole: IsEnough = (part) => part === undefined;

async function prefetchLists(
  { site, queryClient }: Prefetching,
  names: readonly string[],
  parameters: SourceParameters,
): Promise<void> {
  const { sources } = site.config;
  const urlOf = site.staticExport ? apiFileUrl : apiUrl;
  for (const name of new Set(names)) {
    const request = sourceRequest(sources, name, parameters);
    const options = { urlOf, isEnough: isWhole };
    if (request) await queryClient.query({ ...sourceQuery(sources, request, options), retry: false });
  }
}

/** The id of the first record of a list that has been fetched. */
function firstId({ site, queryClient }: Prefetching, source: string, parameters: SourceParameters) {
  const request = sourceRequest(site.config.sources, source, parameters);
  const [first] = queryClient.getQueryData(sourceQuery(site.config.sources, request).queryKey)?.records ?? [];
  return first ? recordId(first) : null;
}

/** Fetches the code and the lists of a page, as it requests them first. */
async function prefetchPage(prefetching: Prefetching, page: Page, subject: string | null): Promise<void> {
  const { site } = prefetching;
  await loadPageCode(site.config, page);
  const parameters = { language: site.language.code, subject };
  for (const section of pageSections(site.config, page)) {
    await prefetchLists(prefetching, sourcesOfSection(section), parameters);
    const dependent = categoryRequestOf(section);
    const category = dependent ? firstId(prefetching, dependent.categories, parameters) : null;
    if (dependent && category !== null)
      await prefetchLists(prefetching, [dependent.records], { ...parameters, category });
  }
}

/** Prefetches the pages that visible links lead to, one after the other, on good connections only. */
export class LinkPrefetcher {
  private readonly known = new Set<string>([window.location.pathname]);
  private started = 0;
  private queue = Promise.resolve();
  private readonly observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLAnchorElement) this.add(target);
    }
  });

  constructor(private readonly prefetching: Prefetching) {}

  /** Each page waits for an idle moment: all at once, they block a slow phone for 200 ms. */
  private add(anchor: HTMLAnchorElement): void {
    this.observer.unobserve(anchor);
    const { pathname } = anchor;
    if (this.known.has(pathname)) return;
    this.known.add(pathname);
    this.queue = this.queue
      .then(() => new Promise<void>(whenIdle))
      .then(() => this.prefetch(pathname))
      .catch(() => undefined);
  }

  private async prefetch(pathname: string): Promise<void> {
    if (this.started === mostPages || !mayPrefetch()) return;
    const { site } = this.prefetching;
    const { page, subject } = resolvePath(site.config, pathname);
    // The search costs nothing until it is used.
    if (!page || page.path === site.searchPath) return;
    this.started += 1;
    await prefetchPage(this.prefetching, page, subject);
  }

  /** Watches the links that the page has now. */
  watch(): void {
    this.observer.disconnect();
    for (const anchor of document.querySelectorAll<HTMLAnchorElement>('a[href]:not([target])')) {
      if (anchor.origin === window.location.origin) this.observer.observe(anchor);
    }
  }
}
