import { LRUCache } from 'lru-cache';
import type { SourceRequest } from '../../engine/source/source-request';
import { type Council, isAgedVersionOf } from '../council/council';
import type { Metrics } from '../monitoring/metrics';

/** An answer of the council from which a page was made. */
export interface PageDependency {
  readonly request: SourceRequest;
  readonly version: string;
}

/** A rendered page, and whether it may be kept. */
export interface Rendered<Page> {
  readonly page: Page;
  /** Bytes that it holds in memory. */
  readonly size: number;
  readonly dependencies: readonly PageDependency[];
  /**
   * `store`: it may be kept. `pass`: it answers those who wait for it, and an old page stays. `remove`: as `pass`, but an
   * old page is removed, since the page no longer exists.
   */
  readonly keep: 'store' | 'pass' | 'remove';
  /** Whether it is never served once its dependencies have changed, since a list of it failed. */
  readonly onlyCurrent: boolean;
}

type Render<Page> = () => Promise<Rendered<Page>>;

/** Pages by key, each valid on the day on which it was rendered. */
export interface PageCache<Page> {
  /**
   * Returns the page of a key, at once also if the council's answers have changed; it is then rendered again in the
   * background. Otherwise, and if its answers are now marked as old, renders it, once for all callers that wait.
   * Rejects if that fails.
   */
  readonly get: (key: string, render: Render<Page>) => Promise<Page>;
}

export interface PageCacheOptions {
  /** Bytes of all pages; the least recently used ones are removed. */
  readonly maxBytes: number;
  readonly council: Pick<Council, 'currentVersion'>;
  /** The day for which pages are rendered. */
  readonly today: () => string;
  readonly metrics: Pick<Metrics, 'cacheLookup' | 'cacheBytes'>;
  /** Called when a page could not be rendered again in the background. */
  readonly onError: (key: string, error: unknown) => void;
  /** Milliseconds on a clock that never goes back. */
  readonly clock?: () => number;
}

/** How a page is rendered. */
interface Rendering<Page> {
  readonly render: Render<Page>;
  /** Whether visitors get the old page meanwhile. */
  readonly isBackground: boolean;
}

/** How long a comparison of the dependencies is valid, in ms: a page has many. */
const comparedForMs = 200;
/** Time between two attempts to render a page again while that fails, in ms. */
const retryMs = 5_000;
/** Bytes of an entry beside its page: headers, dependencies, key. */
const entrySize = 4_000;
/** The cache removes what is larger than itself. */
const notKept = Number.MAX_SAFE_INTEGER;

/** Whether the council still has the answers in memory; without them the page could never be found to be current. */
function isComparable({ dependencies }: Rendered<unknown>, council: PageCacheOptions['council']): boolean {
  return dependencies.every(({ request }) => council.currentVersion(request) !== undefined);
}

function stateOf(
  { dependencies, onlyCurrent }: Rendered<unknown>,
  council: PageCacheOptions['council'],
): 'current' | 'stale' | 'unusable' {
  const versions = dependencies.map(({ request, version }) => ({
    version,
    current: council.currentVersion(request),
  }));
  if (versions.every(({ version, current }) => version === current)) return 'current';
  const hasAged = versions.some(({ version, current }) => isAgedVersionOf(version, current));
  return onlyCurrent || hasAged ? 'unusable' : 'stale';
}

function createEntries<Page>({ council, maxBytes, onError, clock }: PageCacheOptions) {
  return new LRUCache<string, Rendered<Page>, Rendering<Page>>({
    maxSize: maxBytes,
    sizeCalculation: (rendered) =>
      rendered.keep === 'store' && isComparable(rendered, council) ? rendered.size + entrySize : notKept,
    ttl: comparedForMs,
    ttlResolution: 0,
    ...(clock && { perf: { now: clock } }),
    noDeleteOnStaleGet: true,
    ignoreFetchAbort: true,
    fetchMethod: async (key, old, { context: { render, isBackground }, options }) => {
      if (!old || !isBackground) return render();
      try {
        const rendered = await render();
        if (rendered.keep !== 'pass') return rendered;
      } catch (error) {
        onError(key, error);
      }
      options.ttl = retryMs;
      return old;
    },
  });
}

/** Creates an empty cache of pages. */
export function createPageCache<Page>(options: PageCacheOptions): PageCache<Page> {
  const { council, today, metrics } = options;
  const entries = createEntries<Page>(options);
  return {
    get: async (name, render) => {
      const key = `${today()} ${name}`;
      const old = entries.peek(key, { allowStale: true });
      const state = old && (entries.has(key) ? 'current' : stateOf(old, council));
      const isBackground = state === 'stale';
      metrics.cacheLookup('pages', state === 'current' ? 'hit' : isBackground ? 'stale' : 'miss');
      if (old && state === 'current') {
        if (!entries.get(key)) entries.set(key, old);
        return old.page;
      }
      const context = { render, isBackground };
      const rendered = await entries.forceFetch(key, { context, allowStale: isBackground });
      metrics.cacheBytes('pages', entries.calculatedSize);
      return rendered.page;
    },
  };
}
