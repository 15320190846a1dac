import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useSite } from './use-site';

/** A list that the page has. */
export interface ShownList {
  /** The `sourceKey` of its request. */
  readonly key: string;
  readonly data: unknown;
  /** Whether a component shows it. */
  readonly isActive: boolean;
}

/** Reads a text from the lists that the page has, the server's ones until hydration; reads again when they change. */
export function useShownLists(read: (lists: readonly ShownList[]) => string | null): string | null {
  const cache = useQueryClient().getQueryCache();
  const { initialState } = useSite();
  const subscribe = useCallback(
    (onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)),
    [cache],
  );
  const inCache = () =>
    read(
      cache.getAll().map((query) => ({
        key: String(query.queryKey[0]),
        data: query.state.data,
        isActive: query.isActive(),
      })),
    );
  const inHtml = () =>
    read(Object.entries(initialState.dehydratedState).map(([key, data]) => ({ key, data, isActive: false })));
  return useSyncExternalStore(subscribe, inCache, inHtml);
}
