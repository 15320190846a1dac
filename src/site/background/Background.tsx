import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { showOffscreen } from '../ui/list/offscreen-styles';
import { removeExpiredDrafts } from '../../templates/form/sending/expired-drafts';
import type { WaitingSender } from '../../templates/form/waiting/WaitingSender';
import { isFormWaiting } from '../../templates/form/waiting/waiting-marker';
import { useTranslate } from '../context/use-translate';
import { checkKeptPage } from './check-kept-page';
import { openPageKeeper } from './page-keeper';
import { loadPicturesForPrint } from '../browser/print-pictures';
import { listPageQuery, readListPage } from '../../engine/page/list-page';
import { pathBelow, prefixedPath } from '../../engine/page/page-url';
import { useNavigationSubject } from '../context/use-subject';
import { useSite } from '../context/use-site';
import { useRouteMatch } from '../navigation/use-route-match';
import { FirstVisitVideo } from '../shell/first-visit/FirstVisitVideo';
import { useSearchShortcut } from '../search/use-search-shortcut';
import { loadLinksOffline } from './load-links-offline';
import { PrintLine } from './PrintLine';
import { useEntrance } from './use-entrance';
import { useLinkPreload } from './use-link-preload';
import { savesData } from '../../engine/worker/saves-data';
import { loadMenuDialog } from '../menu/load-menu-dialog';
import { reportVisit } from '../browser/report-visit';

/** Reports each page that script shows after the loaded one, which the server has counted (B11.3.5). */
function useVisitReports(address: string | null): void {
  const { site } = useSite();
  const { page } = useRouteMatch();
  const last = useRef(address);
  const report = useEffectEvent(() => {
    if (page && site.countsVisits) reportVisit({ page: page.path }, site.language.code);
  });
  useEffect(() => {
    if (last.current === address) return;
    last.current = address;
    report();
  }, [address]);
}

/** Loads the code of the menu of small screens, so that it opens at the first tap; not for visitors who asked for less data. */
function useMenuPreload(): void {
  const { wideFrom } = useSite().site.config.display;
  useEffect(() => {
    if (savesData(navigator) || window.matchMedia(`(min-width:${wideFrom}px)`).matches) return;
    // Opening the menu tries again.
    loadMenuDialog().catch(() => undefined);
  }, [wideFrom]);
}

/** The address of what is shown; null for the not-found page. A subject of the navigation state is in it (B10.1.3). */
function useShownAddress(): string | null {
  const { site, initialState } = useSite();
  const { pathname, search } = useLocation();
  const { page, subject: pathSubject } = useRouteMatch();
  const subject = useNavigationSubject(pathSubject);
  if (!page) return null;
  if (subject && pathSubject === null) return prefixedPath(site.language.code, page.path, subject.id);
  const listPage = site.staticExport ? 1 : readListPage(new URLSearchParams(search));
  return `${pathBelow(initialState.prefix, pathname)}${listPage > 1 ? listPageQuery(listPage) : ''}`;
}

/** Has the service worker keep the pages that are shown, and those of the config, for visits offline (B10.8.1). */
function useKeptPages(address: string | null): void {
  const { site, initialState } = useSite();
  const keeper = useRef<ReturnType<typeof openPageKeeper> | null>(null);
  const keep = useEffectEvent((shown: string | null) => {
    if (!site.hasWorker) return;
    const { pages = ['/'] } = site.config.offline ?? {};
    keeper.current ??= openPageKeeper(pages.map((page) => pathBelow(initialState.prefix, page)));
    if (shown !== null) void keeper.current.then((keepPage) => keepPage?.(shown));
  });
  useEffect(() => {
    keep(address);
  }, [address]);
}

/** Asks whether a page has changed that was shown before the server was asked. */
function useKeptPageCheck(): void {
  const client = useQueryClient();
  const { kept } = useSite().initialState;
  useEffect(() => {
    if (kept?.tag !== undefined) void checkKeptPage(client, kept);
  }, [client, kept]);
}

/** Sends the forms that wait on this device, if any do when a page is shown (B11.20.2). */
function SentForms({ address }: { readonly address: string | null }) {
  const { site } = useSite();
  const translate = useTranslate();
  const [View, setView] = useState<ComponentType<ComponentProps<typeof WaitingSender>> | null>(null);
  useEffect(() => {
    if (!isFormWaiting()) return;
    import('../../templates/form/waiting/WaitingSender').then(
      (code) => {
        setView(() => code.WaitingSender);
      },
      () => undefined,
    );
  }, [address]);
  return View && <View site={site} translate={translate} />;
}

/**
 * Optional behaviour that starts after load: the layout of what is below the screen, the entrance of sections, pages kept for
 * visits offline, the key that leads to the search, and reports of pages that the server does not see. Renders what appears after the page: the foot of printed
 * sheets and the video of a first visit.
 */
export function Background() {
  const { hasWorker } = useSite().site;
  const address = useShownAddress();
  useEntrance(useLocation().pathname);
  useLinkPreload();
  useMenuPreload();
  useSearchShortcut();
  useVisitReports(address);
  useKeptPages(address);
  useKeptPageCheck();
  useEffect(() => {
    showOffscreen();
    removeExpiredDrafts();
    loadPicturesForPrint();
    if (hasWorker) loadLinksOffline();
  }, [hasWorker]);
  return (
    <>
      <PrintLine />
      <FirstVisitVideo />
      <SentForms address={address} />
    </>
  );
}
