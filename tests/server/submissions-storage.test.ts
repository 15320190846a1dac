import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import Libsql from 'libsql';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { LibsqlDriver, libsqlFile, openFile } from '../../server/submissions/store/libsql-driver';
import { openStore } from '../../server/submissions/store/open-store';
import { migrationLock } from '../../server/submissions/store/postgres-driver';
import { SubmissionQueries } from '../../server/submissions/store/submission-queries';
import type { NewSubmission } from '../../server/submissions/submission';
import { createDatabase } from './postgres';
import { describeDatabases, newFolder } from './submission-databases';
import { readStore } from './submission-runs/crash-run';
import { postJson, referenceOf } from './submission-runs/post';
import { startSubmissionServer } from './submission-server';

const version1 = fileURLToPath(new URL('./fixtures/submissions-version-1.db', import.meta.url));

const submission: NewSubmission = {
  site: 'www.motipura.example',
  form: 'question',
  key: 'a-first-key',
  body: { name: 'ramesh-the-first' },
  language: 'GU',
  honeypot: false,
  filledInMs: null,
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
  const child = spawn(process.execPath, ['-e', code, join(folder, libsqlFile)], {
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
  await (await openStore({ dataDir })).close();
  const file = openFile(dataDir);
  const store = new SubmissionQueries(new LibsqlDriver(file));
  const server = await startSubmissionServer({ dataDir, store });
  onTestFinished(() => server.close());
  const send = () =>
    postJson(`${server.address}/api/Questions/Create`, { name: 'x', question: 'પાણી'.repeat(1200) });
  file.database.pragma('max_page_count = 12');
  const statuses = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await send()).status);
  expect(statuses.at(-1)).toBe(503);
  file.database.pragma('max_page_count = 100000');
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
  const path = join(dataDir, libsqlFile);
  const server = await startSubmissionServer({ dataDir });
  onTestFinished(() => server.close());
  const send = () => postJson(`${server.address}/api/Questions/Create`, question);
  expect((await send()).status).toBe(201);
  change(path);
  expect((await send()).status).toBe(503);
});

test('a change waits for a lock as long as it may, however long others have waited before', async () => {
  const { dataDir } = await newFolder();
  await (await openStore({ dataDir })).close();
  const driver = new LibsqlDriver(openFile(dataDir), 1_000);
  const store = new SubmissionQueries(driver);
  onTestFinished(() => store.close());
  await lock(dataDir);
  const waits = [0, 300, 600].map(async (ms, index) => {
    await sleep(ms);
    const began = performance.now();
    await expect(store.insert({ ...submission, key: `a-key-${index}` })).rejects.toThrow('locked');
    return performance.now() - began;
  });
  for (const ms of await Promise.all(waits)) expect(ms).toBeGreaterThan(900);
});

test('an existing database of version 1 keeps its submissions', async () => {
  const { dataDir } = await newFolder();
  copyFileSync(version1, join(dataDir, libsqlFile));
  const rows = (await readStore({ dataDir })).map(({ key, state, attempts }) => [key, state, attempts]);
  expect(rows).toEqual([
    ['key-stored', 'stored', 0],
    ['key-sent', 'sent', 0],
    ['key-refused', 'rejected', 0],
    ['key-unknown', 'pending', 0],
    ['key-pending', 'pending', 0],
    ['key-done', 'done', 0],
  ]);
  const [first] = await readStore({ dataDir });
  expect(first).toMatchObject({
    reference: 'Q-9Q2G-N7A0',
    body: { name: 'રમેશ stored', question: 'પાણી?', isVisible: true },
    filledInMs: 4200,
  });
});

test('a database of a newer version stops the start', async () => {
  const { dataDir } = await newFolder();
  await (await openStore({ dataDir })).close();
  const file = new Libsql(join(dataDir, libsqlFile));
  file.exec(`insert into kysely_migration values ('9999-later', '2030-01-01')`);
  file.close();
  await expect(openStore({ dataDir })).rejects.toThrow('9999-later');
});

test('a deleted submission leaves no bytes in the files of the embedded database', async () => {
  const { dataDir } = await newFolder();
  const store = await openStore({ dataDir });
  const { submission: stored } = await store.insert(submission);
  await store.insert({ ...submission, key: 'a-second-key', body: { name: 'suresh-the-second' } });
  expect(bytesIn(dataDir)).toContain('ramesh-the-first');
  expect(await store.remove({ site: stored.site, reference: stored.reference })).toBe(1);
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
    expect(await store.remove({ site: 'another.example', settledBefore: tomorrow })).toBe(0);
    expect(await store.remove({ site: submission.site, settledBefore: tomorrow })).toBe(1);
    expect((await store.list({ site: submission.site })).map(({ reference }) => reference)).toEqual([
      open.reference,
    ]);
  });

  test('several connections may migrate tables of version 1 at once', async () => {
    const database = await newDatabase();
    await createVersion1(database.databaseUrl, join(database.dataDir, libsqlFile));
    const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(database)));
    for (const store of stores) {
      const [site = ''] = await store.sites();
      expect(await store.list({ site })).toMatchObject([{ key: 'k', state: 'pending' }]);
    }
    await Promise.all(stores.map((store) => store.close()));
  });
});

test('a connection lists the tables of PostgreSQL only when no other one migrates', async () => {
  const databaseUrl = await createDatabase(inject('postgresUrl'));
  const other = new pg.Client({ connectionString: databaseUrl });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query('select pg_advisory_lock($1)', [migrationLock]);
  const opening = openStore({ ...(await newFolder()), databaseUrl });
  await expect.poll(() => waitingQueries(other)).toEqual([expect.stringContaining('pg_advisory_lock')]);
  const tables = await other.query(`select 1 from pg_tables where schemaname = 'public'`);
  expect(tables.rowCount).toBe(0);
  await other.query('select pg_advisory_unlock($1)', [migrationLock]);
  await (await opening).close();
});

/** Queries of other connections to the database that wait for a lock. */
async function waitingQueries(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ readonly query: string }>(
    `select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.map(({ query }) => query);
}

const version1Statements = [
  `create table schema_version (version integer primary key, applied_at text not null)`,
  `insert into schema_version values (1, '2026-01-01')`,
  `create table submissions (site text not null, reference text not null, form text not null,
    idempotency_key text not null, body text not null, language text not null, honeypot integer not null,
    filled_in_ms integer, state text not null, upstream text, created_at text not null, updated_at text not null,
    primary key (site, reference), unique (site, form, idempotency_key))`,
  `create index submissions_by_state on submissions (site, state, created_at)`,
  `insert into submissions values ('s', 'Q-0000-0000', 'question', 'k', '{}', 'GU', 0, null, 'unknown', null,
    '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`,
];

async function createVersion1(databaseUrl: string | undefined, file: string): Promise<void> {
  if (databaseUrl === undefined) {
    const database = new Libsql(file);
    for (const statement of version1Statements) database.exec(statement);
    database.close();
    return;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const statement of version1Statements) await client.query(statement);
  await client.end();
}
