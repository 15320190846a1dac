import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitJob, processorTime } from '../../src/server/media/job-limit';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test.each<[what: string, used: (ms: number) => number | null, ms: number, reason: 'timeout' | 'busy' | null]>(
  [
    ['that uses the processor all the time', (ms) => ms, 1200, 'timeout'],
    ['that got a tenth of the processor', (ms) => ms / 10, 7000, null],
    ['that got a tenth of the processor for too long', (ms) => ms / 10, 8200, 'busy'],
    ['that got no time at all', () => 0, 8200, 'busy'],
    ['whose processor time is not known', () => null, 1200, 'timeout'],
    ['that is within its limit', (ms) => ms, 800, null],
  ],
)('a job %s', (_what, used, ms, reason) => {
  const start = performance.now();
  const limit = limitJob(1000, () => used(performance.now() - start));
  limit.channel.postMessage(1);
  vi.advanceTimersByTime(ms);
  expect([limit.reason(), limit.signal.aborted]).toEqual([reason, reason !== null]);
  limit.end();
});

test('a process that does not start says nothing about its job', () => {
  const limit = limitJob(1000);
  vi.advanceTimersByTime(60_000);
  expect(limit.reason()).toBe('busy');
});

test('an ended job is ended once', () => {
  const limit = limitJob(1000, () => null);
  limit.channel.postMessage(1);
  limit.end();
  vi.advanceTimersByTime(60_000);
  expect(limit.reason()).toBeNull();
});

test('the time of a process that is not there is not known', () => {
  expect(processorTime('none')).toBeNull();
});
