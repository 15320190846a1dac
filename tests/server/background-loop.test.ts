import { expect, test, vi } from 'vitest';
import { BackgroundLoop } from '../../src/server/jobs/background-loop';

const pauseMs = 10_000;

/** A loop with work that counts its runs. */
function countingLoop(pauses: readonly number[] = []) {
  let runs = 0;
  const loop = new BackgroundLoop(async () => pauses[runs++] ?? pauseMs);
  return { loop, runs: () => runs };
}

test('work runs again at once without a pause, and waits otherwise', async () => {
  const { loop, runs } = countingLoop([0, 0]);
  loop.start();
  await vi.waitFor(() => expect(runs()).toBe(3));
  await loop.end();
  expect(runs()).toBe(3);
});

test('it is begun once, and not before its delay', async () => {
  const { loop, runs } = countingLoop();
  loop.start(pauseMs);
  loop.start();
  await new Promise(setImmediate);
  expect(runs()).toBe(0);
  loop.wake();
  await vi.waitFor(() => expect(runs()).toBe(1));
  await loop.end();
});

test('waking it ends the pause', async () => {
  const { loop, runs } = countingLoop();
  loop.start();
  await vi.waitFor(() => expect(runs()).toBe(1));
  loop.wake();
  await vi.waitFor(() => expect(runs()).toBe(2));
  await loop.end();
});

test('the end waits for the work under way, whose signal aborts', async () => {
  let finish: (pauseMs: number) => void = () => undefined;
  const loop = new BackgroundLoop(() => new Promise((resolve) => (finish = resolve)));
  loop.start();
  await new Promise(setImmediate);
  let hasEnded = false;
  const end = loop.end().then(() => (hasEnded = true));
  expect(loop.signal.aborted).toBe(true);
  await new Promise(setImmediate);
  expect(hasEnded).toBe(false);
  finish(0);
  await end;
});
