import { describe, expect, test } from 'vitest';
import { emailUrl } from '../../src/engine/url/contact-url';

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
