import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createBackgroundTurns } from '../../../src/operations/sites/background-turns';

/** Work of three steps that notes each of them. */
const workOf = (name: string, steps: string[]) => async (pause: () => Promise<void>) => {
  for (const step of [1, 2, 3]) {
    await pause();
    steps.push(`${name}${step}`);
  }
};

async function someTurns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
}

test('no step of the background work runs while a visitor waits for a site', async () => {
  const turns = createBackgroundTurns();
  const steps: string[] = [];
  const ends = [turns.visitorWaits(), turns.visitorWaits()];
  const work = turns.run(workOf('a', steps));
  await someTurns();
  ends[0]?.();
  await someTurns();
  expect(steps).toEqual([]);
  ends[1]?.();
  await work;
  expect(steps).toEqual(['a1', 'a2', 'a3']);
});

test('a visitor who comes during the work is waited for before its next step', async () => {
  const turns = createBackgroundTurns();
  const steps: string[] = [];
  let end = () => {};
  const work = turns.run(async (pause) => {
    steps.push('first');
    end = turns.visitorWaits();
    await pause();
    steps.push('second');
  });
  await someTurns();
  expect(steps).toEqual(['first']);
  end();
  await work;
  expect(steps).toEqual(['first', 'second']);
});

test('the work of one site ends before that of the next begins, also when it fails', async () => {
  const turns = createBackgroundTurns();
  const steps: string[] = [];
  const failing = turns.run(async (pause) => {
    await workOf('a', steps)(pause);
    throw new Error('no disk');
  });
  const next = turns.run(workOf('b', steps));
  await expect(failing).rejects.toThrow('no disk');
  await next;
  expect(steps).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3']);
});
