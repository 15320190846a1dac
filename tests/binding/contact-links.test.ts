import { expect, test } from 'vitest';
import { bindText } from '../../src/binding/text';
import { contextIn } from './sample-context';

const context = contextIn('EN', { phone: 'telephone', mail: 'email', name: 'text' });

test.each([
  ['phone', '02779-000123', [{ text: '02779-000123', href: 'tel:02779000123' }]],
  ['phone', '૯૮૨૫૦ ૧૨૩૪૫', [{ text: '૯૮૨૫૦ ૧૨૩૪૫', href: 'tel:9825012345' }]],
  [
    'phone',
    '100, 101',
    [
      { text: '100', href: 'tel:100' },
      { text: '101', href: 'tel:101' },
    ],
  ],
  ['mail', 'a@example.in', [{ text: 'a@example.in', href: 'mailto:a@example.in' }]],
  ['phone', 'not yet', undefined],
  ['mail', 'javascript:alert(1)', undefined],
  ['name', '02779-000123', undefined],
])('%s %j has the links %j', (field, value, links) => {
  expect(bindText(field, { [field]: value }, context)?.links).toEqual(links);
});
