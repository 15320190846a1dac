import { QueryClient } from '@tanstack/query-core';

export { QueryObserver } from '@tanstack/query-core';
export { queryFunction } from './query-function';

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
