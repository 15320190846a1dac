import type { EmotionCache } from '@emotion/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { createLazyQueryClient } from '../../client/lazy-query-client';
import type { InitialState } from '../../model/page/initial-state';
import type { Site } from '../../model/site/site';
import { HydratingPartContext, type HydratingPart } from '../../ui/hydration/use-hydrated';
import type { SiteState } from '../context/use-site';
import { endHydration, leaveHtml } from '../hydration/hydration-progress';
import { changeLanguage } from '../language/stored-language';
import { useVisitorSite } from '../language/use-visitor-site';
import { BrowserHistoryRouter } from '../navigation/BrowserHistoryRouter';
import { RouteHistory } from '../navigation/route-history';
import { App } from './App';
import { useCachedLists } from './use-cached-lists';

interface BrowserAppProps {
  /** Being hydrated until the app is. */
  readonly part: HydratingPart;
  readonly site: Site;
  readonly initialState: InitialState;
  readonly styles: EmotionCache;
}

/** The site in a browser: the first render matches the HTML, the next ones use storage and navigation state too. */
export function BrowserApp({ part, site: first, initialState, styles }: BrowserAppProps) {
  const [queryClient] = useState(() =>
    createLazyQueryClient(initialState.dehydratedState, initialState.documents),
  );
  const [routeHistory] = useState(() => new RouteHistory());
  const [missingPath] = useState(() => (initialState.notFound ? window.location.pathname : null));
  const site = useVisitorSite(first, initialState);
  useCachedLists(queryClient, site);
  useEffect(() => {
    leaveHtml(part);
    endHydration(part);
  }, [part]);
  useEffect(() => routeHistory.scrollPositions.watch(), [routeHistory]);
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
    <BrowserHistoryRouter basename={initialState.prefix || '/'}>{page}</BrowserHistoryRouter>
  );
  return (
    <HydratingPartContext value={part}>
      <App state={state} queryClient={queryClient} styles={styles} router={router} />
    </HydratingPartContext>
  );
}
