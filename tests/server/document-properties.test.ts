import { expect, test } from 'vitest';
import { addDocumentProperties } from '../../src/server/council/document-properties';
import { embeddedCouncil } from '../../src/server/council/embedded';
import { openSiteDocuments } from '../../src/server/council/site-documents';
import { loadPageData } from '../../src/server/page/load-page-data';
import type { EntityFields } from '../../src/engine/site/site';
import { resolvePath } from '../../src/engine/page/page-url';
import { dehydratedData } from '../../src/engine/source/dehydrated-state';
import { sampleSite } from './sample-site';

const fields: EntityFields = {
  link: { kind: 'document' },
  website: { kind: 'link' },
  items: { kind: 'records', fields: { file: { kind: 'document' } } },
};
const sizes = { 'documents/a.pdf': 1200, 'documents/ગામ નકશો.pdf': 34 };
const documents = openSiteDocuments({ folder: '/', documentSizes: sizes }, null).forList('links');
const sized = (record: Record<string, unknown>) => addDocumentProperties([record], fields, documents)[0];

test('a document of the content folder has its size beside its address', () => {
  expect(sized({ link: '/documents/a.pdf' })).toEqual({ link: '/documents/a.pdf', 'link:bytes': 1200 });
  const encoded = encodeURI('/documents/ગામ નકશો.pdf');
  expect(sized({ link: encoded })).toMatchObject({ 'link:bytes': 34 });
  expect(sized({ items: [{ file: '/documents/a.pdf' }, 7] })).toEqual({
    items: [{ file: '/documents/a.pdf', 'file:bytes': 1200 }, 7],
  });
});

test('a PDF has the number of its pages, and its first page where that is shown', () => {
  const read = { find: () => ({ bytes: 1200, pages: 3, preview: '/media/a-480x679.webp' }) };
  const record = { link: '/documents/a.pdf' };
  const counted = { ...record, 'link:bytes': 1200, 'link:pages': 3 };
  expect(addDocumentProperties([record], fields, read)).toEqual([counted]);
  expect(addDocumentProperties([record], fields, read, { previews: ['link'] })).toEqual([
    { ...counted, 'link:preview': '/media/a-480x679.webp' },
  ]);
});

test.each([
  [{ link: '/documents/none.pdf' }],
  [{ link: 'https://example.org/documents/a.pdf' }],
  [{ link: '/documents/%E0%A4%A' }],
  [{ link: null }],
  [{ website: '/documents/a.pdf' }],
])('the record %j stays as it is', (record) => {
  expect(sized(record)).toEqual(record);
});

test('a page with a button for a document carries its size', async () => {
  const site = await sampleSite();
  const council = embeddedCouncil(site, { urlOfContent: (value) => Promise.resolve(value) });
  const recordsOf = async (path: string, source: string) => {
    const place = resolvePath(site.config, path);
    const data = await loadPageData(council, site, { place, code: 'EN', today: '2026-11-20' });
    return dehydratedData(data, { source, parameters: { language: 'EN' } })?.records ?? [];
  };
  const [first] = await recordsOf('/villageprofile', 'villageProfile');
  expect(first?.['filePath:bytes']).toBe(site.documentSizes['documents/profile-village-map.pdf']);
  expect(Number(first?.['filePath:bytes'])).toBeGreaterThan(1000);
});
