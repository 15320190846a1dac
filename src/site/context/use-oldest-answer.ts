import { notifyManager, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { isObject } from '../../model/json/json';
import { useSite } from './use-site';

function oldestOf(lists: readonly unknown[]): string | null {
  const times = lists.flatMap((list) => (isObject(list) && typeof list.asOf === 'string' ? [list.asOf] : []));
  // ISO times sort as text.
  return times.sort()[0] ?? null;
}

/** Of the lists that are shown; of all before the first is, right after hydration. */
function oldestInCache(client: QueryClient): string | null {
  const queries = client.getQueryCache().getAll();
  const shown = queries.filter((query) => query.isActive());
  return oldestOf((shown.length > 0 ? shown : queries).map(({ state }) => state.data));
}

/** The time of the page's oldest answer, in ISO format, if the server marked one as old. */
export function useOldestAnswer(): string | null {
  const client = useQueryClient();
  const { initialState } = useSite();
  const subscribe = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [client],
  );
  const inHtml = () => oldestOf(Object.values(initialState.dehydratedState));
  return useSyncExternalStore(subscribe, () => oldestInCache(client), inHtml);
}
