import { describe, expect, test } from 'vitest';
import { bindAddress, emailAddress, safeAddress, telephoneAddress } from '../../src/binding/address';

describe('safeAddress', () => {
  test.each<[string | null | undefined, string | null]>([
    ['https://example.org/a?b=1#c', 'https://example.org/a?b=1#c'],
    ['HTTP://example.org', 'HTTP://example.org'],
    ['  /documents/a.pdf ', '/documents/a.pdf'],
    ['/', '/'],
    ['//example.org', null],
    ['/\\example.org', null],
    ['documents/a.pdf', null],
    ['javascript:alert(1)', null],
    [' JavaScript:alert(1)', null],
    ['data:text/html,hi', null],
    ['vbscript:x', null],
    ['ftp://example.org', null],
    ['https://example.org/a b', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('of %j is %j', (value, address) => {
    expect(safeAddress(value)).toBe(address);
  });
});

test('bindAddress is null for a field that is not bound, not there or no text', () => {
  const record = { link: 'https://example.org', other: { href: 'https://example.org' } };
  expect([bindAddress(undefined, record), bindAddress('none', record), bindAddress('other', record)]).toEqual(
    [null, null, null],
  );
  expect(bindAddress('link', record)).toBe('https://example.org');
});

describe('telephoneAddress', () => {
  test.each<[string | null, string | null]>([
    ['108', 'tel:108'],
    ['+91 98765-43210', 'tel:+919876543210'],
    ['(02770) 123 456', 'tel:02770123456'],
    ['98765+43210', 'tel:9876543210'],
    ['none', null],
    ['+', null],
    ['', null],
    [null, null],
  ])('of %j is %j', (number, address) => {
    expect(telephoneAddress(number)).toBe(address);
  });
});

describe('emailAddress', () => {
  test.each<[string | null, string | null]>([
    ['gram@example.org', 'mailto:gram@example.org'],
    ['gram at example', null],
    ['a@b@c', null],
    ['a b@example.org', null],
    ['', null],
    [null, null],
  ])('of %j is %j', (email, address) => {
    expect(emailAddress(email)).toBe(address);
  });
});
