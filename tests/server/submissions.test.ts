import { expect, onTestFinished, test } from 'vitest';
import { createSubmissionService } from '../../src/server/submissions/service';
import { openStore } from '../../src/server/submissions/store/open-store';
import type { DatabaseOptions } from '../../src/server/database/site-database';
import { readPostedForm } from '../../src/server/submissions/posted-form';
import { submitForm } from '../../src/server/submissions/submit-form';
import { describeDatabases, newFolder } from './submission-databases';
import { readStore } from './submission-runs/crash-run';
import { envelopeOf, postJson, referenceOf } from './submission-runs/post';
import { ServerProcess } from './submission-runs/server-process';
import { memoryLog } from './serve';
import { startSubmissionServer } from './submission-server';
import { submissionSite } from './submission-site';

const bare = { name: 'રમેશ', email: '', phone: '9825012345', question: 'પાણી\nક્યારે?', isVisible: true };
const key = { 'Idempotency-Key': 'b54adc00-67f9-11d9' };

async function start(database: DatabaseOptions): Promise<string> {
  const server = await startSubmissionServer(database);
  onTestFinished(() => server.close());
  return `${server.address}/api/Questions/Create`;
}

async function openService(database: DatabaseOptions) {
  const store = await openStore(database);
  onTestFinished(() => store.close());
  return createSubmissionService({
    site: submissionSite,
    store,
    council: null,
    limit: async () => 0,
    log: memoryLog(),
  });
}

test('the first value of a field that is posted twice is read', () => {
  const posted = readPostedForm(new URLSearchParams('name=A&name=B&_key=k&_key=l&village=C'));
  expect(posted.fields).toEqual({ name: 'A', village: 'C' });
});

describeDatabases((newDatabase) => {
  test('a bare body is stored as it is and acknowledged with a reference', async () => {
    const database = await newDatabase();
    const posted = await postJson(await start(database), bare);
    expect(posted.status).toBe(201);
    expect(envelopeOf(posted)).toMatchObject({ status: true, message: 'મળ્યું' });
    expect(referenceOf(posted)).toMatch(/^Q-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(await readStore(database)).toMatchObject([
      {
        reference: referenceOf(posted),
        site: 'www.motipura.example',
        form: 'question',
        body: bare,
        state: 'stored',
        language: 'GU',
      },
    ]);
  });

  test('the same key is the same submission, however often and at once it comes', async () => {
    const database = await newDatabase();
    const address = await start(database);
    const answers = await Promise.all(Array.from({ length: 20 }, () => postJson(address, bare, key)));
    expect(new Set(answers.map(referenceOf)).size).toBe(1);
    expect(await readStore(database)).toHaveLength(1);
  });

  test('texts of every script and sign come back unchanged', async () => {
    const database = await newDatabase();
    const text = `ક્ષ ક્\u200dષ हिन्दी 😀 '"\\; drop table submissions; -- $1 ?`;
    await postJson(await start(database), { ...bare, question: text });
    expect((await readStore(database))[0]?.body.question).toBe(text);
  });

  test('processes that start at once share an empty database, which keeps what was acknowledged before a kill -9', async () => {
    const database = await newDatabase();
    const { dataDir, databaseUrl } = database;
    const environment = { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
    const servers = await Promise.all(Array.from({ length: 3 }, () => ServerProcess.start(environment)));
    const killAll = async () => {
      await Promise.all(servers.map((server) => server.kill()));
    };
    onTestFinished(killAll);
    const posts = servers.map(({ address }) => postJson(`${address}/api/Questions/Create`, bare, key));
    const references = new Set((await Promise.all(posts)).map(referenceOf));
    await killAll();
    expect((await readStore(database)).map(({ reference }) => reference)).toEqual([...references]);
  });
});

test('the same key with another body is a conflict and stores nothing', async () => {
  const database = await newFolder();
  const address = await start(database);
  await postJson(address, bare, key);
  const posted = await postJson(address, { ...bare, name: 'સુરેશ' }, key);
  expect(posted.status).toBe(409);
  expect(envelopeOf(posted)).toMatchObject({ status: false, data: null });
  expect(await readStore(database)).toHaveLength(1);
});

test('equal posts without a key are separate', async () => {
  const database = await newFolder();
  const address = await start(database);
  await Promise.all([postJson(address, bare), postJson(address, bare)]);
  expect(await readStore(database)).toHaveLength(2);
});

test('errors are reported by field and nothing is stored', async () => {
  const database = await newFolder();
  const posted = await postJson(await start(database), { email: 'x', lang: 'GU' });
  expect(posted.status).toBe(422);
  expect(envelopeOf(posted).data).toEqual([
    { field: 'name', kind: 'required' },
    { field: 'email', kind: 'email' },
    { field: 'lang', kind: 'unknown' },
  ]);
  expect(await readStore(database)).toEqual([]);
});

test('a filled honeypot and haste are flagged and not refused', async () => {
  const database = await newFolder();
  const headers = { 'X-Form-Honeypot': '1', 'X-Form-Filled-In': '300' };
  expect((await postJson(await start(database), bare, headers)).status).toBe(201);
  expect(await readStore(database)).toMatchObject([{ honeypot: true, filledInMs: 300 }]);
});

test('a post without script is stored once, though the page’s key may be shared', async () => {
  const database = await newFolder();
  const service = await openService(database);
  const send = (name: string) => {
    const posted = readPostedForm(new URLSearchParams({ name, _key: 'of-a-cached-page', _website: '' }));
    return submitForm(service, { ...posted, formName: 'question', language: 'HI' });
  };
  const [first, again, other] = [await send('રમેશ'), await send('રમેશ'), await send('સુરેશ')];
  expect(again).toEqual(first);
  expect(other).toMatchObject({ state: 'received' });
  expect(await readStore(database)).toMatchObject([
    { language: 'HI', honeypot: false },
    { body: { name: 'સુરેશ' } },
  ]);
});

test('a failing database gives an error envelope, and logs nothing that was typed', async () => {
  const database = await newFolder();
  const store = await openStore(database);
  const lines: string[] = [];
  const server = await startSubmissionServer({
    ...database,
    log: (line) => lines.push(line),
    store: brokenStore(store),
  });
  onTestFinished(() => server.close());
  const posted = await postJson(`${server.address}/api/Questions/Create`, bare);
  expect(posted.status).toBe(503);
  expect(envelopeOf(posted)).toMatchObject({ status: false, message: 'ન મળ્યું' });
  expect(lines.join()).toContain('a submission could not be stored');
  expect(lines.join()).not.toContain('રમેશ');
});

function brokenStore(store: Awaited<ReturnType<typeof openStore>>): typeof store {
  const fail = async () => {
    throw new Error('duplicate key: (name)=(રમેશ)');
  };
  return {
    insert: fail,
    find: fail,
    claimDue: fail,
    recordAttempt: fail,
    list: fail,
    async *each() {
      await fail();
    },
    page: fail,
    count: fail,
    figures: fail,
    findByReferences: fail,
    isClockTrusted: fail,
    forgetDeleted: fail,
    takeBack: fail,
    findByReference: fail,
    markDone: fail,
    noteChange: fail,
    answer: fail,
    contest: fail,
    reopen: fail,
    correct: fail,
    sites: fail,
    remove: fail,
    photo: fail,
    photoBytes: fail,
    close: () => store.close(),
  };
}
