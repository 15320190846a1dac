import type { EmotionCache } from '@emotion/cache';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadSite } from './client/load-site';
import { initialStateId, isInitialState, type InitialState } from './model/page/initial-state';
import { listPageQuery, pathOfList } from './model/page/list-page';
import { BrowserApp } from './site/app/BrowserApp';
import { stopRecordingClicks } from './site/hydration/early-click';
import { beginHydration } from './site/hydration/hydration-progress';
import { PageBoundary } from './site/error/PageBoundary';
import { createStyleCache } from './ui/theme/style-cache';

function readInitialState(): InitialState {
  const text = document.getElementById(initialStateId)?.textContent ?? '';
  const value: unknown = JSON.parse(text);
  if (!isInitialState(value)) throw new Error('The page has no initial state.');
  return value;
}

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

async function hydrateSite(): Promise<void> {
  const initialState = readInitialState();
  const site = await loadSite(initialState, initialState.language);
  if (site.staticExport) restoreListPage(initialState);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  stopRecordingClicks();
  const restoreStyles = styleRestorer(root);
  const part = { isHydrating: true };
  beginHydration(part);
  // A transition hydrates in small steps, so that a long page stays responsive.
  startTransition(() => {
    hydrateRoot(
      root,
      <PageBoundary site={site} initialState={initialState}>
        <BrowserApp part={part} site={site} initialState={initialState} styles={adoptPageStyles()} />
      </PageBoundary>,
      {
        // Both report the error as React does without them.
        onRecoverableError: (error) => {
          reportError(error);
          restoreStyles();
        },
        onCaughtError: (error) => {
          console.error(error);
          restoreStyles();
        },
      },
    );
  });
}

void hydrateSite();
