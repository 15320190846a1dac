import { expect, test } from 'vitest';
import { bindUrl } from '../../../src/engine/binding/url';

test('the URL of a field that is not bound, is missing or holds no text is null', () => {
  const record = { link: 'https://example.org', other: { href: 'https://example.org' } };
  const urls = [undefined, 'none', 'other', 'link'].map((field) => bindUrl(field, record));
  expect(urls).toEqual([null, null, null, 'https://example.org']);
});

test('a document with a space in its name keeps its link', () => {
  expect(bindUrl('file', { file: '/documents/water ledger.pdf' })).toBe('/documents/water%20ledger.pdf');
});
