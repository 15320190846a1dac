import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { addons } from 'storybook/preview-api';
import { createLazyQueryClient } from '../../src/client/lazy-query-client';
import { QueryClientContext } from '../../src/client/use-query';
import type { DehydratedState } from '../../src/model/source/dehydrated-state';
import { SiteProvider, type SiteState } from '../../src/site/context/use-site';
import { RouteHistory } from '../../src/site/navigation/route-history';
import { MockCouncilApi } from './MockCouncilApi';
import { today } from './sample-content';
import { useSampleSite } from './SiteFrame';
import { storyDocuments } from './story-documents';
import { mockDehydratedState, type ListState } from './mock-responses';

/** Initial location of a story: its path, and the navigation state with the subject of the page. */
export interface StartLocation {
  readonly pathname: string;
  readonly state?: { readonly id: string; readonly name: string | null };
}

interface MockSiteProps {
  readonly at: StartLocation;
  readonly lists?: ListState;
  /** Replaces the responses with the same keys. */
  readonly overrides?: DehydratedState;
  readonly children: ReactNode;
}

/** Changes the language in Storybook's toolbar, which the site follows. */
function chooseLanguage(code: string): void {
  addons.getChannel().emit('updateGlobals', { globals: { language: code } });
}

/** Restarts a loading story before its requests time out and count as failed. */
const restartMs = 3_000;

/** Key that changes every `restartMs` while the lists are loading. */
function useRestart(lists: ListState): number {
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (lists !== 'loading') return;
    const timer = setInterval(() => {
      setRound((before) => before + 1);
    }, restartMs);
    return () => {
      clearInterval(timer);
    };
  }, [lists]);
  return round;
}

/** Providers of the site for a story: mock responses, the initial location and a mock of the council API. */
export function MockSite({ at, lists = 'filled', overrides, children }: MockSiteProps) {
  const site = useSampleSite();
  const [routeHistory] = useState(() => new RouteHistory());
  const round = useRestart(lists);
  const state = useMemo<SiteState>(() => {
    const { code } = site.language;
    const dehydratedState = { ...mockDehydratedState(code, lists), ...overrides };
    const initialState = { language: code, siteFiles: {}, prefix: '', today, dehydratedState };
    return { site, initialState, onServer: false, routeHistory, missingPath: null, chooseLanguage };
  }, [site, routeHistory, lists, overrides]);
  const queryClient = useMemo(
    () =>
      createLazyQueryClient(state.initialState.dehydratedState, storyDocuments(), {
        staleTime: Infinity,
        enabled: lists === 'filled',
      }),
    [state, lists],
  );
  return (
    <QueryClientContext value={queryClient}>
      <SiteProvider value={state}>
        <MockCouncilApi />
        <MemoryRouter key={round} initialEntries={[at]}>
          {children}
        </MemoryRouter>
      </SiteProvider>
    </QueryClientContext>
  );
}
