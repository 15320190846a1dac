import type { EmotionCache } from '@emotion/react';
import type { QueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { Site } from '../config/site';
import { keepLists, restoreLists } from '../content/cached-lists';
import { createAnswers } from '../content/carried-answers';
import { dropOldDrafts } from '../content/drafts';
import { App } from './App';
import { loadSite } from './load-site';
import type { PageStart } from './page-start';
import { Visit, type SiteState } from './use-site';
import { changeLanguage, reconcileLanguage } from './visitor-language';

interface RootProps {
  readonly site: Site;
  readonly start: PageStart;
  readonly styles: EmotionCache;
}

/** The site in the language that the visitor wants: the HTML's at first, the stored one right after. */
function useWantedSite(first: Site, start: PageStart, live: boolean): Site {
  const [site, setSite] = useState(first);
  useEffect(() => {
    const wanted = live ? reconcileLanguage(first, start) : first.language.code;
    if (wanted === first.language.code) return;
    loadSite(start, wanted)
      .then(setSite)
      .catch(() => {
        console.warn(`The site could not be loaded in ${wanted}.`);
      });
  }, [first, start, live]);
  useEffect(() => {
    document.documentElement.lang = new Intl.Locale(site.language.locale).language;
  }, [site]);
  return site;
}

/** Shows the cached lists where nothing else came, and keeps what comes. */
function useCachedLists(answers: QueryClient, site: Site, live: boolean): void {
  useEffect(() => {
    if (!live) return;
    const { sources } = site.config;
    restoreLists(answers, sources, site.language.code);
    return keepLists(answers, sources, site.language.code);
  }, [answers, site, live]);
}

/**
 * False in the first render, which must be the HTML's, and true right after: in small steps, since a page that is
 * long would otherwise be taken over at once. The document then says so, to whatever drives the browser.
 */
function useLive(): boolean {
  const [live, setLive] = useState(false);
  useEffect(() => {
    startTransition(() => {
      setLive(true);
    });
  }, []);
  useEffect(() => {
    if (live) document.documentElement.dataset.live = '';
  }, [live]);
  return live;
}

/** The site in a browser: first exactly what the HTML shows, then with what the browser knows. */
export function Root({ site: first, start, styles }: RootProps) {
  const live = useLive();
  const [answers] = useState(() => createAnswers(start.answers));
  const [visit] = useState(() => new Visit());
  const site = useWantedSite(first, start, live);
  useCachedLists(answers, site, live);
  useEffect(dropOldDrafts, []);
  useEffect(() => visit.positions.watch(), [visit]);
  const state = useMemo<SiteState>(
    () => ({
      site,
      start,
      live,
      visit,
      chooseLanguage: (code, clears) => {
        changeLanguage(code, clears, start);
      },
    }),
    [site, start, live, visit],
  );
  const router = (page: ReactNode) => <BrowserRouter basename={start.prefix || '/'}>{page}</BrowserRouter>;
  return <App state={state} answers={answers} styles={styles} router={router} />;
}
