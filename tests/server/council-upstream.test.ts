import Fastify, { type FastifyReply } from 'fastify';
import { describe, expect, it } from 'vitest';
import { councilRoutes } from '../../server/council/routes';
import { upstreamCouncil } from '../../server/council/upstream';
import { openPictureStore } from '../../server/media/picture-store';
import { listen, memoryLog, serve } from './serve';
import { sampleSite, temporaryFolder } from './sample-site';

const site = await sampleSite();
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

type Reply = (reply: FastifyReply, url: string) => unknown;

/** The council's own server as it may be, and this server in front of it. */
async function behind(answer: Reply, timeout = 2) {
  const app = Fastify({ forceCloseConnections: true });
  const asked: string[] = [];
  app.get('/api/*', (request, reply) => {
    asked.push(request.url);
    return answer(reply, request.url);
  });
  return { asked, ...(await inFrontOf(await listen(app), timeout)) };
}

async function inFrontOf(host: string, timeout = 2) {
  const log = memoryLog();
  const pictures = await openPictureStore(await temporaryFolder(), log);
  const council = upstreamCouncil(site, pictures, { host, timeout, log });
  return { host, log, origin: await serve(councilRoutes(council)) };
}

const good = (data: unknown) => ({ status: true, data, message: 'ok' });

async function ask(answer: Reply, path = '/News/GetPublicList?lang=EN', timeout = 2) {
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
      'broken JSON',
    ],
    ['nothing', (reply) => reply.send(''), 'broken JSON'],
    ['a bare list', (reply) => reply.send([1]), 'JSON without an envelope'],
    ['no status', (reply) => reply.send({ data: [] }), 'an envelope without a status'],
    ['data that is no list', (reply) => reply.send(good({ id: 1 })), 'data that is no list'],
  ])('%s is a clean 502 and one line in the log', async (_, reply, line) => {
    const { status, body, log } = await ask(reply);
    expect(status).toBe(502);
    expect(body).toMatchObject({ status: false, data: null });
    expect(log.lines).toHaveLength(1);
    expect(log.lines[0]).toContain(line);
    expect(log.lines[0]).not.toContain('lang=');
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
      { id: 2, imageBase64: `data:image/jpeg;base64,${pixel}`, link: ' javascript:alert(1)', isVisible: 1 },
      { id: 3, imageBase64: 'Uploads/a.png', link: 'https://gov.example/x', secret: 'x' },
      { id: 4, imageBase64: 'iVBORw0KGgo=', link: 'data:text/html,x' },
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
        { id: 2, imageBase64: file, link: null, isVisible: null },
        { id: 3, imageBase64: `${host}/Uploads/a.png`, link: 'https://gov.example/x' },
        { id: 4, imageBase64: null, link: null },
      ],
    });
  });
});

describe('what the council server is asked', () => {
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
    const slow: Reply = (reply) => new Promise((done) => setTimeout(() => done(reply.send(good([]))), 100));
    const { origin, asked } = await behind(slow);
    const url = `${origin}/api/News/GetPublicList?lang=EN`;
    const answers = await Promise.all([1, 2, 3, 4].map(() => fetch(url)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(asked).toHaveLength(1);
  });
});
