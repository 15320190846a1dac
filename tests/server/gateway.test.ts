import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import type { CheckedSite } from '../../src/engine/site/checked-site';
import { openDatabase } from '../../src/server/database/open-database';
import type { DatabaseOptions } from '../../src/server/database/site-database';
import { openGatewayQueue } from '../../src/server/submissions/store/gateway-messages';
import { openStore } from '../../src/server/submissions/store/open-store';
import { writeGateway } from '../../src/server/submissions/reading/write-gateway';
import { accept, name, startDesk } from './desk-browser';
import { describeDatabases, newFolder } from './submission-databases';
import { postJson, referenceOf } from './submission-runs/post';

const site = 'www.motipura.example';
const complaint = { name: 'રમેશ', phone: '98250 12345', address: '', type: 'જાહેર રસ્તો', details: 'ખાડો' };
const answerText = 'ખાડો પૂર્યો છે.';

/** Polls longer than an idle server waits between two looks. */
const patience = { timeout: 40_000, interval: 100 };

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const message = z.object({
  version: z.literal(1),
  event: z.enum(['answer', 'state']),
  site: z.string(),
  reference: z.string(),
  form: z.string(),
  state: z.string(),
  language: z.string(),
  at: z.string(),
  link: z.string(),
  text: z.string(),
  to: z.object({ telephone: z.string().nullable(), email: z.string().nullable() }),
  answer: z.object({ text: z.string(), language: z.string(), at: z.string() }).optional(),
});

/** A gateway that answers in turn; the last answer repeats. */
async function startGateway(...answers: readonly ((response: ServerResponse) => void)[]) {
  const received: Received[] = [];
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    void text(request).then((body) => {
      const answer = answers[Math.min(received.length, answers.length - 1)];
      received.push({ headers: request.headers, body });
      if (answer) answer(response);
      else response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    url: `http://127.0.0.1:${port}/messages`,
    received,
    messages: () => received.map(({ body }) => message.parse(JSON.parse(body))),
  };
}

const withStatus =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, headers).end();

type Config = CheckedSite['config'];

/** A config with a gateway; with a box by which senders agree that the answer is sent. */
const notifying =
  (url: string, hasBox = false) =>
  (config: Config): Config => {
    const { complaint: form, ...forms } = config.forms ?? {};
    if (!form) throw new Error('The sample has no form for complaints.');
    const box = { name: 'sendAnswer', kind: 'checkbox', label: form.submit } as const;
    const asking = hasBox ? { ...form, fields: [...form.fields, box], answerConsent: box.name } : form;
    return {
      ...config,
      forms: { ...forms, complaint: asking },
      submissions: { ...config.submissions, notify: { url } },
    };
  };

async function startSite(place: DatabaseOptions, url: string, hasBox = false) {
  const { address, desk } = await startDesk(place, { change: notifying(url, hasBox) });
  const browser = await accept(desk, address);
  const send = async (more: Readonly<Record<string, unknown>> = {}) =>
    referenceOf(await postJson(`${address}/api/Complaint/Create`, { ...complaint, ...more }));
  const answer = (reference: string, isDone = false) =>
    browser.call('POST', `/submissions/${reference}/answers`, { text: answerText, isDone });
  const setState = (reference: string, state: string) =>
    browser.call('PUT', `/submissions/${reference}`, { state });
  return { address, browser, send, answer, setState };
}

async function openQueue(place: DatabaseOptions) {
  const database = await openDatabase(place);
  onTestFinished(() => database.close());
  return openGatewayQueue(database, site);
}

describeDatabases((newDatabase) => {
  test('an answer and the state that comes with it are one signed message without the answer (B11.13.5)', async () => {
    const place = await newDatabase();
    const gateway = await startGateway();
    const { send, answer } = await startSite(place, gateway.url);
    const reference = await send();
    await answer(reference, true);
    await expect.poll(() => gateway.received.length, patience).toBe(1);
    expect(gateway.messages()).toMatchObject([
      {
        event: 'answer',
        site,
        reference,
        form: 'complaint',
        state: 'done',
        language: 'GU',
        to: { telephone: '+919825012345', email: null },
        link: `https://${site}/gu/track`,
      },
    ]);
    const [{ headers, body } = { headers: {}, body: '' }] = gateway.received;
    expect(body).toContain('પંચાયતે તેનો નિકાલ કર્યો છે.');
    for (const secret of [answerText, complaint.details, complaint.name]) expect(body).not.toContain(secret);
    const key = await (await openQueue(place)).key();
    const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signed } = headers;
    const hmac = createHmac('sha256', Buffer.from(key, 'base64')).update(
      `${String(id)}.${String(time)}.${body}`,
    );
    expect(signed).toBe(`v1,${hmac.digest('base64')}`);
    expect(headers['idempotency-key']).toBe(id);
  });

  test('two servers send each change once, and what a killed one had claimed', async () => {
    const place = await newDatabase();
    const gateway = await startGateway();
    const queue = await openQueue(place);
    const store = await openStore({ ...place, hasGateway: true });
    onTestFinished(() => store.close());
    const flags = { language: 'GU', honeypot: false, filledInMs: null, consent: null, dueAt: null };
    for (let number = 1; number <= 12; number += 1) {
      const key = `key-000${number}`;
      const one = { site, form: 'complaint', key, body: complaint, state: 'stored', ...flags } as const;
      await store.markDone((await store.insert(one)).submission);
    }
    // Its lease ends soon.
    await expect
      .poll(() => queue.claim(new Date(Date.now() + 500).toISOString(), 3), patience)
      .toHaveLength(3);
    const change = notifying(gateway.url);
    await startDesk(place, { change });
    if (place.databaseUrl !== undefined)
      await startDesk({ ...(await newFolder()), databaseUrl: place.databaseUrl }, { change });
    await expect.poll(() => gateway.received.length, patience).toBe(12);
    await expect.poll(() => queue.open(), patience).toEqual([]);
    expect(new Set(gateway.received.map(({ headers }) => headers['webhook-id'])).size).toBe(12);
    expect(gateway.received).toHaveLength(12);
  });
});

test('a sender who ticked the box gets the answer, once', async () => {
  const gateway = await startGateway();
  const { send, answer, setState } = await startSite(await newFolder(), gateway.url, true);
  const reference = await send({ sendAnswer: true });
  await answer(reference);
  await expect
    .poll(() => gateway.messages(), patience)
    .toMatchObject([{ event: 'answer', state: 'new', answer: { text: answerText } }]);
  await setState(reference, 'in-progress');
  await expect.poll(() => gateway.received.length, patience).toBe(2);
  const [first, second] = gateway.messages();
  expect(first?.text).toContain(answerText);
  expect(second).toMatchObject({ event: 'state', state: 'in-progress' });
  expect(JSON.stringify(second)).not.toContain(answerText);
});

test('a gateway that is slow, redirects or fails is asked again with the same id, one that refuses is not', async () => {
  const place = await newFolder();
  const gateway = await startGateway(
    withStatus(503),
    withStatus(302, { location: 'http://127.0.0.1:1/elsewhere' }),
    withStatus(429),
    (response) => void response.destroy(),
    withStatus(410),
  );
  const { send, setState } = await startSite(place, gateway.url);
  const reference = await send();
  await setState(reference, 'done');
  await expect.poll(() => gateway.received.length, patience).toBe(5);
  expect(new Set(gateway.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  const queue = await openQueue(place);
  await expect.poll(() => queue.open(), patience).toMatchObject([{ reference, failure: '410' }]);
  const written = writeGateway(await queue.open(), await queue.key(), (iso) => iso);
  expect(written).toContain('not taken: 410\n0 wait, 1 were not taken.\nKey of the signatures: whsec_');
});

test('what was deleted meanwhile, and what has no number, is not sent', async () => {
  const place = await newFolder();
  const gateway = await startGateway(withStatus(503), withStatus(204));
  const { send, browser, setState } = await startSite(place, gateway.url);
  const [erased, silent, told] = [await send(), await send({ phone: '' }), await send()];
  await setState(erased, 'done');
  await expect.poll(() => gateway.received.length, patience).toBe(1);
  expect((await browser.call('DELETE', `/submissions/${erased}`)).status).toBe(204);
  await setState(silent, 'done');
  await setState(told, 'done');
  await expect.poll(() => gateway.received.length, patience).toBe(2);
  const queue = await openQueue(place);
  await expect.poll(() => queue.open(), patience).toEqual([]);
  expect(gateway.messages().map(({ reference }) => reference)).toEqual([erased, told]);
});

test('a change is told for three days, then given up', async () => {
  const place = await newFolder();
  const gateway = await startGateway(withStatus(503));
  const store = await openStore({ ...place, hasGateway: true });
  onTestFinished(() => store.close());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 4 * 24 * 60 * 60 * 1000 });
  const flags = { language: 'GU', honeypot: false, filledInMs: null, consent: null, dueAt: null };
  const one = {
    site,
    form: 'complaint',
    key: 'key-0001',
    body: complaint,
    state: 'stored',
    ...flags,
  } as const;
  await store.markDone((await store.insert(one)).submission);
  vi.useRealTimers();
  await startDesk(place, { change: notifying(gateway.url) });
  const queue = await openQueue(place);
  await expect.poll(() => queue.open(), patience).toMatchObject([{ failure: '503' }]);
  expect(gateway.received).toHaveLength(1);
});

test('a site without a gateway keeps nothing for one, and the notice of a form names one that there is', async () => {
  const place = await newFolder();
  const { address, desk } = await startDesk(place);
  const browser = await accept(desk, address, name);
  const reference = referenceOf(await postJson(`${address}/api/Complaint/Create`, complaint));
  await browser.call('PUT', `/submissions/${reference}`, { state: 'done' });
  expect(await (await openQueue(place)).open()).toEqual([]);
  const sentence = 'સંદેશ સેવાને તમારો ફોન નંબર';
  const page = async (of: string) => (await fetch(`${of}/gu/complaints`)).text();
  expect(await page(address)).not.toContain(sentence);
  const gateway = await startGateway();
  const other = await startSite(await newFolder(), gateway.url);
  const html = await page(other.address);
  expect(html).toContain(sentence);
  expect(html).not.toContain(gateway.url);
});
