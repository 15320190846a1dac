import { QueryClient } from '@tanstack/query-core';
import { fetchDocument } from './fetch-document';
import { fetchSource } from './fetch-source';

export { QueryObserver } from '@tanstack/query-core';

const fetchers = { list: fetchSource, document: fetchDocument };

/** What can be fetched: a list of records, or a legal document. */
export type QueryKind = keyof typeof fetchers;

/** The function that fetches a kind from a URL. */
export function queryFunction(kind: QueryKind, url: string) {
  return ({ signal }: { readonly signal: AbortSignal }): Promise<unknown> => fetchers[kind](url, signal);
}

/** How results are fetched. */
export interface QueryOptions {
  /** Milliseconds for which a result is not fetched again. */
  readonly staleTime: number;
  /** Whether results are fetched at all. */
  readonly enabled: boolean;
}

/** Creates a query client; a failed request is repeated twice with backoff (B4.5.3). */
export function createQueryClient(options: QueryOptions): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        ...options,
        retry: 2,
        retryDelay: (attempt) => 300 * 2 ** attempt,
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
    },
  });
}
