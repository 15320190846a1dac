import type { EmotionCache } from '@emotion/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from '../queries/query-client';
import type { InitialState } from '../../engine/page/initial-state';
import type { Site } from '../../engine/site/site';
import type { SiteState } from '../context/use-site';
import { changeLanguage } from '../language/stored-language';
import { useVisitorSite } from '../language/use-visitor-site';
import { RouteHistory } from '../context/route-history';
import { App } from './App';
import type { QueryClient } from '@tanstack/react-query';
import { persistCachedLists, restoreCachedLists } from '../queries/cached-lists';

/** Restores the cached lists after hydration, and stores each list that arrives (B4.5.2). */
function useCachedLists(client: QueryClient, { config, language }: Site): void {
  const { sources } = config;
  const { code } = language;
  useEffect(() => {
    restoreCachedLists(client, sources, code);
    return persistCachedLists(client, sources, code);
  }, [client, sources, code]);
}

interface BrowserAppProps {
  readonly site: Site;
  readonly initialState: InitialState;
  readonly styles: EmotionCache;
  /** Called when React handles the events of the page. */
  readonly onHydrated: () => void;
}

/** The site in a browser: the first render matches the HTML, the next ones use storage and navigation state too. */
export function BrowserApp({ site: first, initialState, styles, onHydrated }: BrowserAppProps) {
  const [queryClient] = useState(() => createQueryClient(initialState));
  const [routeHistory] = useState(() => new RouteHistory());
  const [missingPath] = useState(() => (initialState.notFound ? window.location.pathname : null));
  const site = useVisitorSite(first, initialState);
  useCachedLists(queryClient, site);
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    onHydrated();
  }, [onHydrated]);
  const state = useMemo<SiteState>(
    () => ({
      site,
      initialState,
      onServer: false,
      routeHistory,
      missingPath,
      chooseLanguage: (code, clears) => {
        changeLanguage(code, clears, initialState);
      },
    }),
    [site, initialState, routeHistory, missingPath],
  );
  const router = (page: ReactNode) => (
    <BrowserRouter basename={initialState.prefix || '/'}>{page}</BrowserRouter>
  );
  return <App state={state} queryClient={queryClient} styles={styles} router={router} />;
}
