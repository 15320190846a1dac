import { mkdir, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { embeddedCouncil } from '../../src/server/council/embedded';
import { siteRecords } from '../../src/server/council/site-records';
import { mediaRoutes } from '../../src/server/media/routes';
import { largestPdf } from '../../src/server/media/document-store';
import { openMediaConverter, type MediaConverter } from '../../src/server/media/media-converter';
import { readDocumentSizes } from '../../src/server/site/folder/content-folder';
import type { CheckedSite } from '../../src/engine/site/checked-site';
import { exportSample, filesIn } from './export-sample';
import { samplePdf } from './sample-pdf';
import { temporaryFolder } from '../temporary-folder';
import { sharedConverter, temporaryPictures } from './sample-site';
import { memoryLog, serve } from './serve';
import { readSampleSite, serveSite } from './site-server';

/** A content folder with documents, by name. */
async function contentWith(documents: Readonly<Record<string, string>>): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'documents'));
  for (const [name, text] of Object.entries(documents))
    await writeFile(join(folder, 'documents', name), text, 'latin1');
  return folder;
}

/** The sample site with a notice for each document. */
async function siteWith(documents: Readonly<Record<string, string>>): Promise<CheckedSite> {
  const site = await readSampleSite();
  const folder = await contentWith(documents);
  const names = Object.keys(documents).map((name) => `documents/${name}`);
  const notices = names.map((link) => ({ id: link.slice(10, -4), title: 'Water', link }));
  const documentSizes = await readDocumentSizes(folder, names);
  return { ...site, folder, records: { ...site.records, notices }, documentSizes };
}

/** A converter that notes the documents it reads, each after a condition. */
function notingConverter(before: Promise<void> = Promise.resolve()) {
  const names: string[] = [];
  const readDocument: MediaConverter['readDocument'] = async (job, urgency) => {
    await before;
    names.push(String(job.document).split('/').at(-1) ?? '');
    return sharedConverter.readDocument(job, urgency);
  };
  return { converter: { ...sharedConverter, readDocument }, names };
}

const pageOf = async (address: string, id: string): Promise<string> =>
  (await fetch(`${address}/en/notice/${id}`)).text();

const previewIn = (html: string): string | undefined =>
  /<img[^>]*alt="First page of the document: Water"[^>]*>/.exec(html)?.[0];

/** The page about a notice, once it shows the first page of its document. */
async function pageWithPreview(address: string, id: string): Promise<string> {
  return vi.waitUntil(
    async () => {
      const html = await pageOf(address, id);
      return previewIn(html) === undefined ? null : html;
    },
    { timeout: 60_000 },
  );
}

describe('the page about a notice', () => {
  test('is sent without the first page of its document, and with it once that is known', async () => {
    let start = (): void => undefined;
    const { converter } = notingConverter(new Promise((resolve) => (start = resolve)));
    const checked = await siteWith({ 'a.pdf': samplePdf({ pages: 3 }) });
    const address = await serveSite({ checked, converter });
    const early = await pageOf(address, 'a');
    expect(early).toMatch(/PDF, \d+\sKB</);
    expect(previewIn(early)).toBeUndefined();
    start();
    const html = await pageWithPreview(address, 'a');
    expect(html).toMatch(/PDF, \d+\sKB, 3\spages</);
    const link = /<a [^>]*href="\/documents\/a\.pdf"[^>]*>(?:(?!<\/a>).)*<img/.exec(html)?.[0];
    expect(link).toContain('target="_blank"');
    const image = previewIn(html) ?? '';
    expect(image).toContain('width="480" height="679"');
    expect(image).toContain('loading="lazy"');
    const url = / src="([^"]+)"/.exec(image)?.[1] ?? '';
    for (const version of [url, url.replace('/media/', '/media/320/')]) {
      const response = await fetch(address + version);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('cache-control')).toContain('immutable');
      const { width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect(width).toBe(version === url ? 480 : 320);
    }
  });

  test('shows type and size of a document that cannot be read, and the others in full', async () => {
    const checked = await siteWith({
      'a.pdf': '<!doctype html>',
      'b.pdf': samplePdf({ encrypted: true }),
      'c.pdf': samplePdf(),
    });
    const address = await serveSite({ checked });
    await pageWithPreview(address, 'c');
    expect(await pageOf(address, 'c')).toMatch(/PDF, \d+\sKB, 1\spage</);
    for (const id of ['a', 'b']) {
      const html = await pageOf(address, id);
      expect(html).toMatch(/PDF, \d+\sKB</);
      expect(previewIn(html)).toBeUndefined();
    }
  });

  test('has the first page from the start when an earlier start has read it', async () => {
    const checked = await siteWith({ 'a.pdf': samplePdf(), 'b.pdf': 'no PDF' });
    const variables = { DATA_DIR: await temporaryFolder() };
    await pageWithPreview(await serveSite({ checked, variables }), 'a');
    const { converter, names } = notingConverter();
    const again = await serveSite({ checked, variables, converter });
    expect(previewIn(await pageOf(again, 'a'))).toBeDefined();
    expect(names).toEqual([]);
  });
});

test('a site that is opened on demand reads its documents, too', async () => {
  const checked = await siteWith({ 'a.pdf': samplePdf({ pages: 3 }) });
  const address = await serveSite({ checked, runInBackground: (work) => work(async () => {}) });
  expect(await pageWithPreview(address, 'a')).toMatch(/PDF, \d+\sKB, 3\spages</);
});

test('documents that a page previews get a picture, and all get a page count', async () => {
  const site = await siteWith({ 'a.pdf': samplePdf() });
  const { notices = [] } = site.records;
  const jobs: boolean[] = [];
  const readDocument: MediaConverter['readDocument'] = (job, urgency) => {
    jobs.push(job.withPicture);
    return sharedConverter.readDocument(job, urgency);
  };
  const pictures = await temporaryPictures({ converter: { ...sharedConverter, readDocument } });
  const form = { id: '1', name: 'Form', link: 'documents/b.pdf', linkType: 2 };
  await writeFile(join(site.folder, 'documents/b.pdf'), samplePdf({ pages: 2 }));
  const documentSizes = { ...site.documentSizes, 'documents/b.pdf': 700 };
  const records = { notices, downloadLinks: [form] };
  const council = embeddedCouncil({ ...site, records, documentSizes }, pictures);
  await council.readDocuments();
  expect(jobs.sort()).toEqual([false, true]);
  const { list } = await council.get({ source: 'downloadLinks', parameters: { language: 'EN' } });
  expect(list?.records).toMatchObject([{ 'link:pages': 2 }]);
});

test('after some documents only the lists that name them are prepared again', async () => {
  const names = Array.from({ length: 17 }, (_, index) => `${String(index)}.pdf`);
  const site = await siteWith(Object.fromEntries(names.map((name) => [name, 'no PDF'])));
  const { notices = [] } = site.records;
  const linkTo = (id: string, link: unknown) => ({ id, name: 'Form', link, linkType: 2 });
  const link = { EN: 'documents/16.pdf', GU: 'https://example.org/16.pdf', HI: 'https://example.org/16.pdf' };
  const records = { notices: notices.slice(0, 16), downloadLinks: [linkTo('1', link)] };
  const prepared: string[] = [];
  const pictures = await temporaryPictures();
  const lists = siteRecords({ ...site, records }, pictures, (found, source) => {
    if (source !== null && found.length > 0) prepared.push(source);
    return null;
  });
  await lists.warm();
  prepared.length = 0;
  await lists.readDocuments();
  const times = (name: string) => prepared.filter((source) => source === name).length;
  expect(
    [times('notices'), times('downloadLinks')],
    'the one in each language, the other in English',
  ).toEqual([3, 1]);
});

describe('a document', () => {
  const open = async (documents: Readonly<Record<string, string>>, converter?: MediaConverter) => {
    const log = memoryLog();
    const pictures = await temporaryPictures({ log, ...(converter && { converter }) });
    const folder = await contentWith(documents);
    const read = (name: string) =>
      pictures.documents.read(folder, `documents/${name}`, { withPicture: true });
    return { log, pictures, folder, read };
  };

  test('that is broken is tried once and logged once', async () => {
    const { converter, names } = notingConverter();
    const { log, pictures, folder, read } = await open({ 'a.pdf': 'no PDF' }, converter);
    expect([await read('a.pdf'), await read('a.pdf')]).toEqual([null, null]);
    expect([...(await pictures.documents.known(folder, ['documents/a.pdf']))]).toEqual([
      ['documents/a.pdf', null],
    ]);
    expect(names).toEqual(['a.pdf']);
    expect(log.lines).toEqual([
      'documents/a.pdf: this PDF is broken or opens with a password only; pages show neither its first page nor how many it has',
    ]);
  });

  test('that takes too long is tried again later, and is logged once', async () => {
    // The tests of the converter tell waiting from processor time; here a busy machine must not decide.
    const converter = { ...openMediaConverter(), readDocument: async () => 'timeout' as const };
    const { log, pictures, folder, read } = await open({ 'a.pdf': samplePdf() }, converter);
    expect([await read('a.pdf'), await read('a.pdf')]).toEqual([null, null]);
    expect((await pictures.documents.known(folder, ['documents/a.pdf'])).size).toBe(0);
    expect(log.lines).toEqual([expect.stringContaining('this PDF takes too long to read')]);
    await converter.close();
  });

  test('that was fetched is read again later when the converter had no time for it', async () => {
    const converter = openMediaConverter({ processes: 1, timeLimit: 1 });
    const { pictures } = await open({}, converter);
    const readFetched = (text: string) =>
      pictures.documents.readFetched('https://api.example.in/a.pdf', Buffer.from(text, 'latin1'), true);
    expect(await readFetched(samplePdf())).toEqual({ properties: null, isFinal: false });
    await converter.close();
    const other = await open({});
    const broken = await other.pictures.documents.readFetched(
      'https://x.example/b.pdf',
      Buffer.from('%PDF'),
      true,
    );
    expect(broken).toEqual({ properties: null, isFinal: true });
  });

  test('of more than 20 MB, or outside of the content folder, is not read', async () => {
    const { converter, names } = notingConverter();
    const { log, folder, read } = await open({ 'a.pdf': samplePdf() }, converter);
    await truncate(join(folder, 'documents/a.pdf'), largestPdf + 1);
    const outside = join(await contentWith({ 'b.pdf': samplePdf() }), 'documents/b.pdf');
    await symlink(outside, join(folder, 'documents/b.pdf'));
    expect([await read('a.pdf'), await read('b.pdf'), await read('none.pdf')]).toEqual([null, null, null]);
    expect(names).toEqual([]);
    expect(log.lines).toEqual([expect.stringContaining('this PDF has more than 20 MB')]);
  });

  test('has its picture made again when the file was deleted', async () => {
    const { pictures, folder, read } = await open({ 'a.pdf': samplePdf() });
    const url = (await read('a.pdf'))?.preview ?? '';
    const origin = await serve(mediaRoutes(pictures, folder));
    const path = await pictures.find(url.slice('/media/'.length));
    await rm(path ?? '');
    expect((await fetch(origin + url)).status).toBe(200);
  });
});

test('a static export has the first pages of the documents', async () => {
  const site = await siteWith({ 'a.pdf': samplePdf() });
  const pages = site.config.pages.filter(({ path }) => ['/', '/notice'].includes(path));
  const checked = { ...site, config: { ...site.config, pages } };
  const pictures = await temporaryPictures();
  const council = embeddedCouncil(checked, pictures);
  await council.readDocuments();
  const { folder, missingPictures } = await exportSample({ checked, council, pictures });
  expect(missingPictures).toEqual([]);
  const files = await filesIn(folder);
  expect(files.filter((name) => /^media\/(?:\d+\/)?\w+-480x679\.\w+$/.test(name))).toHaveLength(7);
});
