import { expect, test } from 'vitest';
import { cleanLine, cleanLongText } from '../../src/engine/form/clean-text';

test.each([
  ['spaces around it', '  ગામ  ', 'ગામ'],
  ['line breaks and tabs', 'one\r\ntwo\tthree\u2028four', 'one two three four'],
  ['control characters', 'a\u0000b\u0007c', 'abc'],
  ['direction overrides and a byte order mark', '\ufeffa\u202eb\u2066c', 'abc'],
  ['a lone surrogate', 'a\ud800b', 'ab'],
  ['an emoji', '🙏', '🙏'],
])('a line with %s is cleaned', (_, typed, clean) => {
  expect(cleanLine(typed)).toBe(clean);
});

test.each([
  ['line breaks of every system', 'a\r\nb\rc\u2029d', 'a\nb\nc\nd'],
  ['tabs and control characters', 'a\tb\u0000\nc', 'a b\nc'],
  ['empty lines around it', '\n\n a \n\n', 'a'],
])('a long text with %s is cleaned', (_, typed, clean) => {
  expect(cleanLongText(typed)).toBe(clean);
});
