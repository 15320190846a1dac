import { execFileSync } from 'node:child_process';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { documentsIn } from '../../src/server/site/public-site';
import { readSite } from '../../src/server/site/read-site';
import { engineFolder, messages, realText, siteFiles, formatShort } from './real-site';

/** The first bytes of a PNG file. */
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), content);
}

async function problemLines(): Promise<string[]> {
  const { problems } = await readSite({ config: join(folder, 'site.config.json'), engineFolder });
  return problems.map(formatShort);
}

/** Writes a whole site: the real config with stand-ins for its content. */
async function writeSite(): Promise<void> {
  const { content } = siteFiles();
  await write('site.config.json', realText);
  await Promise.all(
    ['GU', 'HI', 'EN'].map((code) => write(`content/messages/${code}.json`, JSON.stringify(messages))),
  );
  await Promise.all(
    [...(content?.files ?? [])].map((file) => write(`content/${file}`, content?.texts[file] ?? png)),
  );
}

test('a missing site config is one problem', async () => {
  expect(await problemLines()).toEqual(['1 This file cannot be read: there is no such file.']);
});

test('a folder in the place of the site config is one problem, with the file to name', async () => {
  await mkdir(join(folder, 'site.config.json'));
  expect(await problemLines()).toEqual([
    '1 This file cannot be read: it is a folder. Name the site.config.json in it.',
  ]);
});

test('a site config that is not JSON is one problem', async () => {
  await write('site.config.json', 'hello');
  expect(await problemLines()).toHaveLength(1);
});

test('a site config that is not UTF-8 is one problem', async () => {
  await write('site.config.json', Uint8Array.of(0x7b, 0xff, 0xfe, 0x7d));
  expect(await problemLines()).toEqual([
    expect.stringContaining(
      '1 This file cannot be read: it is not saved as UTF-8. Save it again as UTF-8: in Notepad',
    ),
  ]);
});

test('a missing content folder is one problem', async () => {
  await write('site.config.json', realText);
  expect(await problemLines()).toEqual([expect.stringContaining('There is no folder “content”')]);
});

test('a config that names no content folder is one problem', async () => {
  await write('site.config.json', realText.replace('"content": "content",', ''));
  expect(await problemLines()).toEqual([expect.stringContaining('“content” is missing.')]);
});

test('a folder instead of a file is one problem', async () => {
  await writeSite();
  await rm(join(folder, 'content/records/news.json'));
  await mkdir(join(folder, 'content/records/news.json'));
  expect(await problemLines()).toContainEqual(expect.stringContaining('The records of “news” are missing'));
});

test('a whole site is read from another folder', async () => {
  await writeSite();
  const { site, problems } = await readSite({ config: join(folder, 'site.config.json'), engineFolder });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(site?.folder).toBe(join(folder, 'content'));
});

test('a pipe in the content folder is left out, since reading it would never end', async () => {
  await writeSite();
  execFileSync('mkfifo', [
    join(folder, 'content/records/pipe.json'),
    join(folder, 'content/pictures/pipe.png'),
  ]);
  expect((await problemLines()).filter((line) => line.includes('pipe'))).toEqual([]);
});

test('an empty, a wrong and a large picture are reported', async () => {
  await writeSite();
  await write('content/pictures/empty.png', '');
  await write('content/pictures/page.png', '<!doctype html>');
  await write('content/pictures/favicon.ico', '\0\0\x01\0\x01\0');
  const large = new Uint8Array(2_500_000);
  large.set(png);
  await write('content/pictures/large.png', large);
  expect((await problemLines()).filter((line) => line.includes('content/pictures/'))).toEqual([
    'content/pictures/empty.png:1 This picture is empty. Save it again as a PNG, JPEG or WebP file.',
    'content/pictures/favicon.ico:1 This file is an icon file (ICO), which is not a supported format. Save it again as a PNG, JPEG or WebP file.',
    'content/pictures/large.png:1 (warning) This picture has 2.5 MB; pages load slowly while it is converted. Save it smaller: 2000 px wide and below 1 MB are enough.',
    'content/pictures/page.png:1 This file is a web page, not a picture. Open the page, download the picture itself, and save it as a PNG, JPEG or WebP file.',
  ]);
});

test('a file that is named like a PDF and is none, and one that ends too early, are reported', async () => {
  await writeSite();
  await mkdir(join(folder, 'content/documents'), { recursive: true });
  await write('content/documents/page.pdf', '<!doctype html>');
  await write('content/documents/half.PDF', '%PDF-1.4\n1 0 obj');
  await write('content/documents/whole.pdf', '%PDF-1.4\n1 0 obj\n%%EOF\n');
  expect((await problemLines()).filter((line) => line.includes('content/documents/'))).toEqual([
    'content/documents/half.PDF:1 (warning) This PDF ends too early, so parts of it may be missing. Copy it again.',
    'content/documents/page.pdf:1 (warning) This file is not a PDF, so browsers cannot open it. Save it as a PDF, or give it the ending of what it is.',
  ]);
});

const ofPrivacy = (line: string) => line.startsWith('content/legal/privacy.GU.md:');

test.each<[what: string, text: string, says: string]>([
  ['levels', '1) '.repeat(11) + 'a', ':1 This document has more than 10 levels of lists'],
  ['items', '1. a\n'.repeat(1001), ':1001 This document has more than 1,000 items of lists'],
  ['lines', 'a\n\n'.repeat(2501), ':5001 This document has more than 5,000 lines'],
  ['characters', '<a'.repeat(100_001), ':1 This document has more than 200,000 characters'],
])(
  'a document with too many %s is an error, and a served site comes up without it',
  async (_what, text, says) => {
    await writeSite();
    await write('content/legal/privacy.GU.md', text);
    expect((await problemLines()).filter(ofPrivacy)).toEqual([expect.stringContaining(says)]);
    const place = { config: join(folder, 'site.config.json'), engineFolder, isServed: true };
    const { site, problems } = await readSite(place);
    expect(problems.map(formatShort).filter(ofPrivacy)).toEqual([expect.stringContaining('(warning)')]);
    if (!site) throw new Error('The site was not read.');
    expect(Object.keys(documentsIn('GU', site))).not.toContain('privacy');
    expect(Object.keys(documentsIn('EN', site))).toContain('privacy');
  },
);

test.each([
  ['<a'.repeat(90_000), 1],
  ['!['.repeat(90_000), 0],
  [']('.repeat(90_000), 1],
])('the check of a long line of marks ends: %#', async (text, least) => {
  await writeSite();
  await write('content/legal/privacy.GU.md', `${text}>`);
  expect((await problemLines()).filter(ofPrivacy).length).toBeGreaterThanOrEqual(least);
});

test.each([
  ['title', 10_001, 1],
  ['title', 1_000_000, 1],
  ['title', 10_000, 0],
])('a %s of %i characters has %i errors', async (field, length, errors) => {
  await writeSite();
  const [record] = z
    .array(z.record(z.string(), z.unknown()))
    .parse(JSON.parse(siteFiles().content?.texts['records/notices.json'] ?? '[{"id":1}]'));
  await write('content/records/notices.json', JSON.stringify([{ ...record, [field]: 'ક'.repeat(length) }]));
  const found = (await problemLines()).filter((line) => line.includes('at most 10,000 fit here'));
  expect(found).toHaveLength(errors);
});
