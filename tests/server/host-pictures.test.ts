import type { FastifyReply } from 'fastify';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { largestHostPicture, openHostPictures } from '../../src/server/media/host-pictures';
import { councilHost, type Answer } from './council-host';
import { temporaryPictures } from './sample-site';

const pixel = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#a43' } })
  .png()
  .toBuffer();

const sendPicture = (reply: FastifyReply) => reply.type('text/plain').send(pixel);

it('a picture on the council’s host becomes a file of this site, fetched once', async () => {
  const { host, asked } = await councilHost(sendPicture);
  const store = await temporaryPictures();
  const urls = await Promise.all(['a b.png', `${host}a%20b.png`].map((value) => store.urlOf(value, host)));
  for (const url of urls) expect(url).toMatch(/^\/media\/[0-9a-f]{16}-20x10\.png$/);
  await store.urlOf('a b.png', host);
  expect(asked).toEqual(['/a%20b.png']);
});

it('a picture on another host, or of the content, is not fetched', async () => {
  const { host, asked } = await councilHost(sendPicture);
  const store = await temporaryPictures();
  const other = host.replace('127.0.0.1', 'localhost');
  expect(await store.urlOf(`${other}a.png`, host)).toBe(`${other}a.png`);
  expect(await store.urlOf(`${host}a.png`, null)).toBe(`${host}a.png`);
  expect(asked).toEqual([]);
});

it.each(['//localhost:1/a.png', '/\\localhost:1/a.png'])(
  'the path %s is read from the council’s host, not from the one that it looks like',
  async (path) => {
    const { host, asked } = await councilHost(sendPicture);
    const store = await temporaryPictures();
    expect(await store.urlOf(host.slice(0, -1) + path, host)).toMatch(/^\/media\//);
    expect(asked).toEqual(['//localhost:1/a.png']);
  },
);

it.each<[string, Answer]>([
  ['is no picture', (reply) => reply.type('image/png').send('<!doctype html>')],
  ['is larger than 10 MB', (reply) => reply.send(Buffer.concat([pixel, Buffer.alloc(largestHostPicture)]))],
  ['does not exist', (reply) => reply.code(404).send('')],
  ['redirects to another host', (reply) => reply.redirect('http://localhost:1/secret.png')],
  ['redirects for ever', (reply, path) => reply.redirect(`${path}x`)],
])('a picture that %s is none, and is not asked for again at once', async (_, answer) => {
  const { host, asked } = await councilHost(answer);
  const store = await temporaryPictures();
  expect(await store.urlOf('a.png', host)).toBeNull();
  const requests = asked.length;
  expect(await store.urlOf('a.png', host)).toBeNull();
  expect(asked).toHaveLength(requests);
});

it('a redirect on the same host is followed', async () => {
  const { host } = await councilHost((reply, path) =>
    path === '/a.png' ? reply.redirect('/b.png') : sendPicture(reply),
  );
  const store = await temporaryPictures();
  expect(await store.urlOf('a.png', host)).toMatch(/^\/media\//);
});

it.each<[string, (reply: FastifyReply) => unknown]>([
  ['an error', (reply) => reply.code(503).send('')],
  ['no answer in time', () => new Promise(() => undefined)],
])('after %s a picture keeps its own URL', async (_, answer) => {
  const { host, asked } = await councilHost(answer);
  const pictures = openHostPictures({
    keep: () => Promise.resolve('/media/a.png'),
    isKept: () => Promise.resolve(true),
    // Long enough for the request to arrive on a busy machine.
    timeout: 5000,
  });
  expect(await pictures.urlOf(`${host}a.png`, host)).toBe(`${host}a.png`);
  expect(await pictures.urlOf(`${host}a.png`, host)).toBe(`${host}a.png`);
  expect(asked).toHaveLength(1);
});

it('a picture that nobody had time to convert keeps its own URL for some seconds', async () => {
  const { host } = await councilHost((reply) => sendPicture(reply));
  const answers = ['busy', '/media/a.png'];
  let time = 0;
  const pictures = openHostPictures({
    keep: () => Promise.resolve(answers.shift() ?? null),
    isKept: () => Promise.resolve(true),
    now: () => time,
  });
  const show = () => pictures.urlOf(`${host}a.png`, host);
  expect(await show()).toBe(`${host}a.png`);
  time += 10_001;
  await show();
  await expect.poll(show).toBe('/media/a.png');
});

it('a picture is fetched again after an hour, while the known one is shown, and when its file is gone', async () => {
  const { host, asked } = await councilHost((reply) =>
    asked.length === 3 ? reply.code(500).send() : sendPicture(reply),
  );
  const names = ['/media/1.png', '/media/2.png', '/media/3.png'];
  let time = 0;
  let isKept = true;
  let wasKept: () => void = () => undefined;
  const pictures = openHostPictures({
    keep: () => {
      wasKept();
      return Promise.resolve(names.shift() ?? null);
    },
    isKept: () => Promise.resolve(isKept),
    now: () => time,
  });
  const show = () => pictures.urlOf(`${host}a.png`, host);
  expect(await show()).toBe('/media/1.png');
  time += 3_600_001;
  const refreshed = new Promise<void>((resolve) => (wasKept = resolve));
  expect(await show()).toBe('/media/1.png');
  await refreshed;
  await expect.poll(show).toBe('/media/2.png');
  time += 3_600_001;
  await show();
  await expect.poll(() => asked.length).toBe(3);
  expect(await show()).toBe('/media/2.png');
  isKept = false;
  // The failing request may still be on its way.
  await expect.poll(show).toBe('/media/3.png');
});
