import createCache, { type EmotionCache } from '@emotion/cache';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import type { PageStart } from './site/page-start';
import { Root } from './site/Root';
import { loadSite } from './site/load-site';
import { loadTemplates } from './site/load-templates';

/** Written by our own server into this very page: that it is there at all is enough. */
const startSchema = z.custom<PageStart>((value: unknown) => typeof value === 'object' && value !== null);

function readStart(): PageStart {
  const text = document.getElementById('page-start')?.textContent ?? '';
  return startSchema.parse(JSON.parse(text));
}

/**
 * Styles for what is drawn from now on. Those of the HTML stay where they are: emotion itself would move their
 * element, and the whole page would be styled anew.
 */
function createStyles(): EmotionCache {
  const styles = createCache({ key: 'css', speedy: true });
  const ids = document.getElementById('page-styles')?.dataset.ids?.split(' ') ?? [];
  for (const id of ids) styles.inserted[id] = true;
  return styles;
}

async function startSite(): Promise<void> {
  const start = readStart();
  const site = await loadSite(start, start.language);
  await loadTemplates(site, window.location.pathname);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root.');
  // As a transition it is taken over in small steps, and a long page stays responsive.
  startTransition(() => {
    hydrateRoot(root, <Root site={site} start={start} styles={createStyles()} />);
  });
}

void startSite();
