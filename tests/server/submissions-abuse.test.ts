import { type IncomingMessage, request } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isSameSite } from '../../src/server/submissions/same-site';
import { newFolder } from './submission-databases';
import { malformedRun } from './submission-runs/malformed-run';
import { envelopeOf, postJson } from './submission-runs/post';
import { startSubmissionServer, type TestServerOptions } from './submission-server';

const body = { name: 'રમેશ પટેલ', email: 'ramesh@example.in', phone: '9825012345', question: 'ખાનગી વાત' };

async function start(options: Partial<TestServerOptions> = {}): Promise<string> {
  const server = await startSubmissionServer({ ...(await newFolder()), ...options });
  onTestFinished(() => server.close());
  return server.address;
}

test('the response to the post after the last allowed one says when to retry, in the visitor’s language', async () => {
  const address = `${await start({ rateLimit: 2 })}/api/Questions/Create`;
  const statuses = [await postJson(address, body), await postJson(address, body)].map(({ status }) => status);
  const posted = await postJson(address, body, { 'Content-Language': 'HI' });
  expect([...statuses, posted.status]).toEqual([201, 201, 429]);
  expect(Number(posted.headers['retry-after'])).toBeGreaterThan(590);
  expect(envelopeOf(posted)).toEqual({ status: false, data: null, message: 'नहीं मिला' });
});

/** Posts that may pass, from addresses that a proxy forwards. */
async function statusesOf(posts: readonly (readonly [path: string, address: string])[]) {
  const address = await start({ rateLimit: 1, trustProxy: true });
  const statuses = [];
  for (const [path, from] of posts) {
    const sent = { name: 'x', ...(path === 'Complaint' ? { type: 'Other' } : {}) };
    statuses.push(
      (await postJson(`${address}/api/${path}/Create`, sent, { 'X-Forwarded-For': from })).status,
    );
  }
  return statuses;
}

test('each form and each address has a limit of its own', async () => {
  const posts = [
    ['Questions', '10.0.0.1'],
    ['Complaint', '10.0.0.1'],
    ['Questions', '10.0.0.2'],
    ['Questions', '10.0.0.1'],
  ] as const;
  expect(await statusesOf(posts)).toEqual([201, 201, 201, 429]);
});

test('addresses of one IPv6 network count as one', async () => {
  const addresses = ['2001:db8:1:2::7', '2001:db8:1:2:3:4:5:6', '2001:db8:1:3::7', '::1'];
  const posts = addresses.map((address) => ['Questions', address] as const);
  expect(await statusesOf(posts)).toEqual([201, 429, 201, 201]);
});

test('a window ends after ten minutes', async () => {
  const address = `${await start({ rateLimit: 1 })}/api/Questions/Create`;
  await postJson(address, body);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 599_000 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const posted = await postJson(address, body);
  expect([posted.status, posted.headers['retry-after']]).toEqual([429, '1']);
  vi.setSystemTime(Date.now() + 2000);
  expect((await postJson(address, body)).status).toBe(201);
});

test('posts that are no submission do not count', async () => {
  const address = `${await start({ rateLimit: 1 })}/api/Questions/Create`;
  await postJson(address, body, { Origin: 'https://evil.example' });
  expect((await postJson(address, body)).status).toBe(201);
});

const own = 'site.example:8080';
const publicAddress = 'https://www.motipura.example/';

test.each([
  ['a program without Origin', {}, true],
  ['the own page', { origin: 'http://site.example:8080' }, true],
  ['the public address', { origin: 'https://www.motipura.example' }, true],
  ['another site', { origin: 'https://evil.example' }, false],
  ['a site whose name begins alike', { origin: 'https://www.motipura.example.evil.example' }, false],
  ['the public name without TLS', { origin: 'http://www.motipura.example' }, false],
  ['another page by its Referer', { referer: 'https://evil.example/x' }, false],
  ['the own page by its Referer', { referer: 'http://site.example:8080/question' }, true],
  ['a page that hides its origin', { origin: 'null' }, false],
  ['the own page that hides its origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
  [
    'the own page behind a proxy that changes the host',
    { origin: 'https://a.example', 'sec-fetch-site': 'same-origin' },
    true,
  ],
  [
    'a page of the same domain',
    { origin: 'https://b.motipura.example', 'sec-fetch-site': 'same-site' },
    false,
  ],
  ['another site that sends no Origin', { 'sec-fetch-site': 'cross-site' }, false],
  ['nonsense', { origin: 'nonsense' }, false],
])('from %s', (_, headers, isAccepted) =>
  expect(isSameSite({ host: own, headers }, publicAddress)).toBe(isAccepted),
);

test('a post of another site is refused, without CORS headers', async () => {
  const posted = await postJson(`${await start()}/api/Questions/Create`, body, {
    Origin: 'https://evil.example',
  });
  expect(posted.status).toBe(403);
  expect(posted.headers['access-control-allow-origin']).toBeUndefined();
});

test.each([
  ['https://www.motipura.example', 204, 'https://www.motipura.example'],
  ['https://evil.example', 403, undefined],
])('the preflight of %s is answered with %i', async (origin, status, allowed) => {
  const response = await preflight(`${await start()}/api/Questions/Create`, origin);
  expect([response.statusCode, response.headers['access-control-allow-origin']]).toEqual([status, allowed]);
});

function preflight(address: string, origin: string) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { Origin: origin, 'Access-Control-Request-Method': 'POST' };
    request(address, { method: 'OPTIONS', headers }, (response) => resolve(response.resume()))
      .on('error', reject)
      .end();
  });
}

test('no malformed or random post is answered with 5xx or stored in a shape that does not fit', async () => {
  const result = await malformedRun({ ...(await newFolder()), random: 100 });
  expect(result).toMatchObject({ wrongAnswers: [], misfits: 0 });
  expect(result.stored).toBeGreaterThan(0);
});
