import { describe, expect, test } from 'vitest';
import { emailUrl, telephoneUrl } from '../../src/model/url/contact-url';

describe('a telephone number as a link', () => {
  test.each<[string | null, string | null]>([
    ['108', 'tel:108'],
    ['+91 98765-43210', 'tel:+919876543210'],
    ['(02770) 123 456', 'tel:02770123456'],
    ['98765+43210', 'tel:9876543210'],
    ['none', null],
    ['+', null],
    ['', null],
    [null, null],
  ])('%j is %j', (number, url) => {
    expect(telephoneUrl(number)).toBe(url);
  });
});

describe('an e-mail address as a link', () => {
  test.each<[string | null, string | null]>([
    ['gram@example.org', 'mailto:gram@example.org'],
    ['gram at example', null],
    ['a@b@c', null],
    ['a b@example.org', null],
    ['', null],
    [null, null],
  ])('%j is %j', (email, url) => {
    expect(emailUrl(email)).toBe(url);
  });
});
