import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openBoundedFolder, reservedSpace } from '../../src/server/files/bounded-folder';
import { openMediaConverter } from '../../src/server/media/media-converter';
import { mediaRoutes } from '../../src/server/media/routes';
import { memoryLog, serve } from './serve';
import { temporaryFolder } from '../temporary-folder';
import { temporaryPictures } from './sample-site';

const pictureFiles = { contents: 'pictures', pattern: /\.(?:png|webp)$/ };

function picture(width: number, height: number, colour = '#a43') {
  return sharp({ create: { width, height, channels: 3, background: colour } });
}

const base64 = async (image: Sharp): Promise<string> => (await image.toBuffer()).toString('base64');

/** Blurring a large area several times takes librsvg many seconds. */
function hostileSvg(seed: number): string {
  const blur = '<feGaussianBlur stdDeviation="200"/>'.repeat(40);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f">${blur}</filter><rect width="4000" height="${4000 - seed}" filter="url(#f)"/></svg>`;
  return Buffer.from(svg).toString('base64');
}

describe('hostile pictures', () => {
  it('are given up, cost one attempt, and do not delay the serving of files', async () => {
    const converter = openMediaConverter({ processes: 1, timeLimit: 2_000 });
    onTestFinished(() => converter.close());
    const content = await temporaryFolder();
    await mkdir(join(content, 'documents'));
    await writeFile(join(content, 'documents/a.txt'), 'text');
    let attempts = 0;
    const convert: typeof converter.convert = (job, urgency) => {
      attempts += 1;
      return converter.convert(job, urgency);
    };
    const store = await temporaryPictures({ converter: { ...converter, convert } });
    const origin = await serve(mediaRoutes(store, content));
    const conversions = [1, 2].map((seed) => store.urlOf(hostileSvg(seed), null));
    const state = { isConverting: true };
    const converted = Promise.all(conversions).finally(() => (state.isConverting = false));
    let served = 0;
    while (state.isConverting) {
      expect((await fetch(`${origin}/documents/a.txt`)).status).toBe(200);
      served += 1;
    }
    expect(await converted).toEqual([null, null]);
    expect(served).toBeGreaterThan(2);
    expect(await store.urlOf(hostileSvg(1), null)).toBeNull();
    expect(attempts).toBe(2);
  });

  it('cost their process when they take too long or crash it, and the next picture is converted', async () => {
    const converter = openMediaConverter({ processes: 1, timeLimit: 4_000 });
    onTestFinished(() => converter.close());
    const bytes = await picture(20, 10).png().toBuffer();
    const usable = { bytes: null, width: 20, height: 10 };
    expect(await converter.convert({ bytes: Buffer.from('GIF89a broken') }, 'visitor')).toBe('broken');
    const hostile = { bytes: Buffer.from(hostileSvg(1), 'base64') };
    expect(await converter.convert(hostile, 'visitor')).toBe('timeout');
    expect(await converter.convert({ bytes }, 'visitor')).toMatchObject(usable);
    const crashed = converter.convert(hostile, 'visitor');
    const children = execFileSync('pgrep', ['-P', String(process.pid), '-f', 'tinypool'], {
      encoding: 'utf8',
    });
    for (const child of children.trim().split('\n')) process.kill(Number(child), 'SIGKILL');
    expect(await crashed).toBe('broken');
    expect(await converter.convert({ bytes }, 'visitor')).toMatchObject(usable);
  });

  it('are refused after the end', async () => {
    const converter = openMediaConverter({ processes: 1 });
    const bytes = await picture(20, 10).png().toBuffer();
    const waiting = [1, 2].map(() => converter.convert({ bytes }, 'visitor'));
    await converter.close();
    expect(await Promise.all(waiting)).toEqual(['busy', 'busy']);
    expect(await converter.convert({ bytes }, 'visitor')).toBe('busy');
  });

  it('with more than 60 million pixels are refused', async () => {
    const store = await temporaryPictures();
    expect(await store.urlOf(await base64(picture(8_000, 8_000).png()), null)).toBeNull();
  });
});

describe('metadata', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is not served (%s)', async (format) => {
    const dataDir = await temporaryFolder();
    const store = await temporaryPictures({ dataDir });
    const gps = { IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '22/1 18/1 0/1', GPSLatitudeRef: 'N' } };
    const value = await base64(picture(40, 30).withExif(gps).toFormat(format));
    const url = (await store.urlOf(value, null)) ?? '';
    expect(url).toMatch(/-40x30\.webp$/);
    const bytes = await readFile(join(dataDir, url));
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('Somebody')).toBe(false);
  });
});

describe('the media folder', () => {
  async function open(options: { quota?: number; free?: number } = {}) {
    const path = join(await temporaryFolder(), 'media');
    const log = memoryLog();
    const freeSpace = () => Promise.resolve(options.free ?? 1e12);
    const folder = await openBoundedFolder({
      ...pictureFiles,
      path,
      quota: options.quota ?? 1e9,
      log,
      freeSpace,
    });
    return { path, log, folder };
  }

  it('removes narrower versions first, then those not used for longest', async () => {
    const { folder, path } = await open({ quota: 1_000 });
    for (const name of ['a.webp', 'b.webp', '320/a.webp']) await folder.write(name, Buffer.alloc(300));
    await folder.find('a.webp');
    await folder.write('c.webp', Buffer.alloc(300));
    expect(await folder.find('320/a.webp')).toBeNull();
    await folder.write('d.webp', Buffer.alloc(300));
    expect((await readdir(path)).filter((name) => name.endsWith('.webp')).sort()).toEqual([
      'a.webp',
      'c.webp',
      'd.webp',
    ]);
  });

  it('knows the files of earlier runs and when they were used', async () => {
    const { folder, path, log } = await open();
    await folder.write('old.webp', Buffer.alloc(300));
    await folder.write('new.webp', Buffer.alloc(300));
    await utimes(join(path, 'old.webp'), 1_000, 1_000);
    const again = await openBoundedFolder({
      ...pictureFiles,
      path,
      quota: 800,
      log,
      freeSpace: () => Promise.resolve(1e12),
    });
    await again.write('c.webp', Buffer.alloc(300));
    expect(await again.find('old.webp')).toBeNull();
    expect(await again.find('new.webp')).not.toBeNull();
  });

  it('removes what a crash left of a file a day ago, when it is opened', async () => {
    const { folder, path } = await open();
    await folder.write('a.webp', Buffer.alloc(300));
    const drafts = ['a.webp.1.part', 'b.webp.2.part'].map((name) => join(path, name));
    for (const draft of drafts) await writeFile(draft, 'half');
    await utimes(drafts[0] ?? '', 1_000, 1_000);
    await openBoundedFolder({ ...pictureFiles, path, quota: 1_000, log: memoryLog() });
    expect((await readdir(path)).sort()).toEqual(['a.webp', 'b.webp.2.part']);
  });

  it('marks a used file once a day', async () => {
    const { folder, path } = await open();
    await folder.write('a.webp', Buffer.alloc(3));
    await utimes(join(path, 'a.webp'), 1_000, 1_000);
    await folder.find('a.webp');
    expect((await stat(join(path, 'a.webp'))).mtimeMs).toBeGreaterThan(Date.now() - 60_000);
  });

  it('leaves room on the disk, and warns once', async () => {
    const { folder, log } = await open({ free: reservedSpace });
    expect(await folder.write('a.webp', Buffer.alloc(3))).toBe(false);
    expect(await folder.write('b.webp', Buffer.alloc(3))).toBe(false);
    expect(log.lines).toEqual([expect.stringContaining('the disk is almost full')]);
  });

  it('refuses a picture larger than its quota', async () => {
    const { folder } = await open({ quota: 100 });
    expect(await folder.write('a.webp', Buffer.alloc(300))).toBe(false);
  });
});

describe('when the folder cannot be used', () => {
  it('a record has no picture, and a narrower version is the picture itself for a minute', async () => {
    const dataDir = await temporaryFolder();
    let free = 1e12;
    const store = await temporaryPictures({ dataDir, freeSpace: () => Promise.resolve(free) });
    const origin = await serve(mediaRoutes(store, await temporaryFolder()));
    const url = (await store.urlOf(await base64(picture(700, 350).png()), null)) ?? '';
    free = 0;
    expect(await store.urlOf(await base64(picture(60, 30).png()), null)).toBeNull();
    const response = await fetch(origin + url.replace('/media/', '/media/320/').replace('.png', '.webp'));
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('pictures of the content are made again after it was deleted', async () => {
    const dataDir = await temporaryFolder();
    const content = await temporaryFolder();
    await mkdir(join(content, 'pictures'));
    await writeFile(join(content, 'pictures/a.png'), await picture(700, 350).png().toBuffer());
    const store = await temporaryPictures({ dataDir });
    const value = await base64(picture(30, 20).png());
    const urls = [
      await store.urlOfContent('pictures/a.png', content),
      await store.urlOfContent(value, content),
    ];
    await rm(join(dataDir, 'media'), { recursive: true });
    const origin = await serve(mediaRoutes(store, content));
    for (const url of urls) expect((await fetch(origin + (url ?? ''))).status).toBe(200);
  });

  it.each(['findShared', 'findVersion'] as const)(
    'pictures of the content are made again after it was deleted during a conversion (%s)',
    async (find) => {
      const dataDir = await temporaryFolder();
      const content = await temporaryFolder();
      await mkdir(join(content, 'pictures'));
      await writeFile(join(content, 'pictures/a.png'), await picture(700, 350).png().toBuffer());
      const converter = openMediaConverter({ processes: 1 });
      onTestFinished(() => converter.close());
      let deletions = 1;
      const convert: typeof converter.convert = async (job, urgency) => {
        if ('path' in job && deletions > 0) {
          deletions -= 1;
          await rm(join(dataDir, 'media'), { recursive: true });
        }
        return converter.convert(job, urgency);
      };
      const store = await temporaryPictures({
        dataDir,
        converter: { ...converter, convert },
      });
      const url = (await store.urlOfContent('pictures/a.png', content)) ?? '';
      const stem = url.slice('/media/'.length, -'.png'.length);
      const ask = () =>
        find === 'findShared' ? store.findShared(`${stem}.jpg`) : store.findVersion('320', `${stem}.webp`);
      await ask();
      const again = await ask();
      expect(again).toEqual(
        find === 'findShared' ? expect.any(String) : expect.objectContaining({ isFinal: true }),
      );
    },
  );

  it('pictures of records are made again with the next answer', async () => {
    const dataDir = await temporaryFolder();
    const store = await temporaryPictures({ dataDir });
    const value = await base64(picture(30, 20).png());
    const url = await store.urlOf(value, null);
    await rm(join(dataDir, 'media'), { recursive: true });
    expect(await store.find(url?.slice('/media/'.length) ?? '')).toBeNull();
    expect(await store.urlOf(value, null)).toBe(url);
    expect(await store.find(url?.slice('/media/'.length) ?? '')).not.toBeNull();
  });
});
