import { expect, test } from 'vitest';
import { keysOf } from '../../src/check/document/json-access';
import { parseJsonFile } from '../../src/check/document/json-document';
import { formatShort } from './real-site';

function problemsIn(text: string): string[] {
  return parseJsonFile({ file: 'site.config.json', text }).problems.map(formatShort);
}

test.each([
  [
    '{ "a": [1',
    'the file ends although the { opened in line 1 is not closed. Perhaps the end of the file was lost. It lacks ]}.',
  ],
  ['pages:', 'an unquoted word; texts and names need quotation marks ("…"). Write "pages".'],
  ['[1, :]', 'value expected here.'],
  [
    '[1] thanks',
    '“thanks” follows the “]” that ends it. Remove what follows. More records belong before the end, with a comma between them.',
  ],
  [
    '{}, []',
    '“, []” follows the “}” that ends it. Remove what follows. More records belong before the end, with a comma between them.',
  ],
])('the text %j is refused with one clear problem', (text, message) => {
  const rest = 'Nothing else in the file can be checked until this is fixed.';
  expect(problemsIn(text)).toEqual([`1 This file is not JSON: ${message} ${rest}`]);
});

test('reports a duplicate key at its second occurrence', () => {
  expect(problemsIn('{\n  "a": { "b": 1,\n    "b": 2 }\n}')).toEqual([
    '3 “b” appears twice here; only the last one would be used. Remove one of them.',
  ]);
});

test.each([
  ['in a nested object', '{ "x": [{ "a": 1, "a": 2 }] }'],
  ['beside texts with colons, quotation marks and backslashes', '{ "b": ":\\":", "a": "\\\\", "a": ":" }'],
  ['whose values are objects', '{ "a": { "b": 1, "c": 2 }, "a": {} }'],
  ['that is written with an escape', String.raw`{ "a": 1, "\u0061": 2 }`],
])('reports a duplicate key %s', (_, text) => {
  expect(problemsIn(text)).toEqual([expect.stringContaining('“a” appears twice here')]);
});

test.each([
  '{ "a": ":", "b": "\\":\\\\" }',
  '{ "a": { "a": { "a": [] } } }',
  '"a: b"',
  String.raw`{ "a": "\u003a" }`,
  '{ "1": 1, "0": 0, "__proto__": { "a": 1e3 } }',
])('has nothing to report of %s', (text) => {
  const { document, problems } = parseJsonFile({ file: 'x.json', text });
  expect(problems).toEqual([]);
  expect(JSON.stringify(document?.value)).toBe(JSON.stringify(JSON.parse(text)));
});

test('refuses a text with more than 100 levels, whether it is JSON or not', () => {
  const nested = (levels: number, end = ']') => '['.repeat(levels) + end.repeat(levels);
  expect(problemsIn(nested(100))).toEqual([]);
  for (const text of [nested(101), nested(20_000), nested(20_000, ''), '{"a":'.repeat(101)]) {
    expect(problemsIn(text)).toEqual([expect.stringContaining('This file nests lists and objects')]);
  }
});

test('parses every kind of JSON value', () => {
  const text = '{ "a": [1, "two", true, null], "__proto__": {} }';
  expect(keysOf(parseJsonFile({ file: 'x.json', text }).document?.value)).toEqual(['a', '__proto__']);
});

test('counts lines with the line ends of any system', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    expect(problemsIn(['{', '"a": 1,', '"a": 2', '}'].join(end))[0]).toMatch(/^3 /);
  }
});
