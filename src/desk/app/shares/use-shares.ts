import { useQuery, useQueryClient } from '@tanstack/react-query';
import { tellOtherTabs } from '../other-tabs';

const key = ['shares'];

/** What other apps have shared and this device keeps. */
export function useShares() {
  return useQuery({
    queryKey: key,
    queryFn: async () => (await import('./share-store')).readShares(),
  });
}

/** Gives what loads again what is kept, also in other tabs. */
export function useSharesChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => {
    tellOtherTabs('shares');
    return client.invalidateQueries({ queryKey: key });
  };
}
