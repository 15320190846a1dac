import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openStore, type StoreOptions } from '../../server/submissions/open-store';
import { describeDatabases } from './submission-databases';
import { accept, type CouncilAnswer, startCouncil } from './submission-runs/council-server';
import { readStore } from './submission-runs/crash-run';
import { envelopeOf, postJson, referenceOf } from './submission-runs/post';
import { startSubmissionServer } from './submission-server';

const body = { name: 'રમેશ', email: '', phone: '', question: 'પાણી?', isVisible: true };
const key = { 'Idempotency-Key': 'b54adc00-67f9-11d9' };
/** Long enough for a busy machine to answer in. */
const timeoutMs = 1500;

const say =
  (status: number, text: string, type = 'application/json'): CouncilAnswer =>
  (response) =>
    response.writeHead(status, { 'Content-Type': type }).end(text);
const silence: CouncilAnswer = () => {};

/** A site over a council's server that answers as told, the last answer for ever. */
async function start(database: StoreOptions, ...answers: readonly CouncilAnswer[]) {
  let next = 0;
  const council = await startCouncil((response, request) => {
    (answers[Math.min(next, answers.length - 1)] ?? silence)(response, request);
    next += 1;
  });
  const server = await startSubmissionServer({ ...database, council: { host: council.host, timeoutMs } });
  onTestFinished(async () => {
    await server.close();
    await council.close();
  });
  return { council, send: () => postJson(`${server.address}/api/Questions/Create`, body, key) };
}

describeDatabases((newDatabase) => {
  test.each([
    ['an envelope', say(200, '{"status":true,"data":[]}')],
    ['nothing', say(204, '')],
    ['another object', say(201, '{"id":7}')],
    ['a page of HTML', say(200, '<html></html>', 'text/html')],
  ])('is sent when the council’s server answers 2xx with %s', async (_, answer) => {
    const database = await newDatabase();
    const { council, send } = await start(database, answer);
    expect((await send()).status).toBe(201);
    expect(council.requests).toEqual([{ path: '/api/Questions/Create', key: key['Idempotency-Key'], body }]);
    expect(await readStore(database)).toMatchObject([{ state: 'sent' }]);
  });

  test.each([
    ['400', say(400, '{}')],
    ['500', say(500, 'oh')],
    ['a redirect', say(302, '')],
    ['an envelope that says no', say(200, '{"status":false,"message":"no"}')],
  ])('is refused, kept and not sent again when the answer is %s', async (_, answer) => {
    const database = await newDatabase();
    const { council, send } = await start(database, answer);
    const [posted, again] = [await send(), await send()];
    expect([posted.status, again.status]).toEqual([502, 502]);
    expect(envelopeOf(posted).status).toBe(false);
    expect(council.requests).toHaveLength(1);
    expect(await readStore(database)).toMatchObject([{ state: 'refused', reference: referenceOf(posted) }]);
  });

  test('without an answer it is unknown, and the same key sends it again under the same reference', async () => {
    const database = await newDatabase();
    const { council, send } = await start(database, silence, accept);
    const posted = await send();
    expect(posted.status).toBe(504);
    expect(await readStore(database)).toMatchObject([{ state: 'unknown' }]);
    const again = await send();
    expect(again.status).toBe(201);
    expect(referenceOf(again)).toBe(referenceOf(posted));
    expect(council.requests).toHaveLength(2);
  });

  test('a broken connection is unknown', async () => {
    const { send } = await start(await newDatabase(), (response) => response.destroy());
    expect((await send()).status).toBe(504);
  });

  test('half an answer is unknown', async () => {
    const { send } = await start(await newDatabase(), (response) => response.writeHead(200).write('{"sta'));
    expect((await send()).status).toBe(504);
  });

  test('a known outcome is answered from the store', async () => {
    const { council, send } = await start(await newDatabase(), accept);
    const [first, again] = [await send(), await send()];
    expect(referenceOf(again)).toBe(referenceOf(first));
    expect(council.requests).toHaveLength(1);
  });

  test('a double click waits for the first one and is sent once', async () => {
    const slow: CouncilAnswer = (response, request) => void sleep(100).then(() => accept(response, request));
    const { council, send } = await start(await newDatabase(), slow);
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(council.requests).toHaveLength(1);
  });

  test('what was pending when the last process died is unknown after the start', async () => {
    const database = await newDatabase();
    const store = await openStore(database);
    const known = { site: 'www.motipura.example', form: 'question', key: key['Idempotency-Key'] };
    await store.keep({ ...known, body, language: 'GU', honeypot: false, filledInMs: null, state: 'pending' });
    await store.close();
    await sleep(timeoutMs + 1100);
    const { send } = await start(database, accept);
    expect(await readStore(database)).toMatchObject([{ state: 'unknown' }]);
    expect((await send()).status).toBe(201);
  });
});
