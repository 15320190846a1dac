import { expect, test } from 'vitest';
import { bindDocumentFile, documentType } from '../../../src/engine/binding/document-file';
import { contextIn, type Code } from './sample-context';

test.each([
  ['/documents/a.pdf', 'PDF'],
  ['https://example.org/a.XLSX?version=2#page=3', 'XLSX'],
  ['https://example.org/', null],
  ['https://example.org/page.html', null],
  ['https://example.org/?file=a.pdf', null],
])('the document at %s is of the type %s', (address, type) => {
  expect(documentType(address)).toBe(type);
});

/** With plain spaces; a number and its unit are kept on one line. */
const words = (record: object, code: Code = 'EN') =>
  bindDocumentFile('/documents/a.pdf', { ...record }, 'link', contextIn(code))?.replaceAll('\u00a0', ' ');

const fileOf = (bytes: unknown) => words({ 'link:bytes': bytes });

test.each([
  [0, 'PDF, 1 KB'],
  [44_600, 'PDF, 45 KB'],
  [999_499, 'PDF, 999 KB'],
  [1_250_000, 'PDF, 1.3 MB'],
])('a document of %d bytes reads %s', (bytes, expected) => {
  expect(fileOf(bytes)).toBe(expected);
});

test.each([[undefined], [-1], [1.5], ['44600'], [Number.NaN]])('the size %j is not shown', (bytes) => {
  expect(fileOf(bytes)).toBe('PDF');
});

const counted = (pages: unknown, code?: Code) => words({ 'link:bytes': 45_000, 'link:pages': pages }, code);

test('a number and its unit stay on one line', () => {
  const record = { 'link:bytes': 45_000, 'link:pages': 3 };
  const file = bindDocumentFile('/documents/a.pdf', record, 'link', contextIn('EN'));
  expect(file).toBe('PDF, 45\u00a0KB, 3\u00a0pages');
});

test.each<[Code, number, string]>([
  ['EN', 1, 'PDF, 45 KB, 1 page'],
  ['EN', 3, 'PDF, 45 KB, 3 pages'],
  ['EN', 10_000, 'PDF, 45 KB, 10,000 pages'],
  ['GU', 1, 'PDF, 45 કેબી, 1 પાનું'],
  ['GU', 3, 'PDF, 45 કેબી, 3 પાનાં'],
  ['HI', 3, 'PDF, 45 केबी, 3 पृष्ठ'],
])('in %s a document of %d pages reads %s', (code, pages, expected) => {
  expect(counted(pages, code)).toBe(expected);
});

test.each([[undefined], [0], [-1], [1.5], ['3']])('the number of pages %j is not shown', (pages) => {
  expect(counted(pages)).toBe('PDF, 45 KB');
});

test('a website has neither type nor size', () => {
  expect(bindDocumentFile('https://example.org/', {}, 'link', contextIn('EN'))).toBeNull();
  expect(bindDocumentFile(null, {}, 'link', contextIn('EN'))).toBeNull();
});
