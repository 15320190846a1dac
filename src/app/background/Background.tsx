import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { listPageQuery, readListPage } from '../../model/page/list-page';
import { pathBelow, prefixedPath } from '../../model/page/page-url';
import { useNavigationSubject } from '../context/use-subject';
import { useSite } from '../context/use-site';
import { useRouteMatch } from '../navigation/use-route-match';
import { FirstVisitVideo } from '../shell/first-visit/FirstVisitVideo';
import { useSearchShortcut } from '../search/use-search-shortcut';
import { PrintLine } from './PrintLine';
import { startBackground, type Background as Started } from './start-background';
import { useEntrance } from './use-entrance';
import { useLinkPreload } from './use-link-preload';
import { useVisitReports } from './use-visit-reports';

/** The address of what is shown; null for the not-found page. A subject of the navigation state is in it (B10.1.3). */
function useShownAddress(): string | null {
  const { site, initialState } = useSite();
  const { pathname, search } = useLocation();
  const { page, subject: pathSubject } = useRouteMatch();
  const subject = useNavigationSubject(pathSubject);
  if (!page) return null;
  if (subject && pathSubject === null) return prefixedPath(site.language.code, page.path, subject.id);
  const listPage = site.staticExport ? 1 : readListPage(new URLSearchParams(search));
  return `${initialState.prefix}${pathname}${listPage > 1 ? listPageQuery(listPage) : ''}`;
}

/**
 * Optional behaviour that starts after load: the entrance of sections, pages kept for visits offline, prefetching of
 * linked pages, the key that leads to the search, and reports of pages that the server does not see. Renders what
 * appears after the page: the foot of printed sheets and the video of a first visit.
 */
export function Background() {
  const { site, initialState } = useSite();
  const { prefix } = initialState;
  const queryClient = useQueryClient();
  const address = useShownAddress();
  useEntrance(useLocation().pathname);
  useLinkPreload();
  useSearchShortcut();
  useVisitReports(address);
  const started = useRef<Started | null>(null);
  const start = useEffectEvent(() => {
    const { pages = ['/'] } = site.config.offline ?? {};
    const offlinePages = pages.map((path) => pathBelow(prefix, path));
    return startBackground({ site, queryClient, offlinePages });
  });
  useEffect(() => {
    started.current ??= start();
    if (address !== null) started.current.show(address);
  }, [address]);
  return (
    <>
      <PrintLine />
      <FirstVisitVideo />
    </>
  );
}
