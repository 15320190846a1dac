import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { Site } from './config/site';
import { createAnswers } from './content/carried-answers';
import { App } from './site/App';
import type { PageStart } from './site/page-start';
import { Visit } from './site/use-site';

/** The HTML of a page and the styles it needs. */
export interface RenderedPage {
  readonly html: string;
  readonly css: string;
  /** Ids of the styles, for emotion in the browser to know that they are there. */
  readonly styleIds: readonly string[];
}

/**
 * Renders a page of a site. The same function answers a request and writes static files.
 * @param path as asked for, with its language prefix
 */
export async function renderPage(site: Site, start: PageStart, path: string): Promise<RenderedPage> {
  const styles = createCache({ key: 'css' });
  const emotion = createEmotionServer(styles);
  const state = { site, start, live: false, visit: new Visit(), chooseLanguage: () => undefined };
  const answers = createAnswers(start.answers);
  const app = (
    <App
      state={state}
      answers={answers}
      styles={styles}
      router={(page) => (
        <StaticRouter basename={start.prefix || '/'} location={path}>
          {page}
        </StaticRouter>
      )}
    />
  );
  const { prelude } = await prerender(app, { progressiveChunkSize: Infinity });
  const { html, css, ids } = emotion.extractCritical(await new Response(prelude).text());
  return { html, css, styleIds: ids };
}
