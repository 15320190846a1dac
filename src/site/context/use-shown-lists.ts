import { useCallback, useSyncExternalStore } from 'react';
import type { CachedQuery } from '../../client/lazy-query-client';
import { useQueryClient } from '../../client/use-query';
import { useSite } from './use-site';

/** What a function reads from the lists that the page has, the server's ones until hydration; read again when they change. */
export function useShownLists(read: (lists: readonly CachedQuery[]) => string | null): string | null {
  const client = useQueryClient();
  const { initialState } = useSite();
  const subscribe = useCallback((onChange: () => void) => client.subscribe(onChange), [client]);
  const inHtml = () =>
    read(Object.entries(initialState.dehydratedState).map(([key, data]) => ({ key, data, isActive: false })));
  return useSyncExternalStore(subscribe, () => read(client.all()), inHtml);
}
