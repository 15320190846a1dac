import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createChangeQueue } from '../../src/server/start/reload/change-queue';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A queue that waits 500 ms, and whose runs a test ends. */
function countingQueue() {
  const ends: (() => void)[] = [];
  const queue = createChangeQueue(() => new Promise((resolve) => ends.push(resolve)), 500);
  return { queue, runs: () => ends.length, end: () => ends.at(-1)?.() };
}

it('runs once, after the last of many quick changes', async () => {
  const { queue, runs } = countingQueue();
  for (let count = 0; count < 100; count += 1) {
    queue.note();
    await vi.advanceTimersByTimeAsync(499);
  }
  expect(runs()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(runs()).toBe(1);
});

it('runs once more after a run during which there were changes, and never twice at a time', async () => {
  const { queue, runs, end } = countingQueue();
  queue.note();
  await vi.advanceTimersByTimeAsync(500);
  queue.note();
  await vi.advanceTimersByTimeAsync(500);
  queue.note();
  await vi.advanceTimersByTimeAsync(500);
  expect(runs()).toBe(1);
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(runs()).toBe(2);
  end();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(runs()).toBe(2);
});

it('runs again for a change after a run', async () => {
  const { queue, runs, end } = countingQueue();
  queue.note();
  await vi.advanceTimersByTimeAsync(500);
  end();
  queue.note();
  await vi.advanceTimersByTimeAsync(500);
  expect(runs()).toBe(2);
});

it('starts no run once it is stopped', async () => {
  const { queue, runs, end } = countingQueue();
  queue.note();
  await vi.advanceTimersByTimeAsync(500);
  queue.note();
  await vi.advanceTimersByTimeAsync(500);
  queue.stop();
  queue.note();
  end();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(runs()).toBe(1);
});
