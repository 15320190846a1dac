import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openWorkerLink } from '../../src/client/worker-link';
import type { RefreshAnswer } from '../../src/model/worker/worker-messages';

type Answer = (port: MessagePort | undefined) => void;

/** A link to a worker that treats messages in this way. */
async function linkTo(answer: Answer) {
  const active = {
    postMessage: (_message: unknown, [port]: readonly MessagePort[] = []) => {
      answer(port);
    },
  };
  const serviceWorker = { controller: active, register: async () => {}, ready: Promise.resolve({ active }) };
  vi.stubGlobal('navigator', { serviceWorker });
  const link = await openWorkerLink();
  if (!link) throw new Error('There is no link.');
  return link;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a refresh resolves with the answer of the worker', async () => {
  const changed: RefreshAnswer = { kind: 'changed', html: '<p>' };
  const link = await linkTo((port) => port?.postMessage(changed));
  expect(await link.refresh('/gu')).toEqual(changed);
  expect(vi.getTimerCount()).toBe(0);
});

test('a page that the worker never answers is unchanged after a minute', async () => {
  const link = await linkTo(() => {});
  const refreshed = link.refresh('/gu');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await refreshed).toEqual({ kind: 'unchanged' });
});
