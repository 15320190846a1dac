import { LRUCache } from 'lru-cache';
import type { SourceRequest } from '../../engine/source/source-request';
import { type Council, isAgedVersionOf } from '../council/council';
import { isWithin } from '../jobs/elapsed';
import { singleFlight } from '../jobs/single-flight';
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

/** Why a page is served without comparing its dependencies, which are many, and for how many ms. */
const holdMs = { compared: 200, renderingFailed: 5_000 } as const;
type HoldReason = keyof typeof holdMs;

/** A page in memory. */
interface Entry<Page> {
  readonly rendered: Rendered<Page>;
  readonly hold: { readonly reason: HoldReason; readonly since: number };
}

/** Bytes of an entry beside its page: headers, dependencies, key. */
const entrySize = 4_000;
const lookupResults = { current: 'hit', stale: 'stale', unusable: 'miss' } as const;

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

/** Creates an empty cache of pages. */
export function createPageCache<Page>(options: PageCacheOptions): PageCache<Page> {
  const { council, today, metrics, maxBytes, onError, clock = () => performance.now() } = options;
  const entries = new LRUCache<string, Entry<Page>>({
    maxSize: maxBytes,
    sizeCalculation: ({ rendered }) => rendered.size + entrySize,
  });
  const renderOnce = singleFlight<Rendered<Page>>();

  function keep(key: string, rendered: Rendered<Page>, reason: HoldReason): void {
    entries.set(key, { rendered, hold: { reason, since: clock() } });
  }

  function store(key: string, rendered: Rendered<Page>): Rendered<Page> {
    if (rendered.keep === 'store' && isComparable(rendered, council)) keep(key, rendered, 'compared');
    else entries.delete(key);
    metrics.cacheBytes('pages', entries.calculatedSize);
    return rendered;
  }

  /** Keeps the old page if it cannot be rendered again. */
  async function replace(key: string, old: Rendered<Page>, render: Render<Page>): Promise<Rendered<Page>> {
    try {
      const rendered = await render();
      if (rendered.keep !== 'pass') return store(key, rendered);
    } catch (error) {
      onError(key, error);
    }
    keep(key, old, 'renderingFailed');
    return old;
  }

  function stateOfEntry(key: string, { rendered, hold }: Entry<Page>) {
    if (isWithin(hold.since, holdMs[hold.reason], clock())) return 'current';
    const state = stateOf(rendered, council);
    if (state === 'current') keep(key, rendered, 'compared');
    return state;
  }

  return {
    get: async (name, render) => {
      const key = `${today()} ${name}`;
      const entry = entries.get(key);
      const state = entry ? stateOfEntry(key, entry) : 'unusable';
      metrics.cacheLookup('pages', lookupResults[state]);
      if (!entry || state === 'unusable')
        return (await renderOnce(key, async () => store(key, await render()))).page;
      if (state === 'stale') void renderOnce(key, () => replace(key, entry.rendered, render));
      return entry.rendered.page;
    },
  };
}
