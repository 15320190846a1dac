import type { QueryObserver } from '@tanstack/query-core';
import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import type { LazyQueryClient, OpenedClient, Query } from './lazy-query-client';

/** The query client of the page. */
export const QueryClientContext = createContext<LazyQueryClient | null>(null);

/** The query client of the page. Throws outside of `QueryClientContext`. */
export function useQueryClient(): LazyQueryClient {
  const client = useContext(QueryClientContext);
  if (!client) throw new Error('There is no query client.');
  return client;
}

interface QueryResult {
  readonly data: unknown;
  readonly error: Error | null;
  readonly errorUpdateCount: number;
  readonly isFetchedAfterMount: boolean;
}

const pending: QueryResult = {
  data: undefined,
  error: null,
  errorUpdateCount: 0,
  isFetchedAfterMount: false,
};

type Observer = QueryObserver<unknown, Error, unknown, unknown, string[]>;

/** The state of a query for one component; the names are those of TanStack Query. */
class ObservedQuery {
  private observer: Observer | null = null;
  /** The result until the library is loaded. */
  private result = pending;
  private onStoreChange = (): void => undefined;

  constructor(
    readonly client: LazyQueryClient,
    private readonly query: Query<unknown>,
  ) {
    if (client.opened) this.observe(client.opened);
  }

  get key(): string {
    return this.query.key;
  }

  private observe({ library, client }: OpenedClient): Observer {
    const { key, kind, url } = this.query;
    return (this.observer = new library.QueryObserver(client, {
      queryKey: [key],
      queryFn: library.queryFunction(kind, url),
      // A query that is about to be fetched again after a failure is pending in its first render, not failed.
      _optimisticResults: 'optimistic',
      notifyOnChangeProps: ['data', 'error', 'errorUpdateCount', 'isFetchedAfterMount'],
      staleTime: ({ state }) => this.client.staleTimeOf(this.query, state.data),
    }));
  }

  private change(changes: Partial<QueryResult>): void {
    this.result = { ...this.result, ...changes };
    this.onStoreChange();
  }

  private waitForLibrary(onStoreChange: () => void): () => void {
    const { client, query } = this;
    this.onStoreChange = onStoreChange;
    let stop = client.wait({
      key: query.key,
      onChange: onStoreChange,
      onOpen: (opened) => {
        stop = this.observe(opened).subscribe(onStoreChange);
        onStoreChange();
      },
      onFail: (error) => {
        this.change({ error, errorUpdateCount: this.result.errorUpdateCount + 1 });
      },
    });
    client.openFor(query);
    return () => {
      stop();
    };
  }

  readonly subscribe = (onStoreChange: () => void): (() => void) => {
    const { opened } = this.client;
    if (opened) this.observer ??= this.observe(opened);
    return this.observer ? this.observer.subscribe(onStoreChange) : this.waitForLibrary(onStoreChange);
  };

  readonly getResult = (): QueryResult => {
    if (this.observer) return this.observer.getCurrentResult();
    const data = this.client.get(this.key);
    if (data !== this.result.data) this.result = { ...this.result, data };
    return this.result;
  };

  /** Requests the query again; a request that has no answer yet is aborted, since it may never get one. */
  private async restart(observer: Observer): Promise<void> {
    await observer.getCurrentQuery().cancel({ revert: true, silent: true });
    await observer.refetch();
  }

  readonly refetch = (): void => {
    if (this.observer) {
      void this.restart(this.observer);
      return;
    }
    this.change({ error: null });
    this.client.abandonPrefetch(this.key);
    this.client.openFor(this.query);
  };
}

/** The state of a query in a component. */
export interface QueryState<Data> extends QueryResult {
  readonly data: Data | undefined;
  readonly refetch: () => void;
}

const noSubscription = () => () => undefined;
const noResult = () => pending;
const noRefetch = () => undefined;

/**
 * Shows a query and fetches it if it is not cached or outdated; pending for ever when it is null. Like `useQuery` of
 * TanStack Query for React, but its code is loaded with the first request.
 */
export function useQuery<Data>(query: Query<Data> | null): QueryState<Data> {
  const client = useQueryClient();
  const observe = () => query && new ObservedQuery(client, query);
  const [held, setHeld] = useState(observe);
  const isSame = held ? held.key === query?.key && held.client === client : query === null;
  const observed = isSame ? held : observe();
  if (!isSame) setHeld(observed);
  const getResult = observed?.getResult ?? noResult;
  const result = useSyncExternalStore(observed?.subscribe ?? noSubscription, getResult, getResult);
  const data = query?.isData(result.data) === true ? result.data : undefined;
  return { ...result, data, refetch: observed?.refetch ?? noRefetch };
}
