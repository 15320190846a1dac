// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../src/site/queries/query-client';
import { useSourceQuery, type IsEnough } from '../../../src/site/queries/use-source-query';
import type { SourceState } from '../../../src/engine/source/load-state';
import { dehydratedData, type DehydratedState } from '../../../src/engine/source/dehydrated-state';
import { hasView } from '../../../src/engine/source/list-view';
import type { SourceRequest } from '../../../src/engine/source/source-request';

const sources = { members: { path: '/Member', query: { lang: '$language' } } };
const members: SourceRequest = { source: 'members', parameters: { language: 'GU' } };
const envelope = (name: string) => Response.json({ status: true, data: [{ name }] });

let answer: () => Promise<Response>;
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
    return answer();
  });
});

afterEach(async () => {
  await act(async () => root?.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A part of a page that shows the request, its states, and the client of the page. */
function partOf(request: SourceRequest | null, dehydratedState: DehydratedState, isEnough?: IsEnough) {
  const states: SourceState[] = [];
  function Probe() {
    const inHtml = dehydratedData(dehydratedState, request);
    states.push(useSourceQuery(sources, request, { inHtml, ...(isEnough && { isEnough }) }));
    return null;
  }
  const client = createQueryClient({ dehydratedState });
  const part = (
    <QueryClientProvider client={client}>
      <Probe />
    </QueryClientProvider>
  );
  return { states, client, part };
}

/** Renders the hook and returns a function that reads its last state. */
async function rendered(
  request: SourceRequest | null,
  dehydratedState: DehydratedState = {},
  isEnough?: IsEnough,
) {
  const { states, part } = partOf(request, dehydratedState, isEnough);
  root = createRoot(document.createElement('div'));
  await act(async () => {
    root?.render(part);
  });
  return () => states.at(-1);
}

const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

test('a list is loading, then ready', async () => {
  answer = () => Promise.resolve(envelope('Mina'));
  const last = await rendered(members);
  await wait(10);
  expect(last()).toEqual({ state: 'ready', records: [{ name: 'Mina' }], missing: false });
  expect(urls).toEqual(['/api/Member?lang=GU']);
});

test('records of the HTML are shown without a request', async () => {
  const last = await rendered(members, { 'members?language=GU': { records: [], missing: true } });
  await wait(10);
  expect(last()).toEqual({ state: 'ready', records: [], missing: true });
  expect(urls).toEqual([]);
});

test.each([
  [{ list: 'current' }, 'current', []],
  [{ list: 'all' }, 'current', []],
  [{ list: 'all' }, 'name', []],
  [{ subject: '7' }, 'subject', []],
  [{ subject: '7' }, 'name', []],
  [{ list: 'current' }, 'all', ['/api/Member?lang=GU']],
  [{ list: 'all' }, 'subject', ['/api/Member?lang=GU']],
  [{ subject: '8' }, 'subject', ['/api/Member?lang=GU']],
] as const)(
  'of a list of which the HTML has %j, the view “%s” requests %j',
  async (part, view, requested) => {
    answer = () => new Promise((resolve) => setTimeout(() => resolve(envelope('Mina')), 5));
    const state = { 'members?language=GU': { records: [{ name: 'Ila' }], missing: false, part } };
    const last = await rendered(members, state, (had) => hasView(had, view, '7'));
    expect(last()?.state).toBe(requested.length > 0 ? 'loading' : 'ready');
    await wait(10);
    const name = requested.length > 0 ? 'Mina' : 'Ila';
    expect(last()).toMatchObject({ state: 'ready', records: [{ name }] });
    expect(urls).toEqual(requested);
  },
);

test('a request with a missing parameter is not made and stays loading (B7.1.3)', async () => {
  const last = await rendered(null);
  await wait(10_000);
  expect(last()).toEqual({ state: 'loading' });
  expect(urls).toEqual([]);
});

test('a list that failed on the server is failed until its request has ended', async () => {
  answer = () => Promise.resolve(envelope('Mina'));
  const last = await rendered(members, { 'members?language=GU': null });
  await wait(10);
  expect(last()?.state).toBe('ready');
});

test('a pending list counts as failed after 4 s, and a late answer is still shown (B4.5.3)', async () => {
  let release: (response: Response) => void = () => undefined;
  answer = () => new Promise((resolve) => (release = resolve));
  const last = await rendered(members);
  await wait(3_800);
  expect(last()?.state).toBe('loading');
  await wait(200);
  expect(last()?.state).toBe('failed');
  release(envelope('Late'));
  await wait(10);
  expect(last()?.state).toBe('ready');
});

test('a retry aborts a request that hangs, and is pending for as long as the first one (B4.5.3)', async () => {
  answer = () => new Promise(() => undefined);
  const last = await rendered(members);
  await wait(4_000);
  const first = last();
  await act(async () => {
    if (first?.state === 'failed') first.retry();
  });
  await wait(10);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(last()?.state).toBe('loading');
  await wait(4_000);
  const second = last();
  expect(second?.state).toBe('failed');
  answer = () => Promise.resolve(envelope('Mina'));
  await act(async () => {
    if (second?.state === 'failed') second.retry();
  });
  await wait(10);
  expect(last()?.state).toBe('ready');
});

test('a list fails after three requests with one warning, and can be retried', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answer = () => Promise.resolve(new Response('', { status: 500 }));
  const last = await rendered(members);
  await wait(2_000);
  expect(urls).toHaveLength(3);
  expect(warn).toHaveBeenCalledTimes(1);
  const failed = last();
  answer = () => Promise.resolve(envelope('Mina'));
  await act(async () => {
    if (failed?.state === 'failed') failed.retry();
  });
  await wait(10);
  expect(last()?.state).toBe('ready');
});

test('a list that arrives before its part of the page is hydrated is shown after that', async () => {
  const { states, client, part } = partOf(members, {});
  const newest = { records: [{ name: 'Mina' }], missing: false };
  client.setQueryData(['members?language=GU'], newest);
  await act(async () => {
    root = hydrateRoot(document.createElement('div'), part);
  });
  expect(states[0]).toEqual({ state: 'loading' });
  expect(states.at(-1)).toEqual({ state: 'ready', ...newest });
});
