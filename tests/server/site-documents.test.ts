import { expect, test, vi } from 'vitest';
import { openSiteDocuments } from '../../src/server/council/site-documents';
import type { DocumentProperties, DocumentStore } from '../../src/server/media/document-store';

const address = '/documents/a.pdf';
const site = { folder: '/', documentSizes: { 'documents/a.pdf': 1200 } };

/** A store whose readings have these results, one after the other. */
function storeWith(...results: readonly (DocumentProperties | null | undefined)[]) {
  const left = [...results];
  const read = vi.fn<DocumentStore['read']>(async () => left.shift());
  const store: DocumentStore = {
    known: async () => new Map(),
    read,
    readFetched: async () => ({ properties: null, isFinal: true }),
    saved: async () => {},
  };
  return { store, read };
}

test('a document that the converter was too busy to read is tried again', async () => {
  const { store, read } = storeWith(undefined, undefined, { pages: 3 });
  const documents = openSiteDocuments(site, store, 1);
  documents.forList('links').find(address, false);
  const lists: ReadonlySet<string>[] = [];
  await documents.read(async (named) => {
    lists.push(named);
  });
  expect(read).toHaveBeenCalledTimes(3);
  expect(lists).toEqual([new Set(['links'])]);
  expect(documents.forList('links').find(address, false)).toEqual({ bytes: 1200, pages: 3 });
});

test('a document is not tried again for ever', async () => {
  const { store, read } = storeWith();
  const documents = openSiteDocuments(site, store, 1);
  documents.forList('links').find(address, false);
  await documents.read(async () => {});
  expect(read).toHaveBeenCalledTimes(6);
});

test('a document that cannot be read is not tried again', async () => {
  const { store, read } = storeWith(null);
  const documents = openSiteDocuments(site, store);
  documents.forList('links').find(address, false);
  await documents.read(async () => {});
  documents.forList('links').find(address, false);
  await documents.read(async () => {});
  expect(read).toHaveBeenCalledTimes(1);
});

test('closing ends the wait for another try', async () => {
  const closing = new AbortController();
  const { store, read } = storeWith();
  const documents = openSiteDocuments(site, store);
  documents.forList('links').find(address, false);
  const reading = documents.read(async () => {}, closing.signal);
  await expect.poll(() => read.mock.calls.length).toBe(1);
  closing.abort();
  await reading;
  expect(read).toHaveBeenCalledTimes(1);
});

test('after a failure, what is known is looked up again', async () => {
  const { store } = storeWith();
  const known = vi
    .fn<DocumentStore['known']>()
    .mockRejectedValueOnce(new Error('no memory'))
    .mockResolvedValue(new Map([['documents/a.pdf', { pages: 2 }]]));
  const documents = openSiteDocuments(site, { ...store, known });
  await documents.prepare();
  await documents.prepare();
  expect(documents.forList('links').find(address, false)).toEqual({ bytes: 1200, pages: 2 });
});
