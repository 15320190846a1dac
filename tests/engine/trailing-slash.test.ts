import { expect, test } from 'vitest';
import { withoutTrailingSlashes } from '../../src/engine/text/trailing-slash';

test.each([
  ['https://a.example//', 'https://a.example'],
  ['/member', '/member'],
  ['/', ''],
  ['', ''],
])('%j is %j without the slashes at its end', (text, expected) => {
  expect(withoutTrailingSlashes(text)).toBe(expected);
});
