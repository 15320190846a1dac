import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readPdf } from '../../src/server/media/read-pdf';
import { samplePdf } from './sample-pdf';
import { temporaryFolder } from '../temporary-folder';

async function read(pdf: string, withPicture = true) {
  const document = join(await temporaryFolder(), 'a.pdf');
  await writeFile(document, pdf, 'latin1');
  return readPdf({ document, withPicture });
}

describe('a PDF', () => {
  test('has its first page as a picture, 480 px wide', async () => {
    const { pages, picture } = await read(samplePdf({ pages: 3 }));
    expect(pages).toBe(3);
    expect(picture).toMatchObject({ width: 480, height: 679 });
    const pixels = sharp(picture?.bytes);
    expect(await pixels.metadata()).toMatchObject({ format: 'webp', width: 480, height: 679 });
    const { data, info } = await pixels.raw().toBuffer({ resolveWithObject: true });
    const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels];
    expect(redAt(20, 660)).toBeLessThan(20);
    expect(redAt(20, 20)).toBeGreaterThan(240);
  });

  test('is read without a picture where none is needed', async () => {
    expect(await read(samplePdf({ pages: 2 }), false)).toMatchObject({ pages: 2, picture: null });
  });

  test('is called the same wherever it is, and differently when it changes', async () => {
    const [one, same, other] = await Promise.all([
      read(samplePdf()),
      read(samplePdf()),
      read(samplePdf({ content: '0 0 9 9 re f' })),
    ]);
    expect(same).toEqual(one);
    expect(other.hash).not.toBe(one.hash);
  });

  test.each<[string, readonly [number, number], object | null]>([
    ['lies on its side', [842, 595], { width: 480, height: 339 }],
    ['is as large as a field', [1e6, 1e6], { width: 480, height: 480 }],
    ['is tall', [100, 300], { width: 320, height: 960 }],
    ['is a strip', [100_000, 10], null],
  ])('of which a page %s has a picture within its limits, or none', async (_, box, size) => {
    const { pages, picture } = await read(samplePdf({ box }));
    expect(pages).toBe(1);
    if (size === null) expect(picture).toBeNull();
    else expect(picture).toMatchObject(size);
  });

  test('of 10,000 pages is read as far as its first', async () => {
    const { pages, picture } = await read(samplePdf({ pages: 10_000 }));
    expect(pages).toBe(10_000);
    expect(picture).toMatchObject({ width: 480 });
  });
});

const pdf = samplePdf();

test.each([
  ['is empty', ''],
  ['is a page of HTML', '<!doctype html><title>Not found</title>'],
  ['is cut off', pdf.slice(0, 40)],
  ['has no pages', samplePdf({ pages: 0 })],
  ['needs a password', samplePdf({ encrypted: true })],
])('a file that %s is refused', async (_, text) => {
  await expect(read(text)).rejects.toThrow(Error);
});
