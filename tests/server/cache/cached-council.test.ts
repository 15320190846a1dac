import { describe, expect, it } from 'vitest';
import { createCircuitBreaker, maxFailures } from '../../../src/server/jobs/circuit-breaker';
import { guardCalls, type GuardedCallsOptions } from '../../../src/server/jobs/guarded-calls';
import { failureResponse } from '../../../src/server/council/council';
import { resultOf, serverFailure } from '../../../src/server/council/upstream-result';
import {
  answer,
  backgroundCalls,
  dataOf,
  failing,
  fetched,
  membersOf,
  memoryStore,
  news,
  nothing,
  startCache,
} from './fake-council';

const second = 1_000;
const day = 86_400 * second;

describe('an answer', () => {
  it('is fresh for a minute', async () => {
    const { council, clock, called, lookups } = startCache();
    const first = await council.get(news);
    clock.ms += 59 * second;
    expect(await council.get(news)).toEqual(first);
    await backgroundCalls();
    expect(called).toHaveLength(1);
    expect(lookups).toEqual(['miss', 'hit']);
  });

  it('says from when it is once it is old, under another version', async () => {
    const { council, clock, server } = startCache();
    const first = await council.get(news);
    server.answers = failing;
    clock.ms += 3599 * second;
    expect(await council.get(news)).toEqual(first);
    expect(council.currentVersion(news)).toBe(first.version);
    clock.ms += second;
    const old = await council.get(news);
    expect(old.asOf).toBe('2023-11-14T22:13:20.000Z');
    expect(old.list).toEqual(first.list);
    expect(old.version).not.toBe(first.version);
    expect(council.currentVersion(news)).toBe(old.version);
  });

  it('is fresh for as long as its source says', async () => {
    const { council, clock, called } = startCache();
    const slow = { source: 'slow', parameters: {} };
    await council.get(slow);
    clock.ms += 599 * second;
    await council.get(slow);
    await backgroundCalls();
    expect(called).toHaveLength(1);
    clock.ms += second;
    await council.get(slow);
    await backgroundCalls();
    expect(called).toHaveLength(2);
  });

  it('that is older is given at once and replaced by one call', async () => {
    const { council, clock, server, called, lookups } = startCache();
    await council.get(news);
    clock.ms += 60 * second;
    server.answers = answer('second');
    const stale = await Promise.all(Array.from({ length: 100 }, () => council.get(news)));
    expect(new Set(stale.map((one) => JSON.stringify(dataOf(one))))).toEqual(
      new Set(['[{"title":"first"}]']),
    );
    await backgroundCalls();
    expect(called).toHaveLength(2);
    expect(dataOf(await council.get(news))).toEqual([{ title: 'second' }]);
    expect(lookups.filter((result) => result === 'stale')).toHaveLength(100);
    expect(called).toHaveLength(2);
  });

  it('that nobody has is called for once by a hundred requests', async () => {
    const store = memoryStore();
    const { council, called } = startCache({ store });
    const answers = await Promise.all(Array.from({ length: 100 }, () => council.get(news)));
    expect(new Set(answers).size).toBe(1);
    expect(store.reads).toHaveLength(1);
    expect(called).toHaveLength(1);
  });

  it('stays when calls fail, until it is too old', async () => {
    const { council, clock, server, called } = startCache({ stale: 86_400 });
    await council.get(news);
    server.answers = failing;
    clock.ms += 61 * second;
    await council.get(news);
    await backgroundCalls();
    clock.ms += day - 62 * second;
    expect(dataOf(await council.get(news))).toEqual([{ title: 'first' }]);
    await backgroundCalls();
    expect(called).toHaveLength(3);
    clock.ms += 2 * second;
    expect((await council.get(news)).status).toBe(502);
  });

  it('is not called for again at once after a failed call', async () => {
    const { council, clock, server, called } = startCache();
    await council.get(news);
    server.answers = failing;
    clock.ms += 60 * second;
    for (let request = 0; request < 10; request += 1) {
      await council.get(news);
      await backgroundCalls();
    }
    expect(called).toHaveLength(2);
    clock.ms += 5 * second;
    server.answers = answer('second');
    await council.get(news);
    await backgroundCalls();
    expect(dataOf(await council.get(news))).toEqual([{ title: 'second' }]);
  });

  it('is not replaced by a refusal of the council', async () => {
    const { council, clock, server } = startCache();
    await council.get(news);
    server.answers = () => resultOf(failureResponse(200, 'No rights'));
    clock.ms += 60 * second;
    await council.get(news);
    await backgroundCalls();
    expect(dataOf(await council.get(news))).toEqual([{ title: 'first' }]);
  });

  it('is called for again when the clock was set back', async () => {
    const { council, clock, server, called } = startCache();
    await council.get(news);
    clock.ms -= 3_600 * second;
    server.answers = answer('second');
    expect(dataOf(await council.get(news))).toEqual([{ title: 'second' }]);
    expect(called).toHaveLength(2);
  });

  it('that lacks pictures is fresh for five seconds only', async () => {
    const { council, clock, server, called } = startCache();
    server.answers = (_request, fetchedAt) => fetched([], fetchedAt, true);
    await council.get(news);
    clock.ms += 4 * second;
    await council.get(news);
    await backgroundCalls();
    expect(called).toHaveLength(1);
    clock.ms += second;
    await council.get(news);
    await backgroundCalls();
    expect(called).toHaveLength(2);
  });
});

describe('the current version', () => {
  it('is that of the answer in memory, and starts a refresh of a stale one', async () => {
    const { council, clock, server, called } = startCache();
    expect(council.currentVersion(news)).toBeUndefined();
    const { version } = await council.get(news);
    expect(council.currentVersion(news)).toBe(version);
    clock.ms += 60 * second;
    server.answers = answer('second');
    expect(council.currentVersion(news)).toBe(version);
    await backgroundCalls();
    expect(called).toHaveLength(2);
    expect(council.currentVersion(news)).toBe((await council.get(news)).version);
    expect(council.currentVersion(news)).not.toBe(version);
  });

  it('is that of a failure while it is remembered', async () => {
    const { council, clock, server } = startCache();
    server.answers = failing;
    const { version } = await council.get(news);
    expect(council.currentVersion(news)).toBe(version);
    clock.ms += 5 * second;
    expect(council.currentVersion(news)).toBeUndefined();
  });

  it('of an unknown source is that of its failure', async () => {
    const { council } = startCache();
    const unknown = { source: 'toString', parameters: {} };
    expect(council.currentVersion(unknown)).toBe((await council.get(unknown)).version);
    expect((await council.get(unknown)).status).toBe(404);
  });
});

describe('a failure', () => {
  it('is repeated for 5 s, and twice as long each time up to a minute', async () => {
    const { council, clock, server, called } = startCache();
    server.answers = () => resultOf(failureResponse(502, 'not JSON'));
    const pauses: number[] = [];
    for (let call = 1; call <= 6; call += 1) {
      await council.get(news);
      const start = clock.ms;
      while (called.length === call) {
        clock.ms += second;
        await council.get(news);
      }
      pauses.push((clock.ms - start) / second);
    }
    expect(pauses).toEqual([5, 10, 20, 40, 60, 60]);
  });

  it('is forgotten with the next answer', async () => {
    const { council, clock, server } = startCache();
    server.answers = failing;
    expect((await council.get(news)).status).toBe(502);
    server.answers = answer('second');
    expect((await council.get(news)).status).toBe(502);
    clock.ms += 5 * second;
    expect((await council.get(news)).status).toBe(200);
  });

  it('after an answer is repeated for 5 s again', async () => {
    const { council, clock, server, called } = startCache({ fresh: 10 });
    server.answers = failing;
    await council.get(news);
    server.answers = answer('second');
    clock.ms += 5 * second;
    await council.get(news);
    server.answers = failing;
    clock.ms += 10 * second;
    await council.get(news);
    await backgroundCalls();
    clock.ms += 5 * second;
    await council.get(news);
    await backgroundCalls();
    expect(called).toHaveLength(4);
  });

  it('of the reading of an answer is logged and answered with 502', async () => {
    const { council, server, log } = startCache();
    server.answers = () => {
      throw new Error('broken');
    };
    expect((await council.get(news)).status).toBe(502);
    expect(log.lines).toHaveLength(1);
  });
});

describe('calls of a server that fails', () => {
  it('are suspended: other lists fail at once, and held ones are given', async () => {
    const { council, clock, server, called } = startCache();
    await council.get(news);
    server.answers = failing;
    for (let id = 0; id < maxFailures; id += 1) await council.get(membersOf(String(id)));
    const calls = called.length;
    clock.ms += 60 * second;
    await council.get(membersOf('probe'));
    expect(called).toHaveLength(calls + 1);
    expect((await council.get(membersOf('new'))).status).toBe(503);
    expect(dataOf(await council.get(news))).toEqual([{ title: 'first' }]);
    await backgroundCalls();
    expect(called).toHaveLength(calls + 1);
  });

  it('are resumed with the first one that succeeds', async () => {
    const { council, clock, server, breaker } = startCache();
    server.answers = failing;
    for (let id = 0; id < maxFailures; id += 1) await council.get(membersOf(String(id)));
    expect((await council.get(news)).status).toBe(503);
    server.answers = answer('again');
    clock.ms += second;
    expect((await council.get(news)).status).toBe(200);
    expect(breaker.isFailing).toBe(false);
    expect((await council.get(membersOf('new'))).status).toBe(200);
  });

  it('are made once while it hangs: nobody waits for them again, and held answers are given', async () => {
    const { council, clock, server, called } = startCache();
    await council.get(news);
    server.answers = () => new Promise(() => undefined);
    const ids = Array.from({ length: maxFailures }, (_, id) => String(id));
    for (const id of ids) void council.get(membersOf(id));
    await backgroundCalls();
    const calls = called.length;
    clock.ms += 2 * second;
    for (const id of [...ids, 'new']) expect((await council.get(membersOf(id))).status).toBe(503);
    clock.ms += 60 * second;
    expect(dataOf(await council.get(news))).toEqual([{ title: 'first' }]);
    await backgroundCalls();
    expect(called).toHaveLength(calls);
  });

  it('are suspended for as long as the server asks', async () => {
    const { council, clock, server } = startCache();
    server.answers = () => serverFailure(failureResponse(502, 'busy'), 30_000);
    for (let id = 0; id < maxFailures; id += 1) await council.get(membersOf(String(id)));
    server.answers = answer('again');
    clock.ms += 29 * second;
    expect((await council.get(news)).status).toBe(503);
    clock.ms += second;
    expect((await council.get(news)).status).toBe(200);
  });
});

describe('invented ids', () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => `invented-${index}`);

  it('displace no lists when each has large records or fails', async () => {
    const { council, server, called } = startCache({ size: 1_000_000 });
    await council.get(news);
    server.answers = (request, fetchedAt) =>
      request.parameters.subject?.endsWith('0')
        ? resultOf(failureResponse(502, 'x'.repeat(500)))
        : fetched([{ title: 'x'.repeat(20_000) }], fetchedAt);
    for (const id of ids.slice(0, 500)) await council.get(membersOf(id));
    const calls = called.length;
    await council.get(news);
    expect(called).toHaveLength(calls);
    await council.get(membersOf('invented-1'));
    await backgroundCalls();
    expect(called).toHaveLength(calls + 1);
  });

  it('are not kept over restarts, and take back an answer that was', async () => {
    const store = memoryStore();
    const { council, clock, server } = startCache({ store });
    await council.get(membersOf('real'));
    expect(store.kept.size).toBe(1);
    server.answers = nothing;
    await council.get(membersOf('invented'));
    expect(store.kept.size).toBe(1);
    clock.ms += 60 * second;
    await council.get(membersOf('real'));
    await backgroundCalls();
    expect(store.kept.size).toBe(0);
    expect(dataOf(await council.get(membersOf('real')))).toEqual([]);
  });
});

function guards(options: Partial<GuardedCallsOptions>) {
  const breaker = createCircuitBreaker();
  const guard = () => guardCalls({ breaker, maxWaitMs: 60_000, concurrency: 8, ...options });
  return { lists: guard(), byId: guard() };
}

describe('calls at the same time', () => {
  it('are limited, and too many waiting ones fail at once', async () => {
    const waiting: (() => void)[] = [];
    const { council, server, called } = startCache({ calls: guards({ concurrency: 2, maxWaiting: 3 }) });
    server.answers = async (_request, fetchedAt) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return fetched([], fetchedAt);
    };
    const answers = ['1', '2', '3', '4', '5', '6', '7'].map((id) => council.get(membersOf(id)));
    const refused = await Promise.all(answers.slice(5));
    expect(refused.map(({ status }) => status)).toEqual([503, 503]);
    await backgroundCalls();
    expect(called).toHaveLength(2);
    while (called.length < 5 || waiting.length > 0) {
      waiting.shift()?.();
      await backgroundCalls();
    }
    const served = await Promise.all(answers.slice(0, 5));
    expect(served.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  it('for invented ids do not delay lists', async () => {
    const { council, server } = startCache({ calls: guards({ concurrency: 1, maxWaiting: 1 }) });
    server.answers = (request, fetchedAt) =>
      request.parameters.subject === undefined ? fetched([], fetchedAt) : new Promise(() => undefined);
    for (const id of ['1', '2', '3']) void council.get(membersOf(id));
    expect((await council.get(news)).status).toBe(200);
  });

  it('fail when they get no turn in time', async () => {
    const { council, server } = startCache({ calls: guards({ maxWaitMs: 20, concurrency: 1 }) });
    let end = (): void => undefined;
    server.answers = async (_request, fetchedAt) => {
      await new Promise<void>((resolve) => (end = resolve));
      return fetched([], fetchedAt);
    };
    const first = council.get(membersOf('1'));
    expect((await council.get(membersOf('2'))).status).toBe(503);
    end();
    expect((await first).status).toBe(200);
  });
});

describe('an answer of an earlier run', () => {
  it('is given at once and refreshed', async () => {
    const store = memoryStore();
    await startCache({ store }).council.get(news);
    const { council, server, called } = startCache({ store });
    server.answers = answer('second');
    expect(dataOf(await council.get(news))).toEqual([{ title: 'first' }]);
    await backgroundCalls();
    expect(called).toHaveLength(1);
    expect(dataOf(await council.get(news))).toEqual([{ title: 'second' }]);
  });

  it('is given while the server fails, and replaced when it works again', async () => {
    const store = memoryStore();
    await startCache({ store }).council.get(news);
    const { council, clock, server } = startCache({ store });
    server.answers = failing;
    expect(dataOf(await council.get(news))).toEqual([{ title: 'first' }]);
    await backgroundCalls();
    expect(dataOf(await council.get(news))).toEqual([{ title: 'first' }]);
    server.answers = answer('second');
    clock.ms += 5 * second;
    await council.get(news);
    await backgroundCalls();
    expect(dataOf(await council.get(news))).toEqual([{ title: 'second' }]);
  });

  it('is not given when it is too old', async () => {
    const store = memoryStore();
    await startCache({ store }).council.get(news);
    const { council, clock, server } = startCache({ store, stale: 86_400 });
    server.answers = failing;
    clock.ms += day;
    expect((await council.get(news)).status).toBe(502);
  });
});
