import { describe, expect, it } from 'vitest';
import { createCircuitBreaker, maxFailures } from '../../../src/server/jobs/circuit-breaker';

const failure = { isServerFailure: true, retryAfterMs: 0 };
const success = { isServerFailure: false, retryAfterMs: 0 };

/** A breaker with a clock in ms. */
function start() {
  const clock = { ms: 1_000_000 };
  const changes: boolean[] = [];
  const breaker = createCircuitBreaker({
    now: () => clock.ms,
    lateAfterMs: 1_500,
    onChange: (isOpen) => {
      changes.push(isOpen);
    },
  });
  const call = (result = failure): boolean => {
    const end = breaker.start();
    end?.(result);
    return end !== null;
  };
  const fail = (times: number): void => {
    for (let time = 0; time < times; time += 1) call();
  };
  return { breaker, clock, changes, call, fail };
}

describe('a circuit breaker', () => {
  it('suspends calls after five failures in a row', () => {
    const { breaker, changes, fail, call } = start();
    fail(maxFailures - 1);
    expect(breaker.isRefusing).toBe(false);
    fail(1);
    expect(breaker.isRefusing).toBe(true);
    expect(call()).toBe(false);
    expect(changes).toEqual([true]);
  });

  it('does not count failures before a success', () => {
    const { breaker, fail, call } = start();
    fail(maxFailures - 1);
    call(success);
    fail(maxFailures - 1);
    expect(breaker.isRefusing).toBe(false);
    expect(breaker.isFailing).toBe(true);
    call(success);
    expect(breaker.isFailing).toBe(false);
  });

  it('lets one call through after a second, and resumes calls when it succeeds', () => {
    const { breaker, clock, changes, fail, call } = start();
    fail(maxFailures);
    clock.ms += 999;
    expect(breaker.start()).toBeNull();
    clock.ms += 1;
    const end = breaker.start();
    expect(end).not.toBeNull();
    expect(breaker.start()).toBeNull();
    end?.(success);
    expect(call(success)).toBe(true);
    expect(breaker.isFailing).toBe(false);
    expect(changes).toEqual([true, false]);
  });

  it('doubles the delay with every failed probe, up to a minute, and begins again at a second', () => {
    const { breaker, clock, fail, call } = start();
    fail(maxFailures);
    const delays: number[] = [];
    for (let probe = 0; probe < 8; probe += 1) {
      const suspendedAt = clock.ms;
      while (breaker.isRefusing) clock.ms += 1_000;
      delays.push((clock.ms - suspendedAt) / 1_000);
      call();
    }
    expect(delays).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    clock.ms += 60_000;
    call(success);
    fail(maxFailures);
    clock.ms += 1_000;
    expect(breaker.isRefusing).toBe(false);
  });

  it('ignores results of calls that started before the suspension', () => {
    const { breaker, clock, changes, fail } = start();
    const late = [breaker.start(), breaker.start()];
    fail(maxFailures);
    clock.ms += 500;
    late[0]?.(failure);
    late[1]?.(success);
    expect(breaker.isRefusing).toBe(true);
    clock.ms += 500;
    expect(breaker.isRefusing).toBe(false);
    expect(changes).toEqual([true]);
  });

  it.each([
    [30_000, 30],
    [500, 1],
    [86_400_000, 300],
  ])('waits as long as the server asks, %i ms, at most five minutes', (retryAfterMs, seconds) => {
    const { breaker, clock, fail, call } = start();
    fail(maxFailures - 1);
    call({ isServerFailure: true, retryAfterMs });
    clock.ms += seconds * 1_000 - 1;
    expect(breaker.isRefusing).toBe(true);
    clock.ms += 1;
    expect(breaker.isRefusing).toBe(false);
  });

  it('refuses calls while five are late, until one of them ends', () => {
    const { breaker, clock, changes, call } = start();
    const calls = Array.from({ length: maxFailures }, () => breaker.start());
    clock.ms += 1_499;
    expect(breaker.isRefusing).toBe(false);
    clock.ms += 1;
    expect(breaker.isRefusing).toBe(true);
    expect(call()).toBe(false);
    expect(changes).toEqual([]);
    calls[0]?.(success);
    expect(breaker.isRefusing).toBe(false);
    clock.ms += 1_500;
    expect(breaker.isRefusing).toBe(false);
  });

  it('counts a late call as a failure among others', () => {
    const { breaker, clock, fail } = start();
    fail(maxFailures - 1);
    breaker.start();
    expect(breaker.isRefusing).toBe(false);
    clock.ms += 1_500;
    expect(breaker.isRefusing).toBe(true);
  });

  it('does not stay open when the clock is set back', () => {
    const { breaker, clock, fail } = start();
    fail(maxFailures);
    clock.ms -= 600_000;
    expect(breaker.isRefusing).toBe(false);
  });
});
