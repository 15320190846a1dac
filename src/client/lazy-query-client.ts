import type { QueryClient } from '@tanstack/query-core';
import type { DocumentTexts } from '../model/document/document';
import type { DehydratedState } from '../model/source/dehydrated-state';
import type * as QueryLibrary from './query-library';
import type { QueryKind } from './query-function';
import type { QueryOptions } from './query-library';

/** Something that is fetched, and cached under its key. */
export interface Query<Data> {
  readonly key: string;
  readonly kind: QueryKind;
  readonly url: string;
  readonly isData: (value: unknown) => value is Data;
  /** Milliseconds for which it is not fetched again, if not those of the client. */
  readonly staleTime?: number;
}

/** What decides whether a query is fetched: data that are none for it are not fresh. */
type QueryFreshness = Pick<Query<unknown>, 'key' | 'staleTime'> & Partial<Pick<Query<unknown>, 'isData'>>;

/** What is cached under a key. */
export interface CachedQuery {
  readonly key: string;
  readonly data: unknown;
  /** Whether a component shows it. */
  readonly isActive: boolean;
}

interface Entry {
  readonly data: unknown;
  /** Milliseconds since 1970; 0 for outdated data. */
  readonly updatedAt: number;
}

/** A component that shows a query, as long as the library is not loaded. */
export interface WaitingObserver {
  readonly key: string;
  /** The data have changed. */
  readonly onChange: () => void;
  readonly onOpen: (opened: OpenedClient) => void;
  /** The library could not be loaded. */
  readonly onFail: (error: Error) => void;
}

/** The library and its client. */
export interface OpenedClient {
  readonly library: typeof QueryLibrary;
  readonly client: QueryClient;
}

const doNothing = (): void => undefined;

/**
 * A cache of lists and documents. TanStack Query, which fetches them, is loaded with the first request: it is 9 kB, and
 * most pages are shown without a request, with the lists of their HTML. Until then the cache is a map.
 */
export class LazyQueryClient {
  private readonly entries = new Map<string, Entry>();
  private readonly waiting = new Set<WaitingObserver>();
  private readonly listeners = new Set<(key: string) => void>();
  private readonly changed = new Set<string>();
  /** Data of the prefetches in progress without the library, by key. */
  private readonly prefetching = new Map<string, Promise<unknown>>();
  private readonly options: QueryOptions;
  private opening: Promise<OpenedClient> | null = null;
  /** Null until the library is loaded. */
  opened: OpenedClient | null = null;

  constructor({ staleTime = 60_000, enabled = true }: Partial<QueryOptions> = {}) {
    this.options = { staleTime, enabled };
  }

  /** Calls the listeners once for all changes of a moment. */
  private notify(key: string): void {
    if (this.changed.size === 0) {
      queueMicrotask(() => {
        const keys = [...this.changed];
        this.changed.clear();
        for (const listener of this.listeners) keys.forEach(listener);
      });
    }
    this.changed.add(key);
  }

  private async load(): Promise<OpenedClient> {
    try {
      return this.openWith(await import('./query-library'));
    } catch (error) {
      this.opening = null;
      const failure = error instanceof Error ? error : new Error(String(error));
      for (const observer of this.waiting) observer.onFail(failure);
      throw failure;
    }
  }

  private openWith(library: typeof QueryLibrary): OpenedClient {
    const client = library.createQueryClient(this.options);
    for (const [key, { data, updatedAt }] of this.entries) client.setQueryData([key], data, { updatedAt });
    this.entries.clear();
    // Components that show them wait for them instead of requesting them again.
    for (const [key, data] of this.prefetching)
      client.query({ queryKey: [key], queryFn: () => data, retry: false }).catch(doNothing);
    client
      .getQueryCache()
      .subscribe(({ query }: { readonly query: { readonly queryKey: readonly unknown[] } }) => {
        this.notify(String(query.queryKey[0]));
      });
    this.opened = { library, client };
    for (const observer of this.waiting) observer.onOpen(this.opened);
    this.waiting.clear();
    return this.opened;
  }

  /** Loads the library. Rejects when that fails; the next call tries again. */
  open(): Promise<OpenedClient> {
    return (this.opening ??= this.load());
  }

  /** Milliseconds for which data of a query are fresh. */
  staleTimeOf({ staleTime = this.options.staleTime, isData }: QueryFreshness, data: unknown): number {
    return isData && !isData(data) ? 0 : staleTime;
  }

  private isStale(query: QueryFreshness): boolean {
    const entry = this.entries.get(query.key);
    return !entry || Date.now() - entry.updatedAt >= this.staleTimeOf(query, entry.data);
  }

  /** Loads the library if a query must be fetched, unless a prefetch in progress fetches it. */
  openFor(query: QueryFreshness): void {
    if (!this.options.enabled || !this.isStale(query)) return;
    const prefetch = this.prefetching.get(query.key);
    const fetched = prefetch ? prefetch.catch(() => this.open()) : this.open();
    // A failure is reported to the observers that wait.
    fetched.catch(doNothing);
  }

  /** Lets the next request of a key not wait for a prefetch in progress, which may never end. */
  abandonPrefetch(key: string): void {
    this.prefetching.delete(key);
  }

  /** Adds an observer until the library is loaded. Returns a function that removes it. */
  wait(observer: WaitingObserver): () => void {
    this.waiting.add(observer);
    this.notify(observer.key);
    return () => {
      this.waiting.delete(observer);
      this.notify(observer.key);
    };
  }

  /** The data under a key; undefined if there are none. */
  get(key: string): unknown {
    return this.opened ? this.opened.client.getQueryData([key]) : this.entries.get(key)?.data;
  }

  /** Replaces the data under a key. Those of the time 0 are fetched again by the next component that shows them. */
  set(key: string, data: unknown, updatedAt = Date.now()): void {
    if (this.opened) {
      this.opened.client.setQueryData([key], data, { updatedAt });
      return;
    }
    this.entries.set(key, { data, updatedAt });
    this.notify(key);
    for (const observer of this.waiting) if (observer.key === key) observer.onChange();
  }

  /** Marks the data under a key as outdated; they are fetched again at once if a component shows them. */
  invalidate(key: string): void {
    if (this.opened) {
      void this.opened.client.invalidateQueries({ queryKey: [key] });
      return;
    }
    this.set(key, this.get(key), 0);
    if (this.all().some((query) => query.key === key && query.isActive)) this.openFor({ key });
  }

  /** Everything that is cached or being fetched. */
  all(): readonly CachedQuery[] {
    if (this.opened) {
      return this.opened.client
        .getQueryCache()
        .getAll()
        .map((query) => ({
          key: String(query.queryKey[0]),
          data: query.state.data,
          isActive: query.isActive(),
        }));
    }
    const active = new Set([...this.waiting].map(({ key }) => key));
    return [...this.entries].map(([key, { data }]) => ({ key, data, isActive: active.has(key) }));
  }

  /** Calls a listener after each change of what is cached or shown. Returns a function that ends that. */
  subscribe(listener: (key: string) => void): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  private async fetchWithoutLibrary({ key, kind, url }: Query<unknown>): Promise<unknown> {
    try {
      const { queryFunction } = await import('./query-function');
      const data = await queryFunction(kind, url)({ signal: new AbortController().signal });
      if (!this.opened) this.set(key, data);
      return data;
    } finally {
      this.prefetching.delete(key);
    }
  }

  /**
   * Fetches a query once, if it is not cached or outdated. Rejects when that fails. Does not load the library, with which
   * everything that shows a query would be rendered again.
   */
  async prefetch(query: Query<unknown>): Promise<void> {
    const { key, kind, url } = query;
    if (this.opened) {
      const { client, library } = this.opened;
      const queryFn = library.queryFunction(kind, url);
      const staleTime = this.staleTimeOf(query, this.get(key));
      await client.query({ queryKey: [key], queryFn, retry: false, staleTime });
      return;
    }
    if (!this.isStale(query)) return;
    const prefetch = this.prefetching.get(key) ?? this.fetchWithoutLibrary(query);
    this.prefetching.set(key, prefetch);
    await prefetch;
  }
}

/** Creates the query client of a page, with the lists and documents of its HTML. */
export function createLazyQueryClient(
  dehydratedState: DehydratedState,
  documents: DocumentTexts = {},
  options: Partial<QueryOptions> = {},
): LazyQueryClient {
  const client = new LazyQueryClient(options);
  for (const [key, data] of Object.entries(dehydratedState)) {
    // Part of a list is shown at once and counts as outdated, so that the whole list is requested.
    if (data) client.set(key, data, data.total === undefined ? Date.now() : 0);
  }
  for (const [address, blocks] of Object.entries(documents)) client.set(address, blocks);
  return client;
}
