import { expect, onTestFinished, test } from 'vitest';
import { openSharedCounters } from '../../../src/server/database/shared/shared-counters';
import { postJson } from '../submission-runs/post';
import { startSubmissionServer } from '../submission-server';
import { temporaryFolder } from '../../temporary-folder';
import { lostDatabase, newDatabase, openInstance } from './open-shared';

const minute = 60_000;

test('a counter counts over all instances of a site', async () => {
  const { databaseUrl } = await newDatabase();
  const one = openSharedCounters(openInstance(databaseUrl));
  const two = openSharedCounters(openInstance(databaseUrl));
  await Promise.all(Array.from({ length: 10 }, () => one.count('a', minute)));
  expect(await two.count('a', minute)).toMatchObject({ count: 11 });
  expect(await two.count('b', minute)).toMatchObject({ count: 1 });
  const other = openSharedCounters(openInstance(databaseUrl, 'b.example'));
  expect(await other.count('a', minute)).toMatchObject({ count: 1 });
});

test('a counter begins anew after its window, and those that have ended are removed', async () => {
  const { databaseUrl, rows } = await newDatabase();
  const counters = openSharedCounters(openInstance(databaseUrl));
  const first = await counters.count('a', minute);
  expect(first?.remainingMs).toBeGreaterThan(minute - 10_000);
  await counters.count('b', minute);
  await rows(`update rate_limits set ends_at = now()`);
  expect(await counters.count('a', minute)).toMatchObject({ count: 1 });
  await openSharedCounters(openInstance(databaseUrl)).count('a', minute);
  await expect.poll(() => rows('select count from rate_limits')).toEqual([{ count: 2 }]);
});

test('no address of a visitor is stored', async () => {
  const { databaseUrl, rows } = await newDatabase();
  await openSharedCounters(openInstance(databaseUrl)).count('question 203.0.113.7', minute);
  expect(JSON.stringify(await rows('select * from rate_limits'))).not.toContain('203.0.113.7');
});

test('without the database, an instance limits by what it has counted itself', async () => {
  const shared = openInstance(lostDatabase);
  const server = await startSubmissionServer({ dataDir: await temporaryFolder(), shared, rateLimit: 2 });
  onTestFinished(() => server.close());
  const post = () => postJson(`${server.address}/api/Questions/Create`, { name: 'x', question: 'પાણી?' });
  const statuses = [(await post()).status, (await post()).status, (await post()).status];
  expect(statuses).toEqual([201, 201, 429]);
});
