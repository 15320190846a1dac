import { startTransition } from 'react';
import { hydrateRoot } from './browser/hydrate-root';
import { holdEvents } from './browser/hold-events';
import { keepPage } from './browser/kept-page';
import { allowTranslation } from './browser/translated-page';
import type { InitialState } from '../engine/page/initial-state';
import { listPageQuery, pathOfList } from '../engine/page/list-page';
import { resolvePath } from '../engine/page/page-url';
import type { Site } from '../engine/site/site';
import { BrowserApp } from './app/BrowserApp';
import { PageBoundary } from './error/PageBoundary';
import { rootErrors } from './error/root-errors';
import { loadPageCode } from './page/load-page-code';
import { alertsId, loadAlerts } from './shell/alerts/CurrentAlerts';
import { createStyleCache } from './theme/style-cache';

/** Replaces the path of a list page in a static export by the one that a server has for it, which is a route. */
function restoreListPage({ listPage }: InitialState): void {
  if (listPage === undefined) return;
  const { history, location } = window;
  history.replaceState(history.state, '', `${pathOfList(location.pathname)}${listPageQuery(listPage)}`);
}

/**
 * Hydrates the page with all of its code, so that nothing in it suspends. Resolves when React handles its events, or has
 * failed and the page is static; rejects, with the page as it was, when the code cannot be loaded.
 */
export async function hydrateSite(site: Site, initialState: InitialState): Promise<void> {
  if (site.staticExport) restoreListPage(initialState);
  const page = initialState.notFound ? null : resolvePath(site.config, window.location.pathname).page;
  await Promise.all([loadPageCode(site.config, page), document.getElementById(alertsId) && loadAlerts()]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  const keptPage = keepPage(root);
  allowTranslation();
  const releaseEvents = holdEvents();
  await new Promise<void>((resolve) => {
    // A transition hydrates in small steps, so that a long page stays responsive.
    startTransition(() => {
      const reactRoot = hydrateRoot(
        root,
        <PageBoundary site={site} initialState={initialState}>
          <BrowserApp
            site={site}
            initialState={initialState}
            styles={createStyleCache({ speedy: true })}
            onHydrated={resolve}
          />
        </PageBoundary>,
        rootErrors({
          page: keptPage,
          unmount: () => {
            reactRoot.unmount();
            resolve();
          },
        }),
      );
    });
  });
  releaseEvents();
}
