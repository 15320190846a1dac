import { describe, expect, test } from 'vitest';
import { readLink } from '../../../src/engine/values/read-link';

const base = 'https://api.example.in/';
const read = (text: string) => readLink(text, { base });

describe('what stands for no link', () => {
  test.each([
    ...[
      'N/A',
      'n/a',
      'N.A.',
      'NA',
      '-',
      '--',
      '—',
      '.',
      '#',
      '?',
      '0',
      'nil',
      'None',
      'no',
      'null',
      'NULL',
      '(null)',
    ],
    ...[
      'undefined',
      'NaN',
      'string',
      '"string"',
      '[object Object]',
      'Not Available',
      'નથી',
      'લાગુ નથી',
      'ઉપલબ્ધ નથી',
    ],
    ...[
      'लागू नहीं',
      'नहीं',
      '',
      ' ',
      '\u200B',
      'http://',
      'https://',
      'https://null',
      'http://undefined/',
      'https://N/A',
    ],
    ...[
      '/null',
      'uploads/undefined',
      'https://a.example/files/null',
      'https://a.example/null?x=1',
      '/files/NaN/',
      'https://a.example/files/N/A',
      'https://www',
      'http://www.',
    ],
  ])('%j', (text) => {
    expect(read(text)).toEqual({ value: null });
  });
});

describe('an address', () => {
  test.each([
    ['https://a.example/b', 'https://a.example/b'],
    [' https://a.example/b\u200B', 'https://a.example/b'],
    ['https://a.example/?a=1&amp;b=2', 'https://a.example/?a=1&b=2'],
    ['www.example.in', 'https://www.example.in'],
    ['gujarat.gov.in/form', 'https://gujarat.gov.in/form'],
    ['example.com', 'https://example.com'],
    ['x.in/path', 'https://x.in/path'],
    ['forms.gov.in/a b.pdf', 'https://forms.gov.in/a%20b.pdf'],
    ['maps.app.goo.gl/abc', 'https://maps.app.goo.gl/abc'],
    ['wa.me/919825012345', 'https://wa.me/919825012345'],
    ['panchayat.co', 'https://panchayat.co'],
    ['office@village.example', 'mailto:office@village.example'],
    ['https://https://a.example/b', 'https://a.example/b'],
    ['http://http//a.example', 'http://a.example'],
    ['<https://a.example/b>', 'https://a.example/b'],
    ['“https://a.example/b”', 'https://a.example/b'],
    ['(ગામ.pdf)', `https://api.example.in/${encodeURIComponent('ગામ')}.pdf`],
    ['https//a.example/b', 'https://a.example/b'],
    ['https:/a.example/b', 'https://a.example/b'],
    ['HTTP://a.example', 'http://a.example'],
    ['https:// a.example/b', 'https://a.example/b'],
    [
      '<iframe width="5" src="https://maps.example/embed?pb=1" allowfullscreen></iframe>',
      'https://maps.example/embed?pb=1',
    ],
    ["<a href='https://a.example/b'>Form</a>", 'https://a.example/b'],
    ['/uploads/a.pdf', 'https://api.example.in/uploads/a.pdf'],
    ['uploads/a.pdf', 'https://api.example.in/uploads/a.pdf'],
    ['ફોર્મ ૧.pdf', `https://api.example.in/${encodeURIComponent('ફોર્મ ૧.pdf')}`],
    ['a.pdf?v=2', 'https://api.example.in/a.pdf?v=2'],
    ['download?id=3', 'https://api.example.in/download?id=3'],
    ['/', 'https://api.example.in/'],
    ['mailto:a@example.in', 'mailto:a@example.in'],
    ['tel:108', 'tel:108'],
    ['https://string.example/', 'https://string.example/'],
    ['https://a.example/string', 'https://a.example/string'],
  ])('%j is %s', (text, url) => {
    expect(read(text)).toEqual({ value: url });
  });
});

describe('a text that is no address', () => {
  test.each([
    'Coming soon',
    'ટૂંક સમયમાં',
    'કચેરીમાં મળશે.',
    'form',
    'તા. ૩૧.૩.૨૦૨૬',
    'see 10.2026',
    'www.a.example www.b.example',
    'https://a.example https://b.example',
    '\\\\server\\files\\a.pdf',
    'C:\\files\\a.pdf',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    '"javascript:alert(1)"',
    'data:text/html,x',
    'https://a.example/\ud800',
    'https://[a',
  ])('%j is not read', (text) => {
    expect(read(text)).toEqual({ value: null, unread: 'not an address that can be opened' });
  });
});

test('an address of more than 8,000 characters is not read', () => {
  expect(read(`https://a.example/${'b'.repeat(8_000)}`)).toEqual({ value: null, unread: 'too long' });
});

test('a relative address of the site itself stays one', () => {
  expect(readLink('documents/a.pdf', { base: null })).toEqual({ value: '/documents/a.pdf' });
});
