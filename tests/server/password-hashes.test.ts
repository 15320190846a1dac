import { expect, test } from 'vitest';
import { DeskRefusal } from '../../src/desk/server/desk-request';
import { createHashTurns, hashLimits, passwordHashes } from '../../src/desk/server/password-hashes';

test.each([
  [22, 0],
  [23, 1],
  [100, 78],
])('of %i hashes at once %i are refused, and two run at a time', async (count, refused) => {
  const inTurn = createHashTurns();
  const ends: (() => void)[] = [];
  const hashes = Array.from({ length: count }, (_, index) =>
    inTurn(() => new Promise<number>((resolve) => ends.push(() => resolve(index)))).catch(
      (error: unknown) => error,
    ),
  );
  await Promise.resolve();
  let most = 0;
  while (ends.length > 0) {
    most = Math.max(most, ends.length);
    for (const end of ends.splice(0)) end();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const results = await Promise.all(hashes);
  expect(most).toBe(hashLimits.concurrency);
  const busy = results.filter((result) => result instanceof DeskRefusal);
  expect(busy).toHaveLength(refused);
  for (const refusal of busy) expect(refusal).toMatchObject({ problem: 'sign-in-busy', retryAfter: 5 });
});

test('a hash that fails gives its turn to the next one', async () => {
  const inTurn = createHashTurns();
  const failing = Array.from({ length: 5 }, () => inTurn(() => Promise.reject(new Error('no memory'))));
  expect(await Promise.allSettled(failing)).toHaveLength(5);
  expect(await inTurn(() => Promise.resolve(1))).toBe(1);
});

test('passwords are compared with their hashes', async () => {
  const hash = await passwordHashes.hash('ગામનો કૂવો ઊંડો છે');
  expect(await passwordHashes.verify({ hash, password: 'ગામનો કૂવો ઊંડો છે' })).toBe(true);
  expect(await passwordHashes.verify({ hash, password: 'ગામનો કૂવો' })).toBe(false);
});
