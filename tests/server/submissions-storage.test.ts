import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Libsql from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { sql } from 'kysely';
import { siteFile } from '../../src/server/database/libsql';
import { openDatabase } from '../../src/server/database/open-database';
import { openStore } from '../../src/server/submissions/store/open-store';
import { SubmissionQueries } from '../../src/server/submissions/store/submission-queries';
import type { NewSubmission } from '../../src/server/submissions/submission';
import { insertMany, manyReference } from './insert-many';
import { describeDatabases, newFolder } from './submission-databases';
import { readStore } from './submission-runs/crash-run';
import { postJson, referenceOf } from './submission-runs/post';
import { startSubmissionServer } from './submission-server';

const submission: NewSubmission = {
  site: 'www.motipura.example',
  form: 'question',
  key: 'a-first-key',
  body: { name: 'ramesh-the-first' },
  language: 'GU',
  honeypot: false,
  filledInMs: null,
  consent: null,
  state: 'stored',
  dueAt: null,
};

const question = { name: 'રમેશ', question: 'પાણી?' };

/** A process that holds the write lock of a database until it receives a message. */
async function lock(folder: string): Promise<ChildProcess> {
  const code = `const database = new (require('libsql'))(process.argv[1]);
    database.exec('begin exclusive');
    console.log('locked');
    process.stdin.once('data', () => { database.exec('rollback'); process.exit(); });`;
  const child = spawn(process.execPath, ['-e', code, join(folder, siteFile)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  await once(child.stdout, 'data');
  return child;
}

test('a locked database blocks no other request, and loses no submission', async () => {
  const database = await newFolder();
  const server = await startSubmissionServer(database);
  onTestFinished(() => server.close());
  const holder = await lock(database.dataDir);
  const posts = Promise.all(
    Array.from({ length: 20 }, () => postJson(`${server.address}/api/Questions/Create`, question)),
  );
  // Answered while the database is locked: it is released only after that.
  for (let count = 0; count < 10; count += 1)
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  holder.stdin?.write('end');
  const references = (await posts).map(referenceOf);
  expect(new Set((await readStore(database)).map(({ reference }) => reference))).toEqual(new Set(references));
});

test('a database that is locked when the server starts is opened after the release', async () => {
  const database = await newFolder();
  await (await openStore(database)).close();
  const holder = await lock(database.dataDir);
  void sleep(500).then(() => holder.stdin?.write('end'));
  expect(await readStore(database)).toEqual([]);
});

test('a full disk gives 503, and submissions are stored again when there is space', async () => {
  const { dataDir } = await newFolder();
  const database = await openDatabase({ dataDir });
  const store = new SubmissionQueries(database);
  const mostPages = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(database.db);
  const server = await startSubmissionServer({ dataDir, store });
  onTestFinished(() => server.close());
  const send = () =>
    postJson(`${server.address}/api/Questions/Create`, { name: 'x', question: 'પાણી'.repeat(1200) });
  await mostPages(1);
  const statuses = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await send()).status);
  expect(statuses.at(-1)).toBe(503);
  await mostPages(100_000);
  expect((await send()).status).toBe(201);
  const stored = await readStore({ dataDir });
  expect(stored).toHaveLength(statuses.filter((status) => status === 201).length + 1);
});

function replaceFile(path: string): void {
  writeFileSync(`${path}.new`, '');
  renameSync(`${path}.new`, path);
}

test.each([
  ['removed', (path: string) => rmSync(path)],
  ['renamed', (path: string) => renameSync(path, `${path}.old`)],
  ['replaced', replaceFile],
])('a database file that is %s while it is open acknowledges nothing', async (_how, change) => {
  const { dataDir } = await newFolder();
  const path = join(dataDir, siteFile);
  const server = await startSubmissionServer({ dataDir });
  onTestFinished(() => server.close());
  const send = () => postJson(`${server.address}/api/Questions/Create`, question);
  expect((await send()).status).toBe(201);
  change(path);
  expect((await send()).status).toBe(503);
});

test.each(['9999-later', '0000-earlier'])(
  'a database of another version stops the start (%s)',
  async (name) => {
    const { dataDir } = await newFolder();
    await (await openStore({ dataDir })).close();
    const file = new Libsql(join(dataDir, siteFile));
    file.exec(`delete from kysely_migration; insert into kysely_migration values ('${name}', '2030-01-01')`);
    file.close();
    await expect(openStore({ dataDir })).rejects.toThrow(
      new RegExp(
        `another version of the site \\(.*${name}.*\\)\\. Start that version, or move the database away`,
      ),
    );
  },
);

test('a deleted submission leaves no bytes in the files of the embedded database', async () => {
  const { dataDir } = await newFolder();
  const store = await openStore({ dataDir });
  const { submission: stored } = await store.insert(submission);
  await store.insert({ ...submission, key: 'a-second-key', body: { name: 'suresh-the-second' } });
  expect(bytesIn(dataDir)).toContain('ramesh-the-first');
  expect(await store.remove({ site: stored.site, reference: stored.reference })).toEqual([stored.reference]);
  expect(bytesIn(dataDir)).not.toContain('ramesh-the-first');
  expect(bytesIn(dataDir)).toContain('suresh-the-second');
  await store.close();
});

function bytesIn(folder: string): string {
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'latin1'))
    .join('\n');
}

describeDatabases((newDatabase) => {
  test('a submission is inserted once, and its number is unique', async () => {
    const store = await openStore(await newDatabase());
    onTestFinished(() => store.close());
    const first = await store.insert(submission);
    const again = await store.insert(submission);
    expect([first.isNew, again.isNew, again.submission]).toEqual([true, false, first.submission]);
  });

  test('only settled submissions are removed by the time they were settled', async () => {
    const store = await openStore(await newDatabase());
    onTestFinished(() => store.close());
    const { submission: open } = await store.insert(submission);
    const { submission: done } = await store.insert({ ...submission, key: 'another-key' });
    await store.markDone(done);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect(await store.remove({ site: 'another.example', settledBefore: tomorrow })).toEqual([]);
    expect(await store.remove({ site: submission.site, settledBefore: tomorrow })).toEqual([done.reference]);
    expect((await store.list({ site: submission.site })).map(({ reference }) => reference)).toEqual([
      open.reference,
    ]);
  });

  test('any number of submissions is read and deleted in parts, each of them once (B11.9.25)', async () => {
    const database = await newDatabase();
    const store = await openStore(database);
    onTestFinished(() => store.close());
    const count = 1234;
    await insertMany(database, submission, count);
    const references = Array.from({ length: count }, (_, number) => manyReference(number));
    const { site } = submission;
    const read: string[] = [];
    for await (const { reference } of store.each({ site }, 'newest-first')) {
      // Submissions that are added or removed meanwhile do not shift the pages.
      if (read.length === 0) await store.insert({ ...submission, key: 'arrives-meanwhile' });
      if (read.length === 3) await store.remove({ site, reference: manyReference(count - 1) });
      read.push(reference);
    }
    expect(read).toEqual(references.toReversed());
    const receivedBefore = '2026-02-01T00:00:00.000Z';
    expect((await store.list({ site, receivedBefore })).map(({ reference }) => reference)).toEqual(
      references.slice(0, -1),
    );
    expect((await store.remove({ site, receivedBefore })).toSorted()).toEqual(references.slice(0, -1));
    expect(await store.count({ site })).toBe(1);
  });

  test('several connections may create the tables at once', async () => {
    const database = await newDatabase();
    const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(database)));
    for (const store of stores) expect(await store.sites()).toEqual([]);
    await Promise.all(stores.map((store) => store.close()));
  });
});
