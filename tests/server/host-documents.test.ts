import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { upstreamCouncil } from '../../src/server/council/upstream';
import { largestPdf } from '../../src/server/media/document-store';
import { openHostDocuments } from '../../src/server/media/host-documents';
import { createMetrics } from '../../src/server/monitoring/metrics';
import type { SourceRequest } from '../../src/engine/source/source-request';
import { councilHost, type Answer } from './council-host';
import { samplePdf } from './sample-pdf';
import { sampleSite, temporaryPictures } from './sample-site';
import { memoryLog } from './serve';

const pdf = Buffer.from(samplePdf({ pages: 3 }), 'latin1');
const sendPdf = (reply: FastifyReply) => reply.type('application/pdf').send(pdf);

/** The documents of a host, read by the engine. */
async function documentsOf(answer: Answer) {
  const { host, asked } = await councilHost(answer);
  const pictures = await temporaryPictures();
  const documents = pictures.hostDocuments;
  const find = (name: string) => documents.find(`${host}${name}`, host, true);
  const read = async (name: string) => {
    find(name);
    await documents.settled();
    return find(name);
  };
  return { host, asked, pictures, documents, find, read };
}

test('a PDF on the council’s host has its size, its pages and its first page, and is fetched once while its picture is kept', async () => {
  const { asked, documents, find, pictures } = await documentsOf(sendPdf);
  expect([find('Uploads/a.pdf'), find('Uploads/a.pdf')]).toEqual(['unread', 'unread']);
  await documents.settled();
  const preview: unknown = expect.stringMatching(/^\/media\/[0-9a-f]{16}-480x679\.webp$/);
  const found = find('Uploads/a.pdf');
  expect(found).toEqual({ bytes: pdf.byteLength, pages: 3, preview });
  expect(asked).toEqual(['/Uploads/a.pdf']);
  const name = typeof found === 'object' ? (found?.preview ?? '').slice('/media/'.length) : '';
  await rm((await pictures.find(name)) ?? '');
  await expect.poll(() => find('Uploads/a.pdf')).toBe('unread');
});

test('of another document only the size is asked for', async () => {
  const { read } = await documentsOf((reply) => reply.send(pdf));
  expect(await read('a.docx')).toEqual({ bytes: pdf.byteLength });
});

test('a document on another host, and a website, are not fetched', async () => {
  const { host, asked, documents } = await documentsOf(sendPdf);
  const elsewhere = `${host.replace('127.0.0.1', 'localhost')}a.pdf`;
  expect(documents.find(elsewhere, host, true)).toBeNull();
  expect(documents.find(`${host}about`, host, true)).toBeNull();
  await documents.settled();
  expect(asked).toEqual([]);
});

const tooLarge = Buffer.concat([pdf, Buffer.alloc(largestPdf)]);

test.each<[string, Answer, object | null]>([
  ['is no PDF', (reply) => reply.type('application/pdf').send('<html>'), { bytes: 6 }],
  ['is larger than 20 MB', (reply) => reply.send(tooLarge), { bytes: tooLarge.byteLength }],
  ['is larger than it says', (reply) => reply.send(Readable.from([tooLarge])), null],
  ['is a page that asks for a password', (reply) => reply.type('text/html').send('<html>'), null],
  ['does not exist', (reply) => reply.code(404).send(''), null],
  ['cannot be fetched', (reply) => reply.code(503).send(''), null],
  ['redirects to another host', (reply) => reply.redirect('http://localhost:1/secret.pdf'), null],
  ['redirects for ever', (reply, path) => reply.redirect(`/x${path}`), null],
])('a document that %s has no pages, and is not asked for again at once', async (_, answer, known) => {
  const { asked, read } = await documentsOf(answer);
  expect(await read('a.pdf')).toEqual(known);
  const requests = asked.length;
  expect(await read('a.pdf')).toEqual(known);
  expect(asked).toHaveLength(requests);
});

test('a redirect on the same host is followed', async () => {
  const { read } = await documentsOf((reply, path) =>
    path === '/a.pdf' ? reply.redirect('/b.pdf') : sendPdf(reply),
  );
  expect(await read('a.pdf')).toMatchObject({ pages: 3 });
});

test('a document that does not come in time has nothing, and is not waited for after a minute', async () => {
  const { host } = await councilHost(() => new Promise(() => undefined));
  let time = 0;
  const documents = openHostDocuments({
    read: () => Promise.resolve({ properties: null, isFinal: true }),
    isKept: () => Promise.resolve(true),
    timeout: 50,
    now: () => time,
  });
  const find = () => documents.find(`${host}a.pdf`, host, false);
  expect(find()).toBe('unread');
  time += 60_000;
  expect(find()).toBeNull();
  await documents.settled();
  expect(find()).toBeNull();
});

test('a first page that one list needs is kept when another list has the document read again', async () => {
  const { host } = await councilHost(sendPdf);
  let time = 0;
  const documents = openHostDocuments({
    read: (_, __, withPicture) =>
      Promise.resolve({
        properties: { pages: 3, ...(withPicture && { preview: '/media/a.webp' }) },
        isFinal: true,
      }),
    isKept: () => Promise.resolve(true),
    now: () => time,
  });
  const find = async (withPicture: boolean) => {
    documents.find(`${host}a.pdf`, host, withPicture);
    await documents.settled();
    return documents.find(`${host}a.pdf`, host, true);
  };
  const complete = { bytes: pdf.byteLength, pages: 3, preview: '/media/a.webp' };
  expect(await find(true)).toEqual(complete);
  time += 86_400_001;
  expect(await find(false)).toEqual(complete);
});

test('a document is fetched again after a day, while the known one is shown, and also when that fails', async () => {
  let time = 0;
  let pages = 1;
  const { host, asked } = await councilHost((reply) =>
    asked.length === 2 ? reply.code(500).send() : sendPdf(reply),
  );
  const documents = openHostDocuments({
    read: () => Promise.resolve({ properties: { pages: pages++ }, isFinal: true }),
    isKept: () => Promise.resolve(true),
    now: () => time,
  });
  const find = async () => {
    const found = documents.find(`${host}a.pdf`, host, false);
    await documents.settled();
    return found;
  };
  const withPages = (count: number) => ({ bytes: pdf.byteLength, pages: count });
  expect([await find(), await find()]).toEqual(['unread', withPages(1)]);
  time += 86_400_001;
  expect([await find(), await find()], 'the second request fails').toEqual([withPages(1), withPages(1)]);
  time += 86_400_001;
  expect([await find(), await find()]).toEqual([withPages(1), withPages(2)]);
  expect(asked).toHaveLength(3);
});

const site = await sampleSite();
const records = [{ id: '1', name: 'Form', title: 'Form', link: '/Uploads/a.pdf', linkType: 2 }];

/** The council's own server with a document, and this server in front of it. */
async function council(documentTimeout?: number, checked = site) {
  const { host, asked } = await councilHost((reply, path) =>
    path.startsWith('/api/') ? reply.send({ status: true, data: records, message: '' }) : sendPdf(reply),
  );
  const pictures = await temporaryPictures();
  const upstream = upstreamCouncil(checked, pictures, {
    host,
    timeoutMs: 60_000,
    log: memoryLog(),
    metrics: createMetrics(),
    ...(documentTimeout !== undefined && { documentTimeout }),
  });
  const ask = async (source: string, parameters: SourceRequest['parameters'] = {}) => {
    const result = await upstream.call({ source, parameters: { language: 'EN', ...parameters } });
    return { record: result.response.list?.records[0], isIncomplete: result.isIncomplete };
  };
  return { host, asked, pictures, ask };
}

test('an answer is given without the pages of its documents, counts as incomplete, and has them later', async () => {
  const { host, ask, pictures } = await council();
  const early = await ask('downloadLinks');
  expect(early).toMatchObject({ isIncomplete: true, record: { link: `${host}Uploads/a.pdf` } });
  expect(early.record).not.toHaveProperty('link:bytes');
  await pictures.hostDocuments.settled();
  expect(await ask('downloadLinks')).toMatchObject({
    isIncomplete: false,
    record: { 'link:bytes': pdf.byteLength, 'link:pages': 3 },
  });
});

test('an answer for an export has them at once', async () => {
  const { ask } = await council(60_000);
  expect(await ask('downloadLinks')).toMatchObject({ isIncomplete: false, record: { 'link:pages': 3 } });
  const preview: unknown = expect.stringMatching(/^\/media\//);
  expect(await ask('notices')).toMatchObject({ record: { 'link:preview': preview } });
});

test('a document whose size no page shows is not fetched', async () => {
  const use = { views: [], previews: [], where: [], terms: [] };
  const fields = { id: true, link: true } as const;
  const sourceUses = { ...site.sourceUses, notices: { ...use, fields, listFields: fields } };
  const { asked, ask, pictures } = await council(0, { ...site, sourceUses });
  expect(await ask('notices')).toMatchObject({ isIncomplete: false });
  await pictures.hostDocuments.settled();
  expect(asked.filter((path) => path.endsWith('.pdf'))).toEqual([]);
});

test.each([
  ['the converter has no time for', { properties: null, isFinal: false }],
  ['has a picture that does not fit on the disk', { properties: { pages: 3 }, isFinal: false }],
])('a document that %s is read again after ten minutes', async (_, first) => {
  const { host } = await councilHost(sendPdf);
  const complete = { pages: 3, preview: '/media/a.webp' };
  const readings = [first, { properties: complete, isFinal: true }];
  let time = 0;
  const documents = openHostDocuments({
    read: async () => readings.shift() ?? first,
    isKept: () => Promise.resolve(true),
    now: () => time,
  });
  const find = async () => {
    const found = documents.find(`${host}a.pdf`, host, true);
    await documents.settled();
    return found;
  };
  const bytes = pdf.byteLength;
  expect([await find(), await find()]).toEqual(['unread', { bytes, ...first.properties }]);
  time += 600_001;
  await find();
  expect(await find()).toEqual({ bytes, ...complete });
});
