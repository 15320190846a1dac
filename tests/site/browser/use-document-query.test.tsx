// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../src/site/queries/query-client';
import { useDocumentQuery } from '../../../src/site/queries/use-document-query';
import type { DocumentState } from '../../../src/engine/source/load-state';
import type { Block, DocumentTexts } from '../../../src/engine/document/document';

const address = '/site/0123-gu.json';
const blocks: readonly Block[] = [{ kind: 'paragraph', content: [{ kind: 'text', text: 'Terms' }] }];

let answer: () => Response | Promise<Response>;
let root: Root | null = null;
const urls: string[] = [];
let signals: AbortSignal[] = [];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  urls.length = 0;
  signals = [];
  vi.stubGlobal('fetch', (url: string, { signal }: { readonly signal: AbortSignal }) => {
    urls.push(url);
    signals.push(signal);
    return Promise.resolve(answer());
  });
});

afterEach(async () => {
  await act(async () => root?.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Renders the hook and returns the states that it went through. */
async function rendered(documents: DocumentTexts = {}): Promise<readonly DocumentState[]> {
  const states: DocumentState[] = [];
  function Probe() {
    states.push(useDocumentQuery(address));
    return null;
  }
  const client = createQueryClient({ dehydratedState: {}, documents });
  root = createRoot(document.createElement('div'));
  await act(async () => {
    root?.render(
      <QueryClientProvider client={client}>
        <Probe />
      </QueryClientProvider>,
    );
  });
  await act(async () => vi.advanceTimersByTimeAsync(2_000));
  return states;
}

test('a document is loading, then ready', async () => {
  answer = () => Response.json(blocks);
  const states = await rendered();
  expect(states[0]).toEqual({ state: 'loading' });
  expect(states.at(-1)).toEqual({ state: 'ready', blocks });
  expect(urls).toEqual([address]);
});

test('a document of the HTML is shown without a request', async () => {
  const states = await rendered({ [address]: blocks });
  expect(states[0]).toEqual({ state: 'ready', blocks });
  expect(urls).toEqual([]);
});

test.each([
  ['an error status', () => new Response('', { status: 503 })],
  ['something else', () => Response.json({ page: 'sign in' })],
])('a document is failed after two retries that answer %s, and ready after a retry', async (_, wrong) => {
  answer = wrong;
  const states = await rendered();
  const last = states.at(-1);
  expect(last?.state).toBe('failed');
  expect(urls).toHaveLength(3);
  answer = () => Response.json(blocks);
  await act(async () => {
    if (last?.state === 'failed') last.retry();
    await vi.advanceTimersByTimeAsync(10);
  });
  expect(states.at(-1)).toEqual({ state: 'ready', blocks });
});

test('a document that hangs is failed after 4 s, and a retry aborts and repeats its request (B4.5.3)', async () => {
  answer = () => new Promise(() => undefined);
  const states = await rendered();
  expect(states.at(-1)?.state).toBe('loading');
  await act(async () => vi.advanceTimersByTimeAsync(2_000));
  const last = states.at(-1);
  expect(last?.state).toBe('failed');
  answer = () => Response.json(blocks);
  await act(async () => {
    if (last?.state === 'failed') last.retry();
    await vi.advanceTimersByTimeAsync(10);
  });
  expect(states.at(-1)).toEqual({ state: 'ready', blocks });
  expect(urls).toHaveLength(2);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});
