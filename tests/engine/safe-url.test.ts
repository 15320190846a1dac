import { describe, expect, test } from 'vitest';
import { parseUrl, resolveUrl, safeFileUrl, safeUrl, urlHost } from '../../src/engine/url/safe-url';

/** Nothing that begins a URL which runs code or leaves the site unnoticed. */
const unsafe = [
  '',
  '  ',
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'https://example.org/\u0000',
  'https://example.org/a\nb',
  'vbscript:x',
  'data:text/html,<script>',
  'file:///etc/passwd',
  'blob:https://a.example/1',
  'ftp://example.org',
  '//evil.example/x',
  '/\\evil.example',
  '\\\\evil.example',
  'http://',
  'https://exa mple.org/',
  'https://[::1',
  `https://example.org/${'a'.repeat(8_000)}`,
  `https://example.org/${'ક'.repeat(2_000)}`,
];

describe('a URL of this site or another (B3.1.7)', () => {
  test.each<[string, string]>([
    ['https://gov.example/a?b=1#c', 'https://gov.example/a?b=1#c'],
    ['https://gov.example', 'https://gov.example'],
    ['HTTP://gov.example', 'HTTP://gov.example'],
    ['https:gov.example', 'https://gov.example/'],
    ['https://gov.example/a?b=ક', 'https://gov.example/a?b=%E0%AA%95'],
    ['https://gov.example/water ledger.pdf', 'https://gov.example/water%20ledger.pdf'],
    ['https://gov.example/a%20b.pdf', 'https://gov.example/a%20b.pdf'],
    ['https://gov.example/"onload=x', 'https://gov.example/%22onload=x'],
    ['https://ગુજરાત.example/', 'https://xn--2dcky1czdp.example/'],
    ['tel:+91112', 'tel:+91112'],
    ['tel:+91 112', 'tel:+91%20112'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['mailto:a@b.example?subject=પાણી', 'mailto:a@b.example?subject=%E0%AA%AA%E0%AA%BE%E0%AA%A3%E0%AB%80'],
    ['/forms/a.pdf#2', '/forms/a.pdf#2'],
    ['  /documents/a.pdf ', '/documents/a.pdf'],
    ['/documents/પાણી.pdf', '/documents/%E0%AA%AA%E0%AA%BE%E0%AA%A3%E0%AB%80.pdf'],
    ['documents/water ledger.pdf', '/documents/water%20ledger.pdf'],
    ['../../etc/passwd', '/etc/passwd'],
    ['/', '/'],
    ['https://example.org/\ud800', 'https://example.org/%EF%BF%BD'],
    ['/\udc00', '/%EF%BF%BD'],
  ])('%j is %j', (value, url) => {
    expect(resolveUrl(value, null)).toBe(url);
  });

  test.each(unsafe)('%j is none', (value) => {
    expect(resolveUrl(value, null)).toBeNull();
    expect(safeUrl(value)).toBeNull();
    expect(safeFileUrl(value)).toBeNull();
  });

  test.each<[string, string | null]>([
    ['/Uploads/water ledger.pdf', 'https://api.example/Uploads/water%20ledger.pdf'],
    ['Uploads/a.pdf', 'https://api.example/Uploads/a.pdf'],
    ['//cdn.example/x', 'https://cdn.example/x'],
    ['https://other.example/x', 'https://other.example/x'],
    ['javascript:alert(1)', null],
  ])('of a council server %j is %j', (value, url) => {
    expect(resolveUrl(value, 'https://api.example/')).toBe(url);
  });

  test('against a base that is none is none', () => {
    expect(resolveUrl('a.pdf', 'data:text/html,x')).toBeNull();
  });
});

describe('a URL that is not resolved', () => {
  test.each<[string | null | undefined, string | null]>([
    ['https://example.org/a b', 'https://example.org/a%20b'],
    ['/documents/a b.pdf', '/documents/a%20b.pdf'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['documents/a.pdf', null],
    ['www.example.org', null],
    [null, null],
    [undefined, null],
  ])('%j is %j', (value, url) => {
    expect(safeUrl(value)).toBe(url);
  });

  test('of a file is http(s) or of this site', () => {
    const values = ['https://a.example/b.png', '/media/b c.png', 'mailto:a@b.example', 'tel:112', null];
    expect(values.map(safeFileUrl)).toEqual([
      'https://a.example/b.png',
      '/media/b%20c.png',
      null,
      null,
      null,
    ]);
  });
});

test('parsing never throws', () => {
  expect(['https://a.example', 'no', '', '\ud800', 'http://%'].map((text) => parseUrl(text)?.host)).toEqual([
    'a.example',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a URL without a host is called by itself', () => {
  expect(['https://a.example:8/x', '/documents/a', 'mailto:a@b.example'].map(urlHost)).toEqual([
    'a.example:8',
    '/documents/a',
    'mailto:a@b.example',
  ]);
});
