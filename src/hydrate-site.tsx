import type { EmotionCache } from '@emotion/cache';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepPage } from './client/static-page';
import type { InitialState } from './model/page/initial-state';
import { listPageQuery, pathOfList } from './model/page/list-page';
import { resolvePath } from './model/page/page-url';
import type { Site } from './model/site/site';
import { BrowserApp } from './site/app/BrowserApp';
import { PageBoundary } from './site/error/PageBoundary';
import { rootErrors } from './site/error/root-errors';
import { loadPageCode } from './site/page/load-page-code';
import { createStyleCache } from './ui/theme/style-cache';

/**
 * The cache for styles that the browser renders. The HTML's style element stays where it is: Emotion would move it, and
 * the browser would recalculate the styles of the whole page.
 */
function adoptPageStyles(): EmotionCache {
  const styles = createStyleCache({ speedy: true });
  const ids = document.getElementById('page-styles')?.dataset.ids?.split(' ') ?? [];
  for (const id of ids) styles.inserted[id] = true;
  return styles;
}

/**
 * Puts the styles of the HTML back that React removes with a part which it renders again, or replaces after an error: Emotion
 * does not insert them, since it knows them from the HTML.
 */
function styleRestorer(root: HTMLElement): () => void {
  const styles = [...root.querySelectorAll('style')];
  return () => {
    document.head.append(...styles.filter(({ isConnected }) => !isConnected));
  };
}

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
  await loadPageCode(
    site.config,
    initialState.notFound ? null : resolvePath(site.config, window.location.pathname).page,
  );
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  const page = keepPage(root);
  const restoreStyles = styleRestorer(root);
  await new Promise<void>((resolve) => {
    // A transition hydrates in small steps, so that a long page stays responsive.
    startTransition(() => {
      const reactRoot = hydrateRoot(
        root,
        <PageBoundary site={site} initialState={initialState}>
          <BrowserApp
            site={site}
            initialState={initialState}
            styles={adoptPageStyles()}
            onHydrated={resolve}
          />
        </PageBoundary>,
        rootErrors({
          page,
          restoreStyles,
          unmount: () => {
            reactRoot.unmount();
            resolve();
          },
        }),
      );
    });
  });
}
