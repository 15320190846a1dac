import { scryptSync } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { DeskRefusal } from '../../src/desk/server/desk-request';
import { createHashTurns, hashLimits } from '../../src/desk/server/password-hashes';
import { openDesk } from '../../src/desk/server/open-desk';
import { temporaryFolder } from '../temporary-folder';

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

test('a desk hashes with scrypt of 16 MB, unless it is given another way', async () => {
  const desk = await openDesk({
    dataDir: await temporaryFolder(),
    publicAddress: 'https://www.motipura.example',
  });
  onTestFinished(() => desk.close());
  const { password: hashes } = await desk.auth(true).$context;
  const password = 'ગામનો કૂવો ઊંડો છે';
  const hash = await hashes.hash(password);
  const [salt = '', key] = hash.split(':');
  const cost = { N: 16_384, r: 16, p: 1, maxmem: 2 ** 26 };
  expect(scryptSync(password, salt, 64, cost).toString('hex')).toBe(key);
  expect(await hashes.verify({ hash, password })).toBe(true);
  expect(await hashes.verify({ hash, password: 'ગામનો કૂવો' })).toBe(false);
});
