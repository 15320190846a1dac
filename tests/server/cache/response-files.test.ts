import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import {
  type ResponseFilesOptions,
  openResponseFiles,
} from '../../../src/server/council/cache/response-files';
import { createResponseStore } from '../../../src/server/council/cache/response-store';
import { type CouncilResponse, successResponse } from '../../../src/server/council/council';
import type { JsonObject } from '../../../src/engine/json/json';
import { temporaryFolder } from '../../temporary-folder';
import { memoryLog } from '../serve';

const key = 'news?language=EN';
const minute = 60_000;
const fetchedAt = 1_700_000_000_000;
const response = fetched([{ title: 'ગામ \u2028 "x"\n' }, { id: 2, items: [null, 1.5] }], 2);

function fetched(data: readonly JsonObject[], leftOut = 0): CouncilResponse {
  return { ...successResponse(data, leftOut), fetchedAt };
}

async function open({ scope, ...options }: Partial<ResponseFilesOptions & { scope: string }> = {}) {
  const dataDir = options.dataDir ?? (await temporaryFolder());
  const log = memoryLog();
  const freeSpace = () => Promise.resolve(1e12);
  const place = await openResponseFiles({ log, freeSpace, ...options, dataDir });
  const store = createResponseStore(place, scope ?? 'https://a.example');
  const folder = join(dataDir, 'answers');
  const files = () => readdir(folder).catch(() => []);
  return { dataDir, store, log, folder, files };
}

/** A store with one answer, and the path of its file. */
async function openWithAnswer() {
  const opened = await open();
  opened.store.write(key, response);
  await opened.store.saved();
  const [name = ''] = await opened.files();
  return { ...opened, path: join(opened.folder, name) };
}

test('an answer is read in the next run as it was', async () => {
  const { dataDir } = await openWithAnswer();
  const { store } = await open({ dataDir });
  expect(await store.read(key)).toEqual(response);
  expect(await store.read('news?language=GU')).toBeNull();
});

test('an answer of another council’s server is not read', async () => {
  const { dataDir } = await openWithAnswer();
  const { store } = await open({ dataDir, scope: 'https://b.example' });
  expect(await store.read(key)).toBeNull();
});

test('a removed answer is not read', async () => {
  const { store, files } = await openWithAnswer();
  store.remove(key);
  await store.saved();
  expect(await store.read(key)).toBeNull();
  expect(await files()).toEqual([]);
});

test('the last of several answers at once is kept', async () => {
  const { store, files } = await open();
  for (let id = 0; id < 20; id += 1) store.write(key, fetched([{ id }]));
  await store.saved();
  expect(await store.read(key)).toMatchObject({ list: { records: [{ id: 19 }] } });
  expect(await files()).toHaveLength(1);
});

describe('an unchanged answer', () => {
  it('is written again after ten minutes, for its time', async () => {
    const { store, path } = await openWithAnswer();
    const first = await readFile(path, 'utf8');
    store.write(key, { ...response, fetchedAt: fetchedAt + 10 * minute - 1 });
    await store.saved();
    expect(await readFile(path, 'utf8')).toBe(first);
    store.write(key, { ...response, fetchedAt: fetchedAt + 10 * minute });
    await store.saved();
    expect(await store.read(key)).toEqual({ ...response, fetchedAt: fetchedAt + 10 * minute });
  });

  it('is not written again after a restart when it was read', async () => {
    const { dataDir, path } = await openWithAnswer();
    const { ino } = await stat(path);
    const { store } = await open({ dataDir });
    await store.read(key);
    store.write(key, { ...response, fetchedAt: fetchedAt + minute });
    await store.saved();
    expect((await stat(path)).ino).toBe(ino);
  });
});

describe('a file', () => {
  it.each<[string, (text: string) => string]>([
    ['that is cut off', (text) => text.slice(0, -20)],
    ['that is empty', () => ''],
    ['with a changed letter', (text) => text.replace('title', 'titel')],
    ['with another number of left out records', (text) => text.replace('"leftOut":2', '"leftOut":0')],
    ['with a text as its time', (text) => text.replace(String(fetchedAt), '"now"')],
    ['that is no JSON', () => '<html>\n</html>'],
  ])('%s is not read, and is deleted', async (_name, change) => {
    const { store, path, files } = await openWithAnswer();
    const text = await readFile(path, 'utf8');
    expect(change(text)).not.toBe(text);
    await writeFile(path, change(text));
    expect(await store.read(key)).toBeNull();
    expect(await files()).toEqual([]);
  });

  it('that somebody deleted is not read, and written again', async () => {
    const { store, folder } = await openWithAnswer();
    await rm(folder, { recursive: true });
    expect(await store.read(key)).toBeNull();
    store.write(key, response);
    await store.saved();
    expect(await store.read(key)).toEqual(response);
  });
});

describe('a folder', () => {
  it('has a quota; the oldest answers are deleted', async () => {
    const { store, files } = await open({ quota: 20_000 });
    for (let id = 0; id < 10; id += 1) {
      store.write(String(id), fetched([{ id, text: 'x'.repeat(3_000) }]));
    }
    await store.saved();
    expect((await files()).length).toBeLessThan(7);
    expect(await store.read('0')).toBeNull();
    expect(await store.read('9')).toMatchObject({ list: { records: [{ id: 9 }] } });
  });

  it('is not written on a full disk; one line in the log says so', async () => {
    const { store, files, log } = await open({ freeSpace: () => Promise.resolve(1_000) });
    store.write(key, response);
    store.write('other', response);
    await store.saved();
    expect(await files()).toEqual([]);
    expect(log.lines).toEqual([expect.stringContaining('the disk is almost full')]);
  });

  it('that cannot be created keeps nothing; one line in the log says so', async () => {
    const dataDir = await temporaryFolder();
    await writeFile(join(dataDir, 'answers'), 'a file');
    const { store, log } = await open({ dataDir });
    store.write(key, response);
    store.remove('other');
    await store.saved();
    expect(await store.read(key)).toBeNull();
    expect(log.lines).toEqual([expect.stringMatching(/^answers of the council’s server are not stored/)]);
  });

  it('takes an answer again as soon as there is room', async () => {
    let free = 1_000;
    const { store } = await open({ freeSpace: () => Promise.resolve(free) });
    store.write(key, response);
    await store.saved();
    free = 1e12;
    store.write(key, response);
    await store.saved();
    expect(await store.read(key)).toEqual(response);
  });
});
