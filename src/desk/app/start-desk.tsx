import { CacheProvider } from '@emotion/react';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { type DeskPageStart, deskStartId } from '../api/desk-start';
import { createStyleCache } from '../../site/theme/style-cache';
import { loadDeskMessages } from '../messages/load-desk-messages';
import { problemOf } from './call-desk';
import { forgetOldKept } from './content/kept-record';
import { onReturn } from '../../site/browser/on-return';
import { readStored } from '../../site/browser/storage';
import { DeskApp } from './DeskApp';
import { forgetOldTexts } from './parts/kept-text';
import { LanguageProvider, spokenCode, spokenName } from './language/LanguageProvider';

/** The server writes it into the page of the desk, so that only its presence is checked. */
function readStart(): DeskPageStart {
  const isStart = (value: unknown): value is DeskPageStart => typeof value === 'object' && value !== null;
  const start: unknown = JSON.parse(document.getElementById(deskStartId)?.textContent ?? 'null');
  if (!isStart(start)) throw new Error('The page has no start of the desk.');
  return start;
}

/** Asks who is signed in whenever a call says that nobody is. */
function createClient(): QueryClient {
  const onError = (error: Error) => {
    if (problemOf(error) === 'signed-out') void client.invalidateQueries({ queryKey: ['state'] });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  return client;
}

/** Shows the desk in its page. Rejects when its texts cannot be loaded. */
export async function startDesk(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  const { texts: ofPage, ...start } = readStart();
  const spoken = spokenCode(start, readStored(spokenName));
  const texts = spoken === start.language ? ofPage : await loadDeskMessages(spoken);
  const client = createClient();
  forgetOldKept(Date.now());
  forgetOldTexts(Date.now());
  // Somebody else may have the device now.
  onReturn(() => {
    window.location.reload();
  });
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={createStyleCache({ speedy: true })}>
        <QueryClientProvider client={client}>
          <LanguageProvider start={start} spoken={spoken} texts={texts}>
            {/* A transition renders later than the key press: fast typing into a search in the address would lose letters. */}
            <BrowserRouter basename="/desk" useTransitions={false}>
              <DeskApp />
            </BrowserRouter>
          </LanguageProvider>
        </QueryClientProvider>
      </CacheProvider>
    </StrictMode>,
  );
}
