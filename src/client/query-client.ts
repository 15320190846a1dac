import { QueryClient } from '@tanstack/react-query';
import type { DocumentTexts } from '../model/document/document';
import type { DehydratedState } from '../model/source/dehydrated-state';

/** Milliseconds for which a list is not fetched again. */
const staleTime = 60_000;

/**
 * Creates the query cache with the lists and documents of the HTML; a failed list is retried twice with backoff
 * (B4.5.3).
 */
export function createQueryClient(
  dehydratedState: DehydratedState,
  documents: DocumentTexts = {},
): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        retry: 2,
        retryDelay: (attempt) => 300 * 2 ** attempt,
        networkMode: 'always',
        refetchOnWindowFocus: false,
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
