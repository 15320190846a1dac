import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openResponseFiles } from '../../../src/server/council/cache/response-files';
import { createResponseStore } from '../../../src/server/council/cache/response-store';
import { sharedResponses } from '../../../src/server/council/cache/shared-responses';
import { type CouncilResponse, successResponse } from '../../../src/server/council/council';
import type { SharedDatabase } from '../../../src/server/database/shared/shared-database';
import { openSharedFiles } from '../../../src/server/database/shared/shared-files';
import { temporaryFolder } from '../../temporary-folder';
import { memoryLog } from '../serve';
import { lostDatabase, newDatabase, openInstance } from '../shared/open-shared';

const key = 'news?language=EN';
const minute = 60_000;
const fetchedAt = 1_700_000_000_000;

const titled = (title: string, at = fetchedAt): CouncilResponse => ({
  ...successResponse([{ title, text: 'ગામ' }], 1),
  fetchedAt: at,
});

/** The store of an instance with a disk of its own. */
async function open(database: SharedDatabase, scope = 'https://a.example') {
  const dataDir = await temporaryFolder();
  const freeSpace = () => Promise.resolve(1e12);
  const local = await openResponseFiles({ dataDir, log: memoryLog(), freeSpace });
  const files = openSharedFiles(database, { folder: 'answers', quota: 1e6 });
  const store = createResponseStore(sharedResponses(local, files), scope);
  const write = async (response: CouncilResponse) => {
    store.write(key, response);
    await store.saved();
  };
  return { store, write, dataDir };
}

test('an answer of one instance is read by another as it was', async () => {
  const { databaseUrl } = await newDatabase();
  const response = titled('one');
  await (await open(openInstance(databaseUrl))).write(response);
  const other = await open(openInstance(databaseUrl));
  expect(await other.store.read(key)).toEqual(response);
  expect(await other.store.read('unknown')).toBeNull();
});

test('an answer with other rules is not read', async () => {
  const { databaseUrl } = await newDatabase();
  await (await open(openInstance(databaseUrl))).write(titled('one'));
  const other = await open(openInstance(databaseUrl), 'https://b.example');
  expect(await other.store.read(key)).toBeNull();
});

test('the newer of the disk and the database is read', async () => {
  const { databaseUrl } = await newDatabase();
  const one = await open(openInstance(databaseUrl));
  const two = await open(openInstance(databaseUrl));
  await one.write(titled('old'));
  await two.write(titled('new', fetchedAt + minute));
  expect(await one.store.read(key)).toEqual(titled('new', fetchedAt + minute));
  expect(await two.store.read(key)).toEqual(titled('new', fetchedAt + minute));
});

test('an older answer does not replace a newer one of another instance', async () => {
  const { databaseUrl } = await newDatabase();
  await (await open(openInstance(databaseUrl))).write(titled('new', fetchedAt + minute));
  await (await open(openInstance(databaseUrl))).write(titled('old'));
  expect(await (await open(openInstance(databaseUrl))).store.read(key)).toMatchObject({
    fetchedAt: fetchedAt + minute,
  });
});

test('an answer that has not changed is not sent again, but its time is', async () => {
  const { databaseUrl, rows } = await newDatabase();
  const one = await open(openInstance(databaseUrl));
  await one.write(titled('one'));
  const versionOfRow = () => rows('select md5(bytes) as bytes from shared_files');
  const before = await versionOfRow();
  await one.write(titled('one', fetchedAt + 11 * minute));
  expect(await versionOfRow()).toEqual(before);
  expect(await (await open(openInstance(databaseUrl))).store.read(key)).toEqual(
    titled('one', fetchedAt + 11 * minute),
  );
});

test('a removed answer is gone for all instances that have not read it', async () => {
  const { databaseUrl } = await newDatabase();
  const one = await open(openInstance(databaseUrl));
  await one.write(titled('one'));
  one.store.remove(key);
  await one.store.saved();
  expect(await one.store.read(key)).toBeNull();
  expect(await (await open(openInstance(databaseUrl))).store.read(key)).toBeNull();
});

test('a row that was changed is not read, and is deleted', async () => {
  const { databaseUrl, rows } = await newDatabase();
  await (await open(openInstance(databaseUrl))).write(titled('one'));
  await rows(`update shared_files set bytes = 'nonsense'`);
  expect(await (await open(openInstance(databaseUrl))).store.read(key)).toBeNull();
  expect(await rows('select name from shared_files')).toEqual([]);
});

test('without the database, answers are on the disk', async () => {
  const { store, write, dataDir } = await open(openInstance(lostDatabase));
  await write(titled('one'));
  expect(await store.read(key)).toEqual(titled('one'));
  await rm(join(dataDir, 'answers'), { recursive: true });
  expect(await store.read(key)).toBeNull();
});
