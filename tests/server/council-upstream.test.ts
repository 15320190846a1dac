import Fastify, { type FastifyPluginAsync, type FastifyReply } from 'fastify';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { councilRoutes } from '../../src/server/council/routes';
import { collectUnread } from '../../src/server/council/unread-values';
import { upstreamCouncil, type UpstreamOptions } from '../../src/server/council/upstream';
import { createMetrics } from '../../src/server/monitoring/metrics';
import { listen, memoryLog, serve } from './serve';
import { sampleSite, temporaryPictures } from './sample-site';

const site = await sampleSite();
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

type Reply = (reply: FastifyReply, url: string) => unknown;

/** Time limit in s that no answer reaches on a busy machine. */
const patience = 30;

/** The council's own server as it may be, and this server in front of it. */
async function behind(answer: Reply, timeout = patience) {
  const app = Fastify({ forceCloseConnections: true });
  app.get('/Uploads/a.png', (_, reply) => reply.type('image/png').send(Buffer.from(pixel, 'base64')));
  const asked: string[] = [];
  app.get('/api/*', (request, reply) => {
    asked.push(request.url);
    return answer(reply, request.url);
  });
  return { asked, ...(await inFrontOf(await listen(app), timeout)) };
}

async function inFrontOf(
  host: string,
  timeout = patience,
  { pictureTimeout = 60_000, unread }: Pick<UpstreamOptions, 'pictureTimeout' | 'unread'> = {},
) {
  const log = memoryLog();
  const pictures = await temporaryPictures({ log });
  const council = upstreamCouncil(site, pictures, {
    host,
    timeoutMs: timeout * 1000,
    log,
    metrics: createMetrics(),
    pictureTimeout,
    ...(unread && { unread }),
  });
  const received: string[] = [];
  const routes: FastifyPluginAsync = async (app) => {
    app.addHook('onRequest', async ({ url }) => void received.push(url));
    await app.register(councilRoutes(council, site.config));
  };
  return { host, log, council, received, origin: await serve(routes) };
}

const good = (data: unknown) => ({ status: true, data, message: 'ok' });

async function ask(answer: Reply, path = '/News/GetPublicList?lang=EN', timeout = patience) {
  const server = await behind(answer, timeout);
  const response = await fetch(`${server.origin}/api${path}`);
  const body: unknown = await response.json();
  return { ...server, response, status: response.status, body };
}

describe('a council server that answers badly', () => {
  it.each<[string, Reply, string]>([
    [
      'HTML',
      (reply) => reply.type('text/html').send('<!doctype html><h1>Login</h1>'),
      'answered HTML instead of JSON',
    ],
    [
      'HTML called JSON',
      (reply) => reply.type('application/json').send('\n<html>'),
      'answered HTML instead of JSON',
    ],
    ['status 500', (reply) => reply.code(500).send(good([])), 'status 500'],
    [
      'truncated JSON',
      (reply) => reply.type('application/json').send('{"status":true,"data":[{"id"'),
      'malformed JSON',
    ],
    ['nothing', (reply) => reply.send(''), 'malformed JSON'],
    [
      'a list that ends with the bracket of an object',
      (reply) => reply.type('application/json').send('{"status":true,"data":[{"a":1}}}'),
      'malformed JSON',
    ],
    [
      'a list that does not end',
      (reply) => reply.type('application/json').send('{"status":true,"data":[{"a":1}}'),
      'malformed JSON',
    ],
    [
      'a list that ends with the bracket of an object, and another one',
      (reply) => reply.type('application/json').send('{"status":true,"data":[{"a":1}},"x":[]}'),
      'malformed JSON',
    ],
    ['a bare list', (reply) => reply.send([1]), 'JSON that is not an envelope'],
    [
      'a list with a hole',
      (reply) => reply.type('application/json').send('{"status":true,"data":[{},,{}]}'),
      'malformed JSON',
    ],
    [
      'a trailing comma',
      (reply) => reply.type('application/json').send('{"status":true,"data":[{},]}'),
      'malformed JSON',
    ],
    [
      'a redirect elsewhere',
      (reply) => reply.redirect('http://localhost:1/secret'),
      'redirect to another origin',
    ],
    ['a redirect to itself', (reply, url) => reply.redirect(url), 'too many redirects'],
    ['a redirect to nowhere', (reply) => reply.code(302).send(), 'redirect to another origin'],
    ['no status', (reply) => reply.send({ data: [] }), 'an envelope without a status'],
    ['data that is not a list', (reply) => reply.send(good({ id: 1 })), 'data that is not a list'],
  ])('%s is a clean 502 and one line in the log', async (_, reply, line) => {
    const { status, body, log } = await ask(reply);
    expect(status).toBe(502);
    expect(body).toMatchObject({ status: false, data: null });
    expect(log.lines).toHaveLength(1);
    expect(log.lines[0]).toContain(line);
    expect(log.lines[0]).not.toContain('lang=');
  });

  it('a redirect on the same origin is followed (once)', async () => {
    const { body } = await ask((reply, url) =>
      url.includes('moved') ? reply.send(good([{ newsHeading: 'a' }])) : reply.redirect('/api/moved'),
    );
    expect(body).toMatchObject({ data: [{ newsHeading: 'a' }] });
  });

  it.each([
    ['16 MB with pictures', '/News/GetPublicList', 20, 16_777_216],
    ['4 MB without pictures', '/Beneficiaries/GetPublicList', 5, 4_194_304],
  ])('more than %s after decompression is a clean 502', async (_, path, megabytes, limit) => {
    const bomb = gzipSync(
      JSON.stringify(good(Array.from({ length: megabytes }, () => ({ newsHeading: 'a'.repeat(1e6) })))),
    );
    expect(bomb.length).toBeLessThan(100_000);
    const { status, log } = await ask(
      (reply) => reply.header('content-encoding', 'gzip').type('application/json').send(bomb),
      path,
    );
    expect(status).toBe(502);
    expect(log.lines[0]).toContain(`more than ${limit} bytes`);
  });

  it('one that hangs is a clean 504', async () => {
    const { status, body } = await ask(() => new Promise(() => undefined), undefined, 0.2);
    expect(status).toBe(504);
    expect(body).toMatchObject({ status: false, data: null });
  });

  it('one that hangs in the middle of its answer is a clean 504', async () => {
    const { status } = await ask(
      (reply) => {
        reply.hijack();
        reply.raw.write('{"status":');
      },
      undefined,
      0.2,
    );
    expect(status).toBe(504);
  });

  it('the body of an error is not waited for', async () => {
    const { status, log } = await ask((reply) => {
      reply.hijack();
      reply.raw.writeHead(500).write('{"status":');
    });
    expect(status).toBe(502);
    expect(log.lines[0]).toContain('status 500');
  });

  it('one that is not there is a clean 502', async () => {
    const { origin, log } = await inFrontOf('http://127.0.0.1:9');
    expect((await fetch(`${origin}/api/News/GetPublicList`)).status).toBe(502);
    expect(log.lines).toHaveLength(1);
  });

  it('status false is passed on without its data', async () => {
    const { status, body, log } = await ask((reply) =>
      reply.send({ status: false, data: [{}], message: 'No rights' }),
    );
    expect(status).toBe(200);
    expect(body).toEqual({ status: false, data: null, message: 'No rights' });
    expect(log.lines[0]).toContain('No rights');
  });

  it.each([{ status: true, data: null }, { status: true }])(
    '%j stays an answer without data',
    async (envelope) => {
      const { status, body } = await ask((reply) => reply.send(envelope));
      expect(status).toBe(200);
      expect(body).toEqual({ status: true, data: null, message: null });
    },
  );
});

describe('a call tells whether the server as a whole fails', () => {
  const request = { source: 'news', parameters: { language: 'EN' } };
  const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();

  it.each<[string, Reply, boolean]>([
    ['records', (reply) => reply.send(good([])), false],
    ['a refusal', (reply) => reply.send({ status: false }), false],
    ['HTML', (reply) => reply.send('<html>'), false],
    ['status 404', (reply) => reply.code(404).send(), false],
    ['status 429', (reply) => reply.code(429).send(), true],
    ['status 500', (reply) => reply.code(500).send(), true],
    ['no answer in time', () => new Promise(() => undefined), true],
  ])('%s', async (_, answer, isServerFailure) => {
    const { council } = await behind(answer, 0.3);
    expect(await council.call(request)).toMatchObject({ isServerFailure, retryAfterMs: 0 });
  });

  it('no connection', async () => {
    const { council } = await inFrontOf('http://127.0.0.1:9');
    expect(await council.call(request)).toMatchObject({ isServerFailure: true });
  });

  it.each([
    [503, '30', 30_000, 30_000],
    [429, '0', 0, 0],
    [503, inAnHour, 3_000_000, 3_600_000],
    [503, 'Sun, 06 Nov 1994 08:49:37 GMT', 0, 0],
    [503, 'soon', 0, 0],
    [404, '30', 0, 0],
  ])('status %i with Retry-After %s', async (status, retryAfter, least, most) => {
    const { council } = await behind((reply) => reply.code(status).header('retry-after', retryAfter).send());
    const { retryAfterMs } = await council.call(request);
    expect(retryAfterMs).toBeGreaterThanOrEqual(least);
    expect(retryAfterMs).toBeLessThanOrEqual(most);
  });
});

describe('values that cannot be read', () => {
  const data = [
    { id: 1, name: 'A', amount: '₹ 1,25,000/-' },
    { id: 2, name: 'B', amount: '1.25 લાખ' },
    { id: 3, name: 'C', amount: '1.25 લાખ' },
    { id: 4, name: { first: 'D' }, amount: 'N/A' },
  ];
  const answer: Reply = (reply) => reply.send(good(data));

  it('are missing, and logged once with source, field, record and value', async () => {
    const { origin, log, body } = await ask(answer, '/Donator/GetPublicList?lang=EN');
    expect(body).toMatchObject({
      data: [{ amount: 125_000 }, { amount: null }, { amount: null }, { name: null, amount: null }],
    });
    await fetch(`${origin}/api/Donator/GetPublicList?lang=GU`);
    expect(log.lines.map((line) => line.slice(line.indexOf('} ') + 2))).toEqual([
      'donators: amount in the record 2 is not a number: "1.25 લાખ"',
      'donators: name in the record 4 is of a wrong type: object',
    ]);
  });

  it('are collected for a report', async () => {
    const app = Fastify({ forceCloseConnections: true });
    app.get('/api/*', (_, reply) => answer(reply, ''));
    const unread = collectUnread();
    const { origin } = await inFrontOf(await listen(app), 2, { unread });
    await fetch(`${origin}/api/Donator/GetPublicList`);
    const source = 'donators';
    expect(unread.values).toEqual([
      { source, field: 'amount', id: '2', value: '"1.25 લાખ"', reason: 'not a number' },
      { source, field: 'amount', id: '3', value: '"1.25 લાખ"', reason: 'not a number' },
      { source, field: 'name', id: '4', value: 'object', reason: 'of a wrong type' },
    ]);
  });

  it('are the designations of officers whom no page shows', async () => {
    const officers = [
      { name: 'A', designation: 'Upa\u2011Sarpanch' },
      { name: 'B', designation: 'Village Poet' },
      { name: 'C', designation: 'Village Poet' },
      { name: 'D', designation: 'વહીવટદાર' },
    ];
    const { log } = await ask((reply) => reply.send(good(officers)), '/GovernmentOfficers/GetPublicList');
    expect(log.lines.map((line) => line.slice(line.indexOf('} ') + 2))).toEqual([
      'officers: designation in the record B is of no term that pages show: "Village Poet"',
    ]);
  });

  it('are told in at most 20 lines of an answer', async () => {
    const many = Array.from({ length: 50 }, (_, id) => ({ id, amount: `${id} lakh` }));
    const { log } = await ask((reply) => reply.send(good(many)), '/Donator/GetPublicList');
    expect(log.lines).toHaveLength(20);
  });
});

describe('records on their way through', () => {
  it('what is no record is left out and counted', async () => {
    const data = [{ id: 1, name: 'One' }, null, 'x', [], { name: 'No id' }, { id: '', name: 'Empty id' }];
    const { response, body, log } = await ask((reply) => reply.send(good(data)), '/Commity/GetPublicList');
    expect(body).toMatchObject({ data: [{ id: 1, name: 'One' }] });
    expect(response.headers.get('x-records-left-out')).toBe('5');
    expect(log.lines).toHaveLength(1);
  });

  it('pictures become files, relative addresses absolute, hostile ones nothing', async () => {
    const data = [
      { id: 1, imageBase64: pixel, link: '/go', isVisible: 'true' },
      {
        id: 2,
        imageBase64: `data:image/jpeg;base64,${pixel}`,
        link: ' javascript:alert(1)',
        isVisible: true,
      },
      { id: 5, imageBase64: pixel, isVisible: false },
      { id: 6, imageBase64: pixel, isVisible: 1 },
      { id: 3, imageBase64: 'Uploads/a.png', link: 'https://gov.example/x', secret: 'x', isVisible: true },
      { id: 4, imageBase64: 'iVBORw0KGgo=', link: 'data:text/html,x', isVisible: true },
    ];
    const { body, host } = await ask(
      (reply) => reply.send(good(data)),
      '/GovernmentWebsiteIcons/GetPublicList',
    );
    const file: unknown = expect.stringMatching(/^\/media\/[0-9a-f]{16}-1x1\.png$/);
    expect(body).toEqual({
      status: true,
      message: null,
      data: [
        { id: 1, imageBase64: file, link: `${host}/go`, isVisible: true },
        { id: 2, imageBase64: file, link: null, isVisible: true },
        { id: 3, imageBase64: file, link: 'https://gov.example/x', isVisible: true },
        { id: 4, imageBase64: null, link: null, isVisible: true },
      ],
    });
  });
});

it('a late picture keeps its own URL, and is left out without one', async () => {
  const app = Fastify({ forceCloseConnections: true });
  const data = [
    { id: 1, imageBase64: 'Uploads/slow.png', link: '/go', isVisible: true },
    { id: 2, imageBase64: pixel, link: '/go', isVisible: true },
  ];
  app.get('/api/*', (_, reply) => reply.send(good(data)));
  app.get('/Uploads/slow.png', () => new Promise(() => undefined));
  const { origin, host } = await inFrontOf(await listen(app), 2, { pictureTimeout: 0 });
  const response = await fetch(`${origin}/api/GovernmentWebsiteIcons/GetPublicList`);
  expect(await response.json()).toMatchObject({
    data: [
      { id: 1, imageBase64: `${host}/Uploads/slow.png` },
      { id: 2, imageBase64: null },
    ],
  });
});

describe('a very large answer', () => {
  it('has at most 10,000 records', async () => {
    const data = Array.from({ length: 10_003 }, (_, id) => ({ id }));
    const { body, response } = await ask((reply) => reply.send(good(data)), '/Donator/GetPublicList');
    expect(body).toMatchObject({ data: { length: 10_000 } });
    expect(response.headers.get('x-records-left-out')).toBe('3');
  });

  it('is read however deep and wide the fields are that nobody knows', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const wide = JSON.stringify(Array.from({ length: 60_000 }, () => [0]));
    const text = `{"status":true,"data":[{"id":1},{"id":2,"x":${deep}},{"id":3,"x":${wide}}]}`;
    const { body } = await ask(
      (reply) => reply.type('application/json').send(text),
      '/Donator/GetPublicList',
    );
    expect(body).toMatchObject({ data: [{ id: 1 }, { id: 2 }, { id: 3 }] });
  });
});

describe('what the council server is asked', () => {
  it.each([
    ['', '/api/GrampanchayatDetail/GetPublicList'],
    ['?lang=HI', '/api/GrampanchayatDetail/GetPublicList?lang=HI'],
  ])('for the council detail with %o is %s (B7.2.1)', async (query, expected) => {
    const { asked } = await ask(
      (reply) => reply.send(good([])),
      `/GrampanchayatDetail/GetPublicList${query}`,
    );
    expect(asked).toEqual([expected]);
  });

  it('only the parameters of the source, the language in its own spelling', async () => {
    const { asked } = await ask(
      (reply) => reply.send(good([])),
      '/CommityMembers/GetPublicByCommityId?lang=hi&commityId=a%2F..%26b&evil=1',
    );
    expect(asked).toEqual(['/api/CommityMembers/GetPublicByCommityId?commityId=a%2F..%26b&lang=HI']);
  });

  it.each([
    ['/Admin/Users', 404],
    ['/../admin', 404],
    ['/CommityMembers/GetPublicByCommityId', 400],
  ])('%s never reaches it', async (path, status) => {
    const { origin, asked } = await behind((reply) => reply.send(good([])));
    expect((await fetch(`${origin}/api${path}`)).status).toBe(status);
    expect(asked).toEqual([]);
  });

  it('one call for requests that are alike at the same time', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const { origin, asked, received } = await behind(async (reply) => {
      await released;
      return reply.send(good([]));
    });
    const url = `${origin}/api/News/GetPublicList?lang=EN`;
    const requests = [1, 2, 3, 4].map(() => fetch(url));
    await expect.poll(() => received).toHaveLength(4);
    release();
    const answers = await Promise.all(requests);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(asked).toHaveLength(1);
  });
});
