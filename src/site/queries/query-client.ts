import { QueryClient, type DefaultOptions } from '@tanstack/react-query';
import type { InitialState } from '../../engine/page/initial-state';

type PageData = Pick<InitialState, 'dehydratedState' | 'documents' | 'kept'>;

/**
 * Part of a list, and one of a kept page, is shown at once and counts as outdated, so that it is requested. A page that
 * is still compared with that of the server counts as current until then.
 */
function fillLists(client: QueryClient, { dehydratedState, kept }: PageData): void {
  const isKept = kept !== undefined && kept.tag === undefined;
  for (const [key, data] of Object.entries(dehydratedState)) {
    if (!data) continue;
    const isOld = isKept || data.total !== undefined;
    const list = isKept ? { asOf: kept.at, ...data } : data;
    client.setQueryData([key], list, isOld ? { updatedAt: 0 } : {});
  }
}

/**
 * Creates the query client of a page, with the lists and documents of its HTML. A failed request is repeated twice with
 * backoff (B4.5.3).
 * @param options replace those of all queries
 */
export function createQueryClient(page: PageData, options: DefaultOptions['queries'] = {}): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: 2,
        retryDelay: (attempt) => 300 * 2 ** attempt,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        ...options,
      },
    },
  });
  fillLists(client, page);
  for (const [address, blocks] of Object.entries(page.documents ?? {}))
    client.setQueryData([address], blocks);
  return client;
}
