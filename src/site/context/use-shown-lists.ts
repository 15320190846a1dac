import { notifyManager, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useSite } from './use-site';

/** A list of the page by its `sourceKey`. */
export interface ShownList {
  readonly key: string;
  readonly data: unknown;
  /** Whether a part of the page that works shows it; none does right after hydration. */
  readonly isActive: boolean;
}

function listsInCache(client: QueryClient): readonly ShownList[] {
  const queries = client.getQueryCache().getAll();
  return queries.map((query) => ({
    key: String(query.queryKey[0]),
    data: query.state.data,
    isActive: query.isActive(),
  }));
}

/** What a function reads from the lists that the page has, the server's ones until hydration; read again when they change. */
export function useShownLists(read: (lists: readonly ShownList[]) => string | null): string | null {
  const client = useQueryClient();
  const { initialState } = useSite();
  const subscribe = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [client],
  );
  const inHtml = () =>
    read(Object.entries(initialState.dehydratedState).map(([key, data]) => ({ key, data, isActive: false })));
  return useSyncExternalStore(subscribe, () => read(listsInCache(client)), inHtml);
}
