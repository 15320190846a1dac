import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { safeFileName, titleOfFile } from '../../src/desk/server/files/file-name';
import { openUploads } from '../../src/desk/server/files/uploads';
import { uploadedDocument, uploadedPicture, uploadedRecording } from '../../src/desk/api/files-api';
import { temporaryFolder } from '../temporary-folder';
import { accept, type browserAt, name, startDesk } from './desk-browser';
import { heic } from './sample-heic';
import { samplePdf } from './sample-pdf';
import { sendRaw } from './site-server';

type Kind = 'pictures' | 'documents' | 'recordings';

function cookieOf({ cookies }: ReturnType<typeof browserAt>): string {
  return [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
}

async function startFiles() {
  const dataDir = await temporaryFolder();
  const { address, desk } = await startDesk({ dataDir });
  const browser = await accept(desk, address, name, 'editor');
  const cookie = cookieOf(browser);
  const send = async (kind: Kind, file: string, body: Buffer | string, headers = {}) => {
    const response = await fetch(
      `${address}/api/desk/content/files/${kind}?name=${encodeURIComponent(file)}`,
      {
        method: 'POST',
        headers: { cookie, origin: address, 'content-type': 'application/octet-stream', ...headers },
        body: Buffer.from(body),
      },
    );
    const answer: unknown = await response.json();
    return { status: response.status, answer };
  };
  const show = (path: string, file: string) =>
    fetch(`${address}/api/desk/content/files/${path}?file=${encodeURIComponent(file)}`, {
      headers: { cookie },
    });
  return { send, show, address, desk, cookie, folder: join(dataDir, 'desk/files') };
}

const photo = () =>
  sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#a43' } })
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '22/1 18/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test('a photo of a phone becomes a small upright picture that says nothing of its place', async () => {
  const { send, show, folder, address } = await startFiles();
  const { answer } = await send('pictures', 'સરપંચ શ્રી_રમેશભાઈ.JPG', await photo());
  const { file, title, width, height } = uploadedPicture.parse(answer);
  expect({ title, width, height }).toEqual({ title: 'સરપંચ શ્રી રમેશભાઈ', width: 960, height: 1920 });
  expect(file).toMatch(/^pictures\/sarapa\w+-shri-rameshabhai-[\da-f]{10}\.webp$/);
  const { format, exif, orientation } = await sharp(await readFile(join(folder, file))).metadata();
  expect({ format, exif, orientation }).toEqual({ format: 'webp', exif: undefined, orientation: undefined });
  const preview = await show('preview', file);
  expect([new URL(preview.url).origin, preview.headers.get('content-type')]).toEqual([address, 'image/webp']);
  expect(preview.redirected).toBe(false);
  expect((await fetch(preview.url)).status).toBe(401);
  expect((await show('preview', 'pictures/../../site.db')).status).toBe(400);
});

test('a HEIC of an iPhone becomes WebP', async () => {
  const { send } = await startFiles();
  const { answer } = await send('pictures', 'IMG_2041.HEIC', heic);
  expect(uploadedPicture.parse(answer)).toMatchObject({ title: '', width: 64, height: 48 });
});

test('a PDF is kept as it is, with its pages and a picture of the first', async () => {
  const { send, show, folder } = await startFiles();
  const pdf = samplePdf({ pages: 3 });
  const { answer } = await send('documents', 'Tender notice (1).pdf', pdf);
  const { file, pages, bytes } = uploadedDocument.parse(answer);
  expect({ pages, bytes }).toEqual({ pages: 3, bytes: pdf.length });
  expect(await readFile(join(folder, file), 'utf8')).toBe(pdf);
  expect((await show('preview', file)).headers.get('content-type')).toBe('image/webp');
  const opened = await show('open', file);
  expect(opened.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await opened.text()).toBe(pdf);
});

test.each([
  ['the screenshot of a long page', 1080, 9000, 720, 6000],
  ['a drawing of a road', 9000, 900, 7200, 720],
  ['a list as long as a picture may be', 1000, 40_000, 410, 16_383],
  ['a narrow strip', 300, 3000, 300, 3000],
  ['a usual photo', 3000, 4000, 1440, 1920],
])('%s stays readable', async (_, width, height, keptWidth, keptHeight) => {
  const { send } = await startFiles();
  const picture = sharp({ create: { width, height, channels: 3, background: '#345' } });
  const { answer } = await send('pictures', 'a.png', await picture.png().toBuffer());
  expect(uploadedPicture.parse(answer)).toMatchObject({ width: keptWidth, height: keptHeight });
});

test.each(['\r\n\r\n', '\ufeff\n', ' \t\n'.repeat(200)])(
  'a PDF that begins after %j is kept from its beginning',
  async (blanks) => {
    const { send, folder } = await startFiles();
    const { answer } = await send('documents', 'receipt.pdf', blanks + samplePdf());
    const { file, bytes } = uploadedDocument.parse(answer);
    expect(bytes).toBe(samplePdf().length);
    expect(await readFile(join(folder, file), 'utf8')).toBe(samplePdf());
  },
);

/** An MP3 of silence, as long as some seconds. */
function silence(seconds: number): Buffer {
  const frame = Buffer.alloc(417);
  Buffer.from('fffb9044', 'hex').copy(frame);
  return Buffer.concat(Array.from({ length: Math.ceil((seconds * 44_100) / 1152) }, () => frame));
}

test('a recording is kept as it is, unless it is longer than two minutes or damaged', async () => {
  const { send, folder } = await startFiles();
  const { file, title } = uploadedRecording.parse(
    (await send('recordings', 'સૂચના.mp3', silence(118))).answer,
  );
  expect(title).toBe('સૂચના');
  expect(await readFile(join(folder, file))).toEqual(silence(118));
  expect(await send('recordings', 'a.mp3', silence(200))).toMatchObject({
    status: 422,
    answer: { problem: 'recording-long' },
  });
  const damaged = Buffer.concat([Buffer.from('\0\0\0\x18ftypM4A \0', 'latin1'), Buffer.alloc(5000, 0xff)]);
  expect(await send('recordings', 'a.m4a', damaged)).toMatchObject({
    status: 422,
    answer: { problem: 'recording-kind' },
  });
});

/** A PNG of one colour whose header says that it is of another size. */
async function pngOfSize(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

const svg = (inner: string, size = 10) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size}" height="${size}">${inner}</svg>`;
const entities = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "${'x'.repeat(100)}">${Array.from(
  { length: 9 },
  (_, level) => `<!ENTITY a${level} "${`&a${level === 0 ? '' : level - 1};`.repeat(10)}">`,
).join('')}]>${svg('<text>&a8;</text>')}`;
const rectangle = '<rect width="9" height="9"/>';

test('hostile files are refused with a reason, or kept as harmless pixels', async () => {
  const { send, folder } = await startFiles();
  const jpeg = await photo();
  const gif = await sharp(await photo())
    .resize(20, 20)
    .gif()
    .toBuffer();
  const pdf = samplePdf();
  const files: readonly (readonly [what: string, Kind, Buffer | string, problem: string])[] = [
    ['nothing', 'pictures', '', 'file-empty'],
    ['no document', 'documents', '', 'file-empty'],
    ['a program', 'pictures', `MZ${'\0'.repeat(300)}`, 'picture-kind'],
    ['a page', 'pictures', '<!doctype html><script>alert(1)</script>', 'picture-kind'],
    ['a page as PDF', 'documents', '<!doctype html><script>alert(1)</script>', 'document-kind'],
    ['a PDF as picture', 'pictures', pdf, 'picture-kind'],
    ['a picture as PDF', 'documents', jpeg, 'document-kind'],
    ['a truncated JPEG', 'pictures', jpeg.subarray(0, 300), 'picture-broken'],
    [
      'a JPEG that is a script',
      'pictures',
      Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.from('*/=alert(1)/*')]),
      'picture-broken',
    ],
    ['a GIF that is a script', 'pictures', 'GIF89a/*\0\0\0*/=alert(1)', 'picture-broken'],
    ['a PNG of 100,000 px', 'pictures', await pngOfSize(100_000, 100_000), 'picture-broken'],
    ['a PNG with a wrong size', 'pictures', await pngOfSize(3_000, 3_000), 'picture-broken'],
    ['a PNG of 2^31 px', 'pictures', await pngOfSize(0x7fffffff, 1), 'picture-broken'],
    ['entities', 'pictures', entities, 'picture-broken'],
    ['a huge drawing', 'pictures', svg(rectangle, 1e9), 'picture-broken'],
    ['a HEIC without picture', 'pictures', heic.subarray(0, 200), 'picture-broken'],
    [
      'a HEIC with wrong bytes',
      'pictures',
      Buffer.concat([heic.subarray(0, 500), Buffer.alloc(400, 7)]),
      'picture-broken',
    ],
    [
      'an AVIF of nothing',
      'pictures',
      Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', 'latin1'),
      'picture-broken',
    ],
    ['a TIFF', 'pictures', await sharp(gif).tiff().toBuffer(), 'picture-kind'],
    ['a truncated PDF', 'documents', '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>', 'document-broken'],
    [
      'a PDF of packed zeros',
      'documents',
      Buffer.concat([
        Buffer.from('%PDF-1.5\n1 0 obj<</Filter/FlateDecode/Type/ObjStm>>stream\n'),
        deflateRawSync(Buffer.alloc(30_000_000)),
      ]),
      'document-broken',
    ],
    ['a PDF with a password', 'documents', samplePdf({ encrypted: true }), 'document-broken'],
    ['a ZIP as PDF', 'documents', 'PK\x03\x04 word/document.xml', 'document-kind'],
  ];
  const results = [];
  for (const [what, kind, bytes] of files) {
    const { status, answer } = await send(kind, '../../<img src=x>.php\0.webp', bytes);
    results.push([what, status < 500, answer]);
  }
  expect(results).toEqual(files.map(([what, , , problem]) => [what, true, { problem }]));
  expect(await readdir(folder, { recursive: true }).catch(() => [])).toEqual([]);
});

test('drawings with scripts and files that are two things at once lose everything but their pixels', async () => {
  const { send, folder } = await startFiles();
  const script = '<script>alert(1)</script>';
  const files = [
    svg(`${script}${rectangle}<image xlink:href="file:///etc/passwd" width="9" height="9"/>`),
    Buffer.concat([await photo(), Buffer.from(`PK\x03\x04${script}`)]),
    await sharp(await photo())
      .resize(20)
      .withExif({ IFD0: { ImageDescription: script } })
      .png()
      .toBuffer(),
  ];
  for (const bytes of files) {
    const { answer } = await send('pictures', 'logo.svg', bytes);
    const kept = await readFile(join(folder, uploadedPicture.parse(answer).file));
    expect(kept.subarray(8, 12).toString()).toBe('WEBP');
    expect(kept.includes('alert')).toBe(false);
  }
});

test('files of 25 MB and more, without a session, without the right or from another site are not read', async () => {
  const { send, address, desk, cookie } = await startFiles();
  const head = `POST /api/desk/content/files/pictures HTTP/1.1\r\nhost: ${new URL(address).host}\r\norigin: ${address}`;
  const large = `${head}\r\ncookie: ${cookie}\r\ncontent-length: 25000001\r\nconnection: close\r\n\r\n`;
  expect(await sendRaw(address, large)).toMatch(/^HTTP\/1\.1 413 .*\{"problem":"file-large"\}/s);
  const elsewhere = await send('pictures', 'a.jpg', await photo(), { origin: 'https://other.example' });
  expect(elsewhere).toEqual({ status: 403, answer: { problem: 'other-address' } });
  expect((await send('pictures', 'a.jpg', await photo(), { cookie: '' })).status).toBe(401);
  const clerk = await accept(desk, address, 'Kokila', 'inbox');
  const withoutRight = { cookie: cookieOf(clerk) };
  expect((await send('pictures', 'a.jpg', await photo(), withoutRight)).status).toBe(403);
});

test('uploads have a quota, are copied when they are published, and end after 30 days without use', async () => {
  const dataDir = await temporaryFolder();
  const content = await temporaryFolder();
  const uploads = openUploads({ dataDir, quota: 1000 });
  const files = ['pictures/a.webp', 'pictures/b.webp', 'documents/c.pdf'];
  for (const file of files) await uploads.add(file, Buffer.from(file));
  await expect(uploads.add('pictures/d.webp', Buffer.alloc(1000))).rejects.toThrow('file-room');
  await mkdir(join(content, 'pictures'));
  await writeFile(join(content, 'pictures/b.webp'), 'published before');
  await uploads.publish([...files, 'pictures/unknown.webp', '../../etc/passwd'], content);
  expect(await readFile(join(content, 'documents/c.pdf'), 'utf8')).toBe('documents/c.pdf');
  expect(await readFile(join(content, 'pictures/b.webp'), 'utf8')).toBe('published before');
  for (const file of files.slice(1)) await utimes(join(uploads.folder, file), 1, 1);
  await uploads.removeUnused(async () => new Set(['pictures/b.webp']));
  expect((await readdir(uploads.folder, { recursive: true })).sort()).toEqual([
    'documents',
    'pictures',
    'pictures/a.webp',
    'pictures/b.webp',
  ]);
});

test.each([
  ['ગ્રામ સભા ૨૦૨૬.pdf', 'ગ્રામ સભા ૨૦૨૬', /^grama-sabha-2026-[\da-f]{10}\.pdf$/],
  ['वार्षिक लेखा.pdf', 'वार्षिक लेखा', /^varshika-lekha-[\da-f]{10}\.pdf$/],
  ['Audit_Report__2025-26.final.PDF', 'Audit Report 2025-26.final', /^audit-report-2025-26-final-/],
  ['WhatsApp Image 2026-03-01 at 10.15.22 AM (1).jpeg', '', /^[\da-f]{10}\.pdf$/],
  ['IMG-20260301-WA0007.jpg', '', /^[\da-f]{10}\.pdf$/],
  ['C:\\fakepath\\DSC_0042.JPG', '', /^[\da-f]{10}\.pdf$/],
  ['../../etc/pass\0wd', 'passwd', /^pass-?wd-/],
  ['నోటీసు ಸಭೆ.pdf', 'నోటీసు ಸಭೆ', /^notisu-sabhe-/],
  ['🎉.png', '', /^[\da-f]{10}\.pdf$/],
  [`${'x'.repeat(300)}.png`, 'x'.repeat(200), /^x{60}-[\da-f]{10}\.pdf$/],
])('the file %j has the title %j and a safe name', (given, title, safe) => {
  expect(titleOfFile(given)).toBe(title);
  expect(safeFileName(title, Buffer.from('content'), 'pdf')).toMatch(safe);
});

test('files that are not published are for the user of the server only (B11.8.14)', async () => {
  const uploads = openUploads({ dataDir: await temporaryFolder() });
  await uploads.add('documents/minutes.pdf', Buffer.from('%PDF'));
  const modes = ['documents/minutes.pdf', '.'].map(
    async (file) => (await stat(join(uploads.folder, file))).mode,
  );
  expect((await Promise.all(modes)).map((mode) => (mode & 0o777).toString(8))).toEqual(['600', '700']);
});
