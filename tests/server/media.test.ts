import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from 'node:net';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { mediaRoutes } from '../../src/server/media/routes';
import { memoryLog, serve } from './serve';
import { temporaryFolder } from '../temporary-folder';
import { temporaryPictures } from './sample-site';

type Format = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif';

function picture(width: number, height: number, format: Format = 'png'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#a43' } })
    .toFormat(format)
    .toBuffer();
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><script>alert(1)</script><rect width="20" height="10"/></svg>';

async function open() {
  const content = await temporaryFolder();
  const data = await temporaryFolder();
  const log = memoryLog();
  const store = await temporaryPictures({ dataDir: data, log });
  await mkdir(join(content, 'pictures'));
  await mkdir(join(content, 'documents'));
  return { content, data, log, store, origin: await serve(mediaRoutes(store, content)) };
}

describe('a picture in a record', () => {
  it.each<[Format, string, string]>([
    ['png', 'png', 'image/png'],
    ['jpeg', 'jpg', 'image/jpeg'],
    ['gif', 'gif', 'image/gif'],
    ['webp', 'webp', 'image/webp'],
    ['avif', 'avif', 'image/avif'],
  ])('as bare base64 (%s) is a file for ever', async (format, extension, type) => {
    const { store, origin } = await open();
    const bytes = await picture(30, 20, format);
    const address = (await store.urlOf(bytes.toString('base64'), null)) ?? '';
    expect(address).toMatch(new RegExp(`^/media/[0-9a-f]{16}-30x20\\.${extension}$`));
    const response = await fetch(origin + address);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it.each([
    ['base64', Buffer.from(svg).toString('base64')],
    ['a data URL', `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`],
    ['a plain data URL', `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`],
  ])('that is a drawing as %s becomes pixels', async (_, value) => {
    const { store } = await open();
    expect(await store.urlOf(value, null)).toMatch(/^\/media\/[0-9a-f]{16}-51\dx256\.png$/);
  });

  it('in a data URL within a data URL is shown', async () => {
    const { store } = await open();
    const data = (await picture(30, 20)).toString('base64');
    const twice = `data:image/png;base64,data:image/png;base64,${data}`;
    expect(await store.urlOf(twice, null)).toBe(await store.urlOf(data, null));
  });

  it('that is an AVIF of the brand mif1 is shown', async () => {
    const { store } = await open();
    const bytes = await picture(30, 20, 'avif');
    expect(bytes.toString('latin1', 8, 12)).toBe('avif');
    bytes.write('mif1', 8, 'latin1');
    expect(await store.urlOf(bytes.toString('base64'), null)).toMatch(/-30x20\.avif$/);
  });

  it('that is wider than 1600 px is reduced', async () => {
    const { store } = await open();
    const value = `data:image/png;base64,${(await picture(2000, 1000)).toString('base64')}`;
    expect(await store.urlOf(value, null)).toMatch(/-1600x800\.webp$/);
  });

  it('that lies on its side is turned', async () => {
    const { store } = await open();
    const turned = await sharp(await picture(40, 20))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await store.urlOf(turned.toString('base64'), null)).toMatch(/-20x40\.webp$/);
  });

  it.each([
    ['', null],
    ['   ', null],
    ['iVBORw0KGgo=', null],
    ['/9j/4AAQSkZJRgABAQ', null],
    ['data:image/png;base64,', null],
    ['data:image/png;base64,AAAA', null],
    ['data:text/html,<script>alert(1)</script>', null],
    ['data:image/svg+xml,%', null],
    ['QUJD'.repeat(100), null],
    ['no picture', null],
    ['javascript:alert(1).png', null],
    ['tel:1.png', null],
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['/own/a.png', '/own/a.png'],
  ])('%o becomes %o', async (value, expected) => {
    const { store } = await open();
    expect(await store.urlOf(value, null)).toBe(expected);
  });

  it('of the content folder is a file, and a missing one is reported', async () => {
    const { store, content, log, data } = await open();
    await writeFile(join(content, 'pictures/a.png'), await picture(10, 10));
    expect(await store.urlOfContent('pictures/a.png', content)).toMatch(/-10x10\.png$/);
    await store.saved();
    expect(await readdir(join(data, 'media'))).toContain('index.json');
    await symlink(join(data, 'media/index.json'), join(content, 'pictures/link.png'));
    const missing = ['pictures/b.png', 'pictures/../../b.png', 'pictures/link.png'];
    for (const name of missing) expect(await store.urlOfContent(name, content)).toBeNull();
    expect(log.lines.map((line) => missing.find((name) => line.includes(name)))).toEqual(missing);
  });

  it('that changed in the content folder gets another address', async () => {
    const { store, content } = await open();
    await writeFile(join(content, 'pictures/a.png'), await picture(10, 10));
    const before = await store.urlOfContent('pictures/a.png', content);
    await writeFile(join(content, 'pictures/a.png'), await picture(11, 10));
    expect(await store.urlOfContent('pictures/a.png', content)).not.toBe(before);
  });
});

/** Sends a path as it is: fetch would tidy it up. */
function rawStatus(origin: string, path: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((done, fail) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    });
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('end', () => done(text));
    socket.on('error', fail);
  });
}

describe('names that are none of ours', () => {
  it.each([
    '/media/index.json',
    '/media/../secret.txt',
    '/media/..%2fsecret.txt',
    '/media/%2e%2e/secret.txt',
    '/media/320/..%2f..%2f..%2fsecret.txt',
    '/media/0123456789abcdef-1x1.png',
    '/documents/../secret.txt',
    '/documents/..%2fsecret.txt',
    '/documents/%2e%2e%2fsecret.txt',
    '/documents/..%5csecret.txt',
    '/documents/%00',
    '/documents/',
    '/documents/.hidden',
    '/documents/none.pdf',
  ])('%s gives nothing', async (path) => {
    const { origin, content, data } = await open();
    await writeFile(join(content, 'secret.txt'), 'secret');
    await writeFile(join(data, 'secret.txt'), 'secret');
    await writeFile(join(content, 'documents/.hidden'), 'secret');
    const answer = await rawStatus(origin, path);
    expect(answer).toMatch(/^HTTP\/1\.1 (400|403|404) /);
    expect(answer).not.toContain('\r\nsecret');
  });
});

describe('documents', () => {
  it('open in the browser', async () => {
    const { origin, content } = await open();
    await writeFile(join(content, 'documents/a.pdf'), '%PDF-1.4');
    const response = await fetch(`${origin}/documents/a.pdf`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe('inline');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('that could carry scripts are only saved', async () => {
    const { origin, content } = await open();
    await writeFile(join(content, 'documents/a.html'), '<script>');
    expect((await fetch(`${origin}/documents/a.html`)).headers.get('content-disposition')).toBe('attachment');
  });
});
