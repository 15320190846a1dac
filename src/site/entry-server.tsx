import createEmotionServer, { type EmotionCriticalToChunks } from '@emotion/server/create-instance';
import { StaticRouter } from 'react-router-dom';
import { createQueryClient } from './queries/query-client';
import type { InitialState } from '../engine/page/initial-state';
import type { Site } from '../engine/site/site';
import { renderHtml } from './render-html';
import { App } from './app/App';
import { PageBoundary } from './error/PageBoundary';
import { RouteHistory } from './context/route-history';
import { loadTemplates } from '../templates/registry';
import { loadAlerts } from './shell/alerts/CurrentAlerts';
import { createStyleCache } from './theme/style-cache';

/** The HTML of a page and the styles it needs. */
export interface RenderedPage {
  readonly html: string;
  /** The styles that the HTML needs, with the ids by which Emotion in the browser knows them. */
  readonly styles: EmotionCriticalToChunks['styles'];
  /** Links that preload the large pictures of the first screen, for the head of the document. */
  readonly preloads: string;
}

/** React puts the preloads of a page without a head before its HTML: one for each picture that is not lazy. */
const leadingPreloads = /^(?:<link rel="preload"[^>]*>)*/;
/** The others are of logos, and would delay the first paint and the large picture. */
const preloadOfLargePicture = /<link rel="preload"[^>]* fetchPriority="high"[^>]*>/g;

function logError(error: unknown): void {
  console.error(error);
}

let loading: Promise<void> | undefined;

async function loadCode(): Promise<void> {
  await Promise.all([loadTemplates(), loadAlerts()]);
}

/**
 * Renders a page of a site, for a request or for static files. A part that throws is replaced (`PartBoundary`).
 * @param path as requested, with its language prefix
 * @param onError called with the error of each part that threw
 */
export async function renderPage(
  site: Site,
  initialState: InitialState,
  path: string,
  onError: (error: unknown) => void = logError,
): Promise<RenderedPage> {
  await (loading ??= loadCode());
  const styles = createStyleCache();
  // Before rendering, so that Emotion collects the styles instead of writing them between the elements.
  const emotion = createEmotionServer(styles);
  const state = {
    site,
    initialState,
    onServer: true,
    routeHistory: new RouteHistory(),
    missingPath: initialState.notFound ? path : null,
    chooseLanguage: () => undefined,
  };
  const page = (
    <PageBoundary site={site} initialState={initialState}>
      <App
        state={state}
        queryClient={createQueryClient(initialState)}
        styles={styles}
        router={(content) => (
          <StaticRouter basename={initialState.prefix || '/'} location={path}>
            {content}
          </StaticRouter>
        )}
      />
    </PageBoundary>
  );
  const rendered = await renderHtml(page, onError);
  const preloads = leadingPreloads.exec(rendered)?.[0] ?? '';
  const html = rendered.slice(preloads.length);
  return {
    html,
    styles: emotion.extractCriticalToChunks(html).styles,
    preloads: preloads.match(preloadOfLargePicture)?.join('') ?? '',
  };
}
