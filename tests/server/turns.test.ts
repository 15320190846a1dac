import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { createTurns, type Priority } from '../../server/media/turns';

const limits = { count: 10, bytes: 1_000 };

function open(workers: number, own = limits) {
  const turns = createTurns(
    Array.from({ length: workers }, (_, index) => index),
    own,
  );
  const order: (string | null)[] = [];
  const ask = (
    name: string,
    priority: Priority,
    { bytes = 0, signal }: { bytes?: number; signal?: AbortSignal } = {},
  ) =>
    turns.acquire({ priority, bytes, signal }).then((worker) => {
      order.push(worker === null ? null : name);
      return worker;
    });
  return { turns, order, ask };
}

it('what a visitor waits for goes first, whatever came before', async () => {
  const { turns, order, ask } = open(1);
  const worker = (await ask('running', 'later')) ?? -1;
  const waiting = [ask('later', 'later'), ask('soon', 'soon'), ask('now', 'now')];
  turns.release(worker, 'later');
  await waiting[2];
  turns.release(worker, 'now');
  await waiting[1];
  turns.release(worker, 'soon');
  await waiting[0];
  expect(order).toEqual(['running', 'now', 'soon', 'later']);
});

it('one of several workers is always left for visitors', async () => {
  const { turns, order, ask } = open(2);
  const first = (await ask('soon 1', 'soon')) ?? -1;
  const second = ask('soon 2', 'soon');
  expect(await ask('now', 'now')).not.toBeNull();
  expect(order).toEqual(['soon 1', 'now']);
  turns.release(first, 'soon');
  expect(await second).toBe(first);
});

it('too many, too large, aborted and late requests get no turn', async () => {
  const { turns, ask } = open(1, { count: 2, bytes: 100 });
  await ask('running', 'now');
  const controller = new AbortController();
  const aborted = ask('aborted', 'now', { signal: controller.signal });
  const waiting = ask('waiting', 'now', { bytes: 60 });
  expect(await ask('one too many', 'now')).toBeNull();
  controller.abort();
  expect(await aborted).toBeNull();
  expect(await ask('too large', 'now', { bytes: 60 })).toBeNull();
  expect(await ask('already aborted', 'now', { signal: controller.signal })).toBeNull();
  turns.close();
  expect(await waiting).toBeNull();
  expect(await ask('after the end', 'now')).toBeNull();
});

it('an abort after the start changes nothing', async () => {
  const { turns, ask } = open(1);
  const worker = (await ask('running', 'now')) ?? -1;
  const controller = new AbortController();
  const second = ask('second', 'now', { signal: controller.signal });
  turns.release(worker, 'now');
  expect(await second).toBe(worker);
  controller.abort();
  const third = ask('third', 'now');
  turns.release(worker, 'now');
  expect(await third).toBe(worker);
});

it('what got its turn listens to its signal no longer', async () => {
  const { turns, ask } = open(1);
  const worker = (await ask('running', 'now')) ?? -1;
  const { signal } = new AbortController();
  const waiting = ask('waiting', 'now', { signal });
  expect(getEventListeners(signal, 'abort')).toHaveLength(1);
  turns.release(worker, 'now');
  await waiting;
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
