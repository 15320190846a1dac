import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pageSections } from '../../engine/page/page-sections';
import { resolvePath, type RouteMatch } from '../../engine/page/page-url';
import type { Site } from '../../engine/site/site';
import { apiFileUrl, apiUrl } from '../../engine/source/api-call';
import { sourceRequest, type SourceRequest } from '../../engine/source/source-request';
import { sourcesIn } from '../../engine/source/sources-in';
import { savesData } from '../../engine/worker/saves-data';
import { useSite } from '../context/use-site';
import { loadPageCode } from '../page/load-page-code';
import { sourceQuery } from '../queries/use-source-query';

/** Events that may precede a click on a link. */
const hints = ['pointerover', 'focusin'] as const;

/** The requests that the sections of a page make at once; none in another language, which needs another site file. */
function requestsOf({ config, language }: Site, match: RouteMatch): readonly SourceRequest[] {
  const { page, subject } = match;
  if ((match.language ?? language.code) !== language.code) return [];
  const names = new Set(sourcesIn(pageSections(config, page)));
  return [...names].flatMap(
    (name) => sourceRequest(config.sources, name, { language: language.code, subject }) ?? [],
  );
}

/** The page of this site that an event is on a link to. */
function linkedPage({ config }: Site, { target }: Event): RouteMatch | null {
  const anchor = target instanceof Element ? target.closest('a') : null;
  if (anchor?.origin !== window.location.origin) return null;
  const match = resolvePath(config, anchor.pathname);
  return match.page && match;
}

/**
 * Loads the code of a page when the visitor touches a link to it, points at it or focuses it, and its lists when the link is
 * pressed; neither for visitors who asked for less data.
 */
export function useLinkPreload(): void {
  const { site } = useSite();
  const client = useQueryClient();
  useEffect(() => {
    if (savesData(navigator)) return undefined;
    // The page itself reports what fails.
    const loadCode = (event: Event) => {
      const match = linkedPage(site, event);
      if (match) loadPageCode(site.config, match.page).catch(() => undefined);
    };
    const loadLists = (event: Event) => {
      const match = linkedPage(site, event);
      const urlOf = site.staticExport ? apiFileUrl : apiUrl;
      for (const request of match ? requestsOf(site, match) : []) {
        client.query(sourceQuery(site.config.sources, request, { urlOf })).catch(() => undefined);
      }
    };
    for (const name of hints) document.addEventListener(name, loadCode, { passive: true });
    document.addEventListener('pointerdown', loadLists, { passive: true });
    return () => {
      for (const name of hints) document.removeEventListener(name, loadCode);
      document.removeEventListener('pointerdown', loadLists);
    };
  }, [site, client]);
}
