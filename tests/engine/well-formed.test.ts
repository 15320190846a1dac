import { expect, test } from 'vitest';
import { toWellFormed } from '../../src/engine/text/well-formed';

test.each([
  ['', ''],
  ['plain', 'plain'],
  ['😀 કખ', '😀 કખ'],
  ['a\ud83d', 'a\ufffd'],
  ['\ude00a', '\ufffda'],
  ['\ude00\ud83d', '\ufffd\ufffd'],
  ['\ud83d\ud83d\ude00', '\ufffd😀'],
])('%j is made %j', (text, wellFormed) => {
  expect(toWellFormed(text)).toBe(wellFormed);
});

test('a text of 100,000 lone surrogates can be encoded afterwards', () => {
  expect(encodeURIComponent(toWellFormed('\ud800'.repeat(100_000)))).toHaveLength(900_000);
});
