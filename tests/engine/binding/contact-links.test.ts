import { describe, expect, test } from 'vitest';
import { separateParts } from '../../../src/engine/binding/contact-links';
import { bindText } from '../../../src/engine/binding/text';
import { contextIn } from './sample-context';

const context = contextIn('EN', { phone: 'telephone', mail: 'email', name: 'text' });

describe('the links of a field', () => {
  test.each([
    [
      'with telephone numbers are the parts that the server found',
      'phone',
      { phone: '108 (24x7)', 'phone:parts': '3:108 7' },
      [
        { text: '108', href: 'tel:108' },
        { text: ' (24x7)', href: null },
      ],
    ],
    ['without parts are none', 'phone', { phone: '02779-000123' }, undefined],
    [
      'with parts of another text are none',
      'phone',
      { phone: '02779-000123', 'phone:parts': '3:108' },
      undefined,
    ],
    [
      'with something else than a number are none',
      'phone',
      { phone: 'x', 'phone:parts': '1:javascript:alert(1)' },
      undefined,
    ],
    ['with parts that are none are none', 'phone', { phone: 'x', 'phone:parts': [1, null] }, undefined],
    [
      'with one e-mail address are it',
      'mail',
      { mail: 'a@example.in' },
      [{ text: 'a@example.in', href: 'mailto:a@example.in' }],
    ],
    [
      'with two e-mail addresses are both, and what is between them',
      'mail',
      { mail: 'a@example.in, b@example.in' },
      [
        { text: 'a@example.in', href: 'mailto:a@example.in' },
        { text: ', ', href: null },
        { text: 'b@example.in', href: 'mailto:b@example.in' },
      ],
    ],
    ['with no e-mail address are none', 'mail', { mail: 'javascript:alert(1)' }, undefined],
    ['with a text are none', 'name', { name: '02779-000123' }, undefined],
  ])('%s', (_, field, record, links) => {
    expect(bindText(field, record, context)?.links).toEqual(links);
  });
});

test('the separate parts leave out what stands between numbers, but no note', () => {
  const parts = ['108', ' / ', '112', ' (24x7)', ', '].map((text) => ({ text, href: null }));
  expect(separateParts(parts).map(({ text }) => text)).toEqual(['108', '112', '(24x7)']);
});
