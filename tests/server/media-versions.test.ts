import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openMediaConverter, type MediaConverter } from '../../src/server/media/media-converter';
import type { PictureStoreOptions } from '../../src/server/media/picture-store';
import { mediaRoutes } from '../../src/server/media/routes';
import { serve } from './serve';
import { temporaryFolder } from '../temporary-folder';
import { temporaryPictures } from './sample-site';

const permanent = 'public, max-age=31536000, immutable';
const temporary = 'public, max-age=60';

/** Detail of which an AVIF needs fewer bytes than a WebP. */
function picture(width: number, height: number): Sharp {
  const circles = Array.from(
    { length: 60 },
    (_, index) =>
      `<circle cx="${(index * 97) % width}" cy="${(index * 61) % height}" r="${20 + (index % 7) * 9}" fill="hsl(${index * 31} 60% 55%)"/>`,
  );
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${circles.join('')}</svg>`,
    ),
  ).flatten({ background: '#fff' });
}

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } }).png();

async function open(image: Sharp, options: Partial<PictureStoreOptions> = {}) {
  const data = await temporaryFolder();
  const store = await temporaryPictures({ dataDir: data, ...options });
  const origin = await serve(mediaRoutes(store, data));
  const url = (await store.urlOf((await image.toBuffer()).toString('base64'), null)) ?? '';
  const versionUrl = (width: number | string, format: string) =>
    url.replace('/media/', `/media/${width}/`).replace(/\w+$/, format);
  const ask = async (width: number | string, format: string) => {
    const response = await fetch(origin + versionUrl(width, format));
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      caching: response.headers.get('cache-control'),
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  };
  return { store, data, url, ask };
}

describe('the picture for previews of a link (B10.7.2)', () => {
  const noise = (width: number, height: number) =>
    sharp({
      create: {
        width,
        height,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    }).png();

  it.each([
    ['a large one', noise(1500, 1300), { width: 1200, height: 1040 }],
    ['a tall one', noise(300, 2400), { width: 150, height: 1200 }],
    ['a small one', plain(90, 60, '#00f8'), { width: 90, height: 60 }],
  ])('of %s is a JPEG of at most 1200 px and 300 kB', async (_, image, size) => {
    const { ask } = await open(image);
    const { status, type, caching, bytes } = await ask('share', 'jpg');
    expect({ status, type, caching }).toEqual({ status: 200, type: 'image/jpeg', caching: permanent });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', hasAlpha: false, ...size });
    expect(bytes.byteLength).toBeLessThanOrEqual(300_000);
  });

  it('is white where the picture is transparent', async () => {
    const { ask } = await open(plain(200, 100, '#0000'));
    const { data } = await sharp((await ask('share', 'jpg')).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(new Set(data)).toEqual(new Set([255]));
  });

  it('is made of known pictures only', async () => {
    const { url, store } = await open(plain(200, 100, '#123'));
    const name = url.slice('/media/'.length).replace(/\w+$/, 'jpg');
    expect(await store.findShared(name.replace(/^./, (digit) => (digit === '0' ? '1' : '0')))).toBeNull();
    expect(await store.findShared(name.replace('.jpg', '.webp'))).toBeNull();
    expect(await store.findShared(`../${name}`)).toBeNull();
  });
});

/** A converter that notes the versions it has converted. */
function notingConverter(beforeAvif: Promise<void> = Promise.resolve()) {
  const converter = openMediaConverter({ timeLimit: 60_000 });
  onTestFinished(() => converter.close());
  const versions: string[] = [];
  const convert: MediaConverter['convert'] = async (job, urgency) => {
    if ('width' in job && job.format === 'avif') await beforeAvif;
    if ('width' in job) versions.push(`${job.width} ${job.format} ${urgency}`);
    return converter.convert(job, urgency);
  };
  return { converter: { ...converter, convert }, versions };
}

describe('a version of a picture', () => {
  it('is WebP at once while the AVIF is made, then the AVIF for ever', async () => {
    const { store, ask } = await open(picture(700, 350).png());
    expect(await ask(320, 'avif')).toMatchObject({ status: 200, type: 'image/webp', caching: temporary });
    await store.settled();
    const avif = await ask(320, 'avif');
    expect(avif).toMatchObject({ type: 'image/avif', caching: permanent });
    expect(await sharp(avif.bytes).metadata()).toMatchObject({ format: 'heif', width: 320, height: 160 });
    const webp = await ask(320, 'webp');
    expect(webp).toMatchObject({ type: 'image/webp', caching: permanent });
    expect(await sharp(webp.bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 160 });
    expect(avif.bytes.byteLength).toBeLessThan(webp.bytes.byteLength);
  });

  it('does not wait for an AVIF, and is made once', async () => {
    let release: () => void = () => undefined;
    const { converter, versions } = notingConverter(new Promise((resolve) => (release = resolve)));
    const { store, ask } = await open(picture(700, 350).png(), { converter });
    const early = await Promise.all([1, 2, 3].map(() => ask(320, 'avif')));
    for (const answer of early) expect(answer).toMatchObject({ type: 'image/webp', caching: temporary });
    release();
    await store.settled();
    expect(await ask(320, 'avif')).toMatchObject({ type: 'image/avif', caching: permanent });
    expect(versions).toEqual(['320 webp visitor', '320 avif background']);
  });

  it.each(['avif', 'webp'])('keeps transparency (%s)', async (format) => {
    const ring = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><circle cx="300" cy="300" r="200" fill="#a43"/></svg>`;
    const { store, ask } = await open(sharp(Buffer.from(ring)).png());
    await ask(160, format);
    await store.settled();
    const { bytes } = await ask(160, format);
    const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
    expect([alphaAt(2, 2), alphaAt(80, 80)]).toEqual([0, 255]);
  });

  it.each(['avif', 'webp'])('of a moving picture moves (%s)', async (format) => {
    const frames = await Promise.all(['#f00', '#0f0'].map((colour) => plain(400, 200, colour).toBuffer()));
    const { store, url, ask } = await open(sharp(frames, { join: { animated: true } }).gif());
    expect(url).toMatch(/-400x200\.gif$/);
    await ask(160, format);
    await store.settled();
    const { type, caching, bytes } = await ask(160, format);
    expect({ type, caching }).toEqual({
      type: 'image/webp',
      caching: format === 'avif' ? temporary : permanent,
    });
    expect(await sharp(bytes).metadata()).toMatchObject({ pages: 2, width: 160 });
  });

  it.each([
    ['999', 'avif'],
    ['720', 'avif'],
    ['0320', 'webp'],
    ['320.0', 'webp'],
    ['-1', 'webp'],
    ['..', 'webp'],
    ['320', 'png'],
    ['320', 'avif.webp'],
  ])('does not exist at /media/%s/….%s', async (width, format) => {
    const { ask } = await open(plain(640, 10, '#a43'));
    expect((await ask(width, format)).status).toBe(404);
  });

  it('of an unknown picture does not exist', async () => {
    const { data, ask } = await open(plain(640, 10, '#a43'));
    await rm(join(data, 'media'), { recursive: true });
    expect((await ask(320, 'avif')).status).toBe(404);
  });
});

describe('with little room', () => {
  it('a version that cannot be stored is the whole picture for a minute', async () => {
    let free = 1e12;
    const { ask, url, data } = await open(picture(700, 350).png(), {
      freeSpace: () => Promise.resolve(free),
    });
    free = 0;
    const answer = await ask(320, 'avif');
    expect(answer).toMatchObject({ type: 'image/png', caching: temporary });
    expect(answer.bytes.equals(await readFile(join(data, url)))).toBe(true);
  });
});
