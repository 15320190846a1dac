import { QueryClient, type DefaultOptions } from '@tanstack/react-query';
import type { InitialState } from '../model/page/initial-state';

/**
 * Creates the query client of a page, with the lists and documents of its HTML. A failed request is repeated twice with
 * backoff (B4.5.3).
 * @param options replace those of all queries
 */
export function createQueryClient(
  { dehydratedState, documents = {} }: Pick<InitialState, 'dehydratedState' | 'documents'>,
  options: DefaultOptions['queries'] = {},
): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: 2,
        retryDelay: (attempt) => 300 * 2 ** attempt,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        ...options,
      },
    },
  });
  for (const [key, data] of Object.entries(dehydratedState)) {
    // Part of a list is shown at once and counts as outdated, so that the whole list is requested.
    if (data) client.setQueryData([key], data, data.total === undefined ? {} : { updatedAt: 0 });
  }
  for (const [address, blocks] of Object.entries(documents)) client.setQueryData([address], blocks);
  return client;
}
