import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { addons } from 'storybook/preview-api';
import { createAnswers, type CarriedAnswers } from '../../src/content/carried-answers';
import { SiteProvider, Visit, type SiteState } from '../../src/site/use-site';
import { CouncilCalls } from './CouncilCalls';
import { today } from './sample-content';
import { useSampleSite } from './SiteFrame';
import { carriedAnswers, type Lists } from './told-answers';

/** Where a story begins: a path, and what the navigation brought along. */
export interface Beginning {
  readonly pathname: string;
  readonly state?: { readonly id: string; readonly name: string | null };
}

interface SiteAroundProps {
  readonly at: Beginning;
  readonly lists?: Lists;
  /** Stands over the answers of the same addresses. */
  readonly over?: CarriedAnswers;
  readonly children: ReactNode;
}

/** The toolbar's language is the site's: the picker changes both. */
function chooseLanguage(code: string): void {
  addons.getChannel().emit('updateGlobals', { globals: { language: code } });
}

function storeOf(answers: CarriedAnswers, lists: Lists): QueryClient {
  const store = createAnswers(answers);
  const { queries } = store.getDefaultOptions();
  const asks = lists === 'filled';
  store.setDefaultOptions({ queries: { ...queries, staleTime: Infinity, enabled: asks } });
  return store;
}

/** Milliseconds before which what is loading is begun anew: it would count as failed soon after. */
const patience = 3_000;

/** A number that grows while the lists are to be seen loading. */
function useAnew(lists: Lists): number {
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (lists !== 'loading') return;
    const timer = setInterval(() => {
      setRound((before) => before + 1);
    }, patience);
    return () => {
      clearInterval(timer);
    };
  }, [lists]);
  return round;
}

/** What stands around a part of the told site: its answers, its place, and the council in the place of a server. */
export function SiteAround({ at, lists = 'filled', over, children }: SiteAroundProps) {
  const site = useSampleSite();
  const [visit] = useState(() => new Visit());
  const round = useAnew(lists);
  const state = useMemo<SiteState>(() => {
    const { code } = site.language;
    const answers = { ...carriedAnswers(code, lists), ...over };
    const start = { language: code, siteFiles: {}, prefix: '', today, answers };
    return { site, start, live: true, visit, chooseLanguage };
  }, [site, visit, lists, over]);
  const store = useMemo(() => storeOf(state.start.answers, lists), [state, lists]);
  return (
    <QueryClientProvider client={store}>
      <SiteProvider value={state}>
        <CouncilCalls />
        <MemoryRouter key={round} initialEntries={[at]}>
          {children}
        </MemoryRouter>
      </SiteProvider>
    </QueryClientProvider>
  );
}
