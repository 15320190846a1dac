import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { forward } from '../../src/server/submissions/forward';
import type { Submission } from '../../src/server/submissions/submission';
import { nextPause, retryDelay } from '../../src/server/submissions/due-work';
import { createSubmissionService } from '../../src/server/submissions/service';
import { openStore } from '../../src/server/submissions/store/open-store';
import type { DatabaseOptions } from '../../src/server/database/site-database';
import { describeDatabases, newFolder } from './submission-databases';
import { accept, type CouncilAnswer, startCouncil } from './submission-runs/council-server';
import { readStore } from './submission-runs/crash-run';
import { envelopeOf, postJson, referenceOf } from './submission-runs/post';
import { startSubmissionServer } from './submission-server';
import { submissionSite } from './submission-site';

const body = { name: 'રમેશ', email: '', phone: '', question: 'પાણી?', isVisible: true };
const key = { 'Idempotency-Key': 'b54adc00-67f9-11d9' };
/** Longer than any answer takes on a busy machine. */
const timeoutMs = 60_000;
/** For a council whose silence the test waits for. */
const shortTimeoutMs = 4000;

const answerWith =
  (status: number, text: string, headers: Record<string, string> = {}): CouncilAnswer =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(text);
const silence: CouncilAnswer = () => {};

/** A council's server with these answers; the last one repeats. */
async function council(...answers: readonly CouncilAnswer[]) {
  let next = 0;
  const server = await startCouncil((response, request) => {
    (answers[Math.min(next, answers.length - 1)] ?? silence)(response, request);
    next += 1;
  });
  onTestFinished(() => server.close());
  return server;
}

async function startFor(
  database: DatabaseOptions,
  host: string,
  { limitMs = timeoutMs, onRequest = () => {} } = {},
) {
  const council = { host, timeoutMs: limitMs };
  const server = await startSubmissionServer({ ...database, council, onRequest });
  onTestFinished(() => server.close());
  return server;
}

async function site(database: DatabaseOptions, host: string, options?: Parameters<typeof startFor>[2]) {
  const server = await startFor(database, host, options);
  return () => postJson(`${server.address}/api/Questions/Create`, body, key);
}

async function start(database: DatabaseOptions, ...answers: readonly CouncilAnswer[]) {
  const server = await council(...answers);
  return { council: server, send: await site(database, server.host) };
}

test('a site without forms forwards nothing', async () => {
  const store = await openStore(await newFolder());
  onTestFinished(() => store.close());
  const config = { ...submissionSite.config, forms: {} };
  const service = createSubmissionService({
    site: { ...submissionSite, config },
    store,
    council: { host: 'https://council.example', timeoutMs },
    limit: async () => 0,
    log: { warn: () => {} },
  });
  onTestFinished(() => service.stop());
  expect(service.delivery).toBeNull();
});

function becomesSent(database: DatabaseOptions): Promise<void> {
  return expect.poll(() => readStore(database), { interval: 100 }).toMatchObject([{ state: 'sent' }]);
}

async function insertPending(database: DatabaseOptions, ...keys: readonly string[]): Promise<void> {
  const store = await openStore(database);
  const site = 'www.motipura.example';
  const flags = { language: 'GU', honeypot: false, filledInMs: null, consent: null } as const;
  const pending = { state: 'pending', dueAt: new Date().toISOString() } as const;
  for (const one of keys)
    await store.insert({ site, form: 'question', key: one, body, ...flags, ...pending });
  await store.close();
}

describe('an attempt', () => {
  const submission: Submission = {
    site: 'www.motipura.example',
    form: 'question',
    key: 'one',
    body,
    language: 'GU',
    honeypot: false,
    filledInMs: null,
    consent: null,
    reference: 'Q-1',
    createdAt: '2026-11-23T00:00:00.000Z',
    updatedAt: '2026-11-23T00:00:00.000Z',
    state: 'pending',
    dueAt: '2026-11-23T00:00:00.000Z',
    attempts: 1,
    upstream: null,
    replies: [],
    photos: [],
    answerBy: null,
    doneAt: null,
  };

  /** Collects garbage every 20 ms until the test ends. */
  function keepCollecting(): void {
    setFlagsFromString('--expose-gc');
    const collect = z.function().parse(runInNewContext('gc'));
    const timer = setInterval(() => collect(), 20);
    onTestFinished(() => clearInterval(timer));
  }

  test.each<readonly [string, CouncilAnswer]>([
    ['no answer', silence],
    ['half an answer', (response) => response.writeHead(200).write('{"sta')],
  ])('ends after its time limit with %s, whatever the garbage collector does', async (_, answer) => {
    const { host } = await council(answer);
    keepCollecting();
    const attempts = Array.from({ length: 5 }, () =>
      forward({ host, timeoutMs: 300 }, '/x', submission, new AbortController().signal),
    );
    for (const result of await Promise.all(attempts)) expect(result.state).toBe('unavailable');
  });

  test.each(['while it waits', 'before it begins'])('ends when the server stops %s', async (moment) => {
    const { host, requests } = await council(silence);
    const stopping = new AbortController();
    if (moment === 'before it begins') stopping.abort();
    const result = forward({ host, timeoutMs }, '/x', submission, stopping.signal);
    if (moment === 'while it waits') await expect.poll(() => requests).toHaveLength(1);
    stopping.abort();
    expect((await result).state).toBe('unavailable');
  });
});

test('many attempts at a time cause no warning of Node', async () => {
  const warnings: Error[] = [];
  const note = (warning: Error) => void warnings.push(warning);
  process.on('warning', note);
  onTestFinished(() => void process.off('warning', note));
  const { host, requests } = await council(silence);
  const { address } = await startFor(await newFolder(), host, { limitMs: shortTimeoutMs });
  const posts = Array.from({ length: 12 }, (_, count) =>
    postJson(`${address}/api/Questions/Create`, body, { 'Idempotency-Key': `many-attempts-${count}` }),
  );
  for (const { status } of await Promise.all(posts)) expect(status).toBe(201);
  // On a busy machine the first ones are sent again meanwhile.
  expect(new Set(requests.map((request) => request.key)).size).toBe(12);
  expect(warnings).toEqual([]);
});

test.each([
  ['an envelope', answerWith(200, '{"status":true,"data":[]}')],
  ['nothing', answerWith(204, '')],
  ['another object', answerWith(201, '{"id":7}')],
  ['a page of HTML', answerWith(200, '<html></html>', { 'Content-Type': 'text/html' })],
])('is sent when the council’s server answers 2xx with %s', async (_, answer) => {
  const database = await newFolder();
  const { council, send } = await start(database, answer);
  expect((await send()).status).toBe(201);
  expect(council.requests).toEqual([{ path: '/api/Questions/Create', key: key['Idempotency-Key'], body }]);
  expect(await readStore(database)).toMatchObject([{ state: 'sent', dueAt: null, attempts: 1 }]);
});

test.each([
  ['400', answerWith(400, '{}')],
  ['422', answerWith(422, '{}')],
  ['an envelope that says no', answerWith(200, '{"status":false,"message":"no"}')],
])('is rejected, kept and not sent again when the answer is %s', async (_, answer) => {
  const database = await newFolder();
  const { council, send } = await start(database, answer);
  const [posted, again] = [await send(), await send()];
  expect([posted.status, again.status]).toEqual([502, 502]);
  expect(envelopeOf(posted).status).toBe(false);
  expect(council.requests).toHaveLength(1);
  expect(await readStore(database)).toMatchObject([
    { state: 'rejected', reference: referenceOf(posted), dueAt: null },
  ]);
});

test.each<readonly [string, CouncilAnswer, number]>([
  ['500', answerWith(500, 'oh'), timeoutMs],
  ['an envelope with 503', answerWith(503, '{"status":false,"message":"later"}'), timeoutMs],
  ['429', answerWith(429, '{}'), timeoutMs],
  ['408', answerWith(408, '{}'), timeoutMs],
  ['a broken connection', (response) => response.destroy(), timeoutMs],
  ['half an answer', (response) => response.writeHead(200).write('{"sta'), shortTimeoutMs],
  ['nothing within the time limit', silence, shortTimeoutMs],
])('is received after %s, and sent later with the same key', async (_, answer, limitMs) => {
  const database = await newFolder();
  const server = await council(answer, accept);
  const send = await site(database, server.host, { limitMs });
  const posted = await send();
  expect(posted.status).toBe(201);
  expect(referenceOf(posted)).toMatch(/^Q-/);
  await becomesSent(database);
  expect(server.requests.map((request) => request.key)).toEqual(Array(2).fill(key['Idempotency-Key']));
});

test('a redirect is not followed, and counts as unavailable', async () => {
  const database = await newFolder();
  const elsewhere = await council(accept);
  const { send } = await start(database, answerWith(307, '', { Location: `${elsewhere.host}/api/x` }));
  expect((await send()).status).toBe(201);
  expect(await readStore(database)).toMatchObject([{ state: 'pending', upstream: '307' }]);
  expect(elsewhere.requests).toEqual([]);
});

test('an endless answer is read up to 64 kB', async () => {
  const database = await newFolder();
  const { send } = await start(database, (response) => {
    response.writeHead(200);
    const write = () => {
      if (!response.closed) response.write('x'.repeat(16_384), () => setImmediate(write));
    };
    write();
  });
  expect((await send()).status).toBe(201);
  expect((await readStore(database))[0]).toMatchObject({ state: 'sent' });
  expect((await readStore(database))[0]?.upstream?.length).toBeLessThan(1100);
});

test('a repeated post of a pending submission gets the same reference', async () => {
  const database = await newFolder();
  const { send } = await start(database, answerWith(500, ''));
  const [posted, again] = [await send(), await send()];
  expect([posted.status, again.status]).toEqual([201, 201]);
  expect(referenceOf(again)).toBe(referenceOf(posted));
  expect(await readStore(database)).toHaveLength(1);
});

test('a sent submission is answered from the store', async () => {
  const { council, send } = await start(await newFolder(), accept);
  const [first, again] = [await send(), await send()];
  expect(referenceOf(again)).toBe(referenceOf(first));
  expect(council.requests).toHaveLength(1);
});

test('a double click waits for the first attempt and is sent once', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const server = await council((response) => void released.then(() => response.writeHead(400).end()));
  let arrived = 0;
  const send = await site(await newFolder(), server.host, { onRequest: () => (arrived += 1) });
  const sent = [send(), send(), send()];
  await expect.poll(() => [arrived, server.requests.length]).toEqual([3, 1]);
  release();
  const answers = await Promise.all(sent);
  expect(answers.map(({ status }) => status)).toEqual([502, 502, 502]);
  expect(server.requests).toHaveLength(1);
});

test('what was pending when the last process ended is sent after the start', async () => {
  const database = await newFolder();
  await insertPending(database, 'left-over');
  const { council } = await start(database, accept);
  await becomesSent(database);
  expect(council.requests).toMatchObject([{ key: 'left-over' }]);
});

describeDatabases((newDatabase) => {
  test('an answer with characters that no database stores is recorded without them', async () => {
    const database = await newDatabase();
    const { council, send } = await start(database, answerWith(200, 'r\0e\u0007ceived'));
    expect((await send()).status).toBe(201);
    expect(await readStore(database)).toMatchObject([{ state: 'sent', upstream: '200 received' }]);
    expect(council.requests).toHaveLength(1);
  });

  test('of two instances, one sends each pending submission', async () => {
    const database = await newDatabase();
    const keys = Array.from({ length: 40 }, (_, count) => `pending-${count}`);
    await insertPending(database, ...keys);
    const server = await council(accept);
    // An attempt that takes longer than its time limit is sent again.
    const startOne = () => startFor(database, server.host);
    const instances = await Promise.all([startOne(), startOne()]);
    const sent = keys.map(() => ({ state: 'sent' }));
    await expect.poll(() => readStore(database), { interval: 100 }).toMatchObject(sent);
    // Each ends what it began.
    await Promise.all(instances.map((instance) => instance.close()));
    expect(server.requests.map((request) => request.key).sort()).toEqual([...keys].sort());
  });
});

test('the pause before a retry doubles up to a minute, with jitter', () => {
  const longest = [1, 2, 3, 7, 20, 500].map((attempts) => retryDelay(attempts, () => 1));
  expect(longest).toEqual([1000, 2000, 4000, 60_000, 60_000, 60_000]);
  expect(retryDelay(7, () => 0)).toBe(30_000);
});

test('the pause between looks for pending submissions doubles up to 15 s while there are none', () => {
  expect([1000, 2000, 8000, 15_000].map((pause) => nextPause(pause, false))).toEqual([
    2000, 4000, 15_000, 15_000,
  ]);
  expect(nextPause(15_000, true)).toBe(1000);
});
