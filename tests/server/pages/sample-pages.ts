import { inject } from 'vitest';
import { siteFromPool } from '../../e2e/site-pool';
import { readPage } from './html-page';

let address: Promise<string> | undefined;

/** Address of the sample site, built, with all of its content: one process for all tests. */
export function sampleAddress(): Promise<string> {
  address ??= siteFromPool(inject('sitePoolUrl'), { API_CACHE: 'on' });
  return address;
}

const pages = new Map<string, Promise<string>>();

/** The HTML of a page of the sample site, requested once. */
export function htmlOf(path: string): Promise<string> {
  const html = pages.get(path) ?? sampleAddress().then(async (site) => (await fetch(site + path)).text());
  pages.set(path, html);
  return html;
}

const documents = new Map<string, Promise<Document>>();

/** The elements of a page of the sample site, read once. */
export function pageOf(path: string): Promise<Document> {
  const page = documents.get(path) ?? htmlOf(path).then(readPage);
  documents.set(path, page);
  return page;
}
