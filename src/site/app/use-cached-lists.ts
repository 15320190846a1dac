import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { persistCachedLists, restoreCachedLists } from '../queries/cached-lists';
import type { Site } from '../../engine/site/site';

/** Restores the cached lists after hydration, and stores each list that arrives (B4.5.2). */
export function useCachedLists(client: QueryClient, { config, language }: Site): void {
  const { sources } = config;
  const { code } = language;
  useEffect(() => {
    restoreCachedLists(client, sources, code);
    return persistCachedLists(client, sources, code);
  }, [client, sources, code]);
}
