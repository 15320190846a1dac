import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { addons } from 'storybook/preview-api';
import { createQueryClient } from '../../src/site/queries/query-client';
import type { DehydratedState } from '../../src/engine/source/dehydrated-state';
import { CouncilProvider } from '../../src/site/context/CouncilProvider';
import { SiteProvider, type SiteState } from '../../src/site/context/use-site';
import { RouteHistory } from '../../src/site/context/route-history';
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

/** Providers of the site for a story: mock responses, the initial location and a mock of the council API. */
export function MockSite({ at, lists = 'filled', overrides, children }: MockSiteProps) {
  const site = useSampleSite();
  const [routeHistory] = useState(() => new RouteHistory());
  const state = useMemo<SiteState>(() => {
    const { code } = site.language;
    const dehydratedState = { ...mockDehydratedState(code, lists), ...overrides };
    const initialState = { language: code, siteFiles: {}, prefix: '', today, dehydratedState };
    return { site, initialState, onServer: false, routeHistory, missingPath: null, chooseLanguage };
  }, [site, routeHistory, lists, overrides]);
  const queryClient = useMemo(
    () =>
      createQueryClient(
        { ...state.initialState, documents: storyDocuments() },
        { enabled: lists === 'filled' },
      ),
    [state, lists],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <SiteProvider value={state}>
        <MockCouncilApi />
        <CouncilProvider>
          <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
        </CouncilProvider>
      </SiteProvider>
    </QueryClientProvider>
  );
}
