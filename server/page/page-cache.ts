import { LRUCache } from 'lru-cache';
import type { SourceRequest } from '../../src/model/source/source-request';
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
   * `store`: it may be kept. `pass`: it answers this request only, and a kept page stays. `remove`: as `pass`, but a
   * kept page is removed, since the page no longer exists.
   */
  readonly keep: 'store' | 'pass' | 'remove';
  /** Whether it is never served once its dependencies have changed, since a list of it failed. */
  readonly onlyCurrent: boolean;
}

/** Pages by key, each valid on the day on which it was rendered. */
export interface PageCache<Page> {
  /**
   * Returns the kept page, at once also if the council's answers have changed; it is then rendered again in the
   * background. Otherwise, and if its answers are now marked as old, renders it, once for all callers that wait.
   * Rejects if that fails.
   */
  readonly get: (key: string, render: () => Promise<Rendered<Page>>) => Promise<Page>;
  /** The kept page, if it is of today and the council's answers have not changed. Costs no I/O and counts as no lookup. */
  readonly current: (key: string) => Page | undefined;
  /** Replaces a kept page by an equal one of another size; does nothing when it is no longer kept. */
  readonly replace: (key: string, old: Page, page: Page, size: number) => void;
  /** The kept page, current or not. */
  readonly kept: (key: string) => Page | undefined;
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

interface Entry<Page> extends Pick<Rendered<Page>, 'dependencies' | 'onlyCurrent' | 'page' | 'size'> {
  readonly day: string;
  /** When the dependencies were compared, and the result. */
  checkedAt: number;
  isCurrent: boolean;
  /** Whether one of the answers is now marked as old, which the page does not say. */
  hasAged: boolean;
  /** Earliest time of the next attempt to render it again. */
  renderAt: number;
}

interface State<Page> extends Required<PageCacheOptions> {
  readonly entries: LRUCache<string, Entry<Page>>;
  readonly rendering: Map<string, Promise<Page>>;
}

/** How long the result of a comparison is valid, in ms: a page has many dependencies. */
const comparedForMs = 200;
/** Time between two attempts to render a page again while that fails, in ms. */
const retryMs = 5_000;
/** Bytes of an entry beside its page: headers, dependencies, key. */
const entrySize = 4_000;

function isCurrent<Page>({ council, clock }: State<Page>, entry: Entry<Page>): boolean {
  const now = clock();
  if (now - entry.checkedAt < comparedForMs) return entry.isCurrent;
  entry.checkedAt = now;
  entry.isCurrent = true;
  entry.hasAged = false;
  // No early end: asking for the version also refreshes an answer.
  for (const { request, version } of entry.dependencies) {
    const current = council.currentVersion(request);
    if (current !== version) entry.isCurrent = false;
    if (isAgedVersionOf(version, current)) entry.hasAged = true;
  }
  return entry.isCurrent;
}

/** The kept page that may be served, current or not. */
function usableEntry<Page>(state: State<Page>, key: string): Entry<Page> | undefined {
  const entry = state.entries.get(key);
  if (entry?.day !== state.today()) return undefined;
  return isCurrent(state, entry) || !(entry.onlyCurrent || entry.hasAged) ? entry : undefined;
}

/** Whether the council still has the answers in memory; without them the page could never be found to be current. */
function isComparable<Page>({ council }: State<Page>, { dependencies }: Rendered<Page>): boolean {
  return dependencies.every(({ request }) => council.currentVersion(request) !== undefined);
}

function keep<Page>(state: State<Page>, key: string, day: string, rendered: Rendered<Page>): void {
  const { page, dependencies, onlyCurrent } = rendered;
  if (rendered.keep === 'remove') state.entries.delete(key);
  if (rendered.keep === 'store' && isComparable(state, rendered)) {
    const times = { checkedAt: -Infinity, isCurrent: true, hasAged: false, renderAt: 0 };
    const size = rendered.size + entrySize;
    state.entries.set(key, { page, dependencies, onlyCurrent, size, day, ...times });
  }
  state.metrics.cacheBytes('pages', state.entries.calculatedSize);
}

/** Renders a page and keeps it, once at a time for a key and day. */
function renderOnce<Page>(
  state: State<Page>,
  key: string,
  render: () => Promise<Rendered<Page>>,
): Promise<Page> {
  const day = state.today();
  const flight = `${day} ${key}`;
  const running = state.rendering.get(flight);
  if (running) return running;
  const started = render()
    .then((rendered) => {
      keep(state, key, day, rendered);
      return rendered.page;
    })
    .finally(() => state.rendering.delete(flight));
  state.rendering.set(flight, started);
  return started;
}

function renderAgain<Page>(
  state: State<Page>,
  key: string,
  entry: Entry<Page>,
  render: () => Promise<Rendered<Page>>,
): void {
  const now = state.clock();
  if (now < entry.renderAt) return;
  entry.renderAt = now + retryMs;
  renderOnce(state, key, render).catch((error: unknown) => state.onError(key, error));
}

async function get<Page>(
  state: State<Page>,
  key: string,
  render: () => Promise<Rendered<Page>>,
): Promise<Page> {
  const entry = usableEntry(state, key);
  if (!entry) {
    state.metrics.cacheLookup('pages', 'miss');
    return renderOnce(state, key, render);
  }
  state.metrics.cacheLookup('pages', entry.isCurrent ? 'hit' : 'stale');
  if (!entry.isCurrent) renderAgain(state, key, entry, render);
  return entry.page;
}

function current<Page>(state: State<Page>, key: string): Page | undefined {
  const entry = usableEntry(state, key);
  return entry?.isCurrent ? entry.page : undefined;
}

function replace<Page>(state: State<Page>, key: string, old: Page, page: Page, size: number): void {
  const entry = state.entries.peek(key);
  if (entry?.page !== old) return;
  state.entries.set(key, { ...entry, page, size: size + entrySize });
  state.metrics.cacheBytes('pages', state.entries.calculatedSize);
}

/** Creates an empty cache of pages. */
export function createPageCache<Page>(options: PageCacheOptions): PageCache<Page> {
  const state: State<Page> = {
    clock: () => performance.now(),
    ...options,
    entries: new LRUCache({ maxSize: options.maxBytes, sizeCalculation: ({ size }) => size }),
    rendering: new Map(),
  };
  return {
    get: (key, render) => get(state, key, render),
    current: (key) => current(state, key),
    replace: (key, old, page, size) => replace(state, key, old, page, size),
    kept: (key) => state.entries.peek(key)?.page,
  };
}
