import { expect, test } from 'vitest';
import { keysOf } from '../../src/check/document/json-access';
import { readDocument } from '../../src/check/document/json-document';
import { formatShort } from './real-site';

function problemsIn(text: string): string[] {
  return readDocument({ file: 'site.config.json', text }).problems.map(formatShort);
}

test.each([
  ['', '1 This file is not JSON: a value is missing here; perhaps there is an extra comma before it.'],
  ['pages:', '1 This file is not JSON: an unquoted word; texts need quotation marks ("…").'],
  ['{\n  "a": 1\n  "b": 2\n}', '2 This file is not JSON: a comma is missing before this.'],
  [
    '{\n  "a": 1,\n}',
    '2 This file is not JSON: a name in quotation marks is missing here; perhaps there is an extra comma before it.',
  ],
  ['{\n  "a": [1\n}', '2 This file is not JSON: a comma is missing before this.'],
  ['{\n  "a": "one\n}', '2 This file is not JSON: a text without its closing quotation mark.'],
  [
    '{ "a": 1 }\n}',
    '1 This file is not JSON: the document ended before this; perhaps there is an extra brace } or bracket ].',
  ],
  ["{ 'a': 1 }", '1 This file is not JSON: an unquoted word; texts need quotation marks ("…").'],
])('the text %j is refused with one clear problem', (text, expected) => {
  expect(problemsIn(text)).toEqual([
    `${expected} Nothing else in the file can be checked until this is fixed.`,
  ]);
});

test('reports a duplicate key at its second occurrence', () => {
  expect(problemsIn('{\n  "a": { "b": 1,\n    "b": 2 }\n}')).toEqual([
    '3 “b” appears twice here; only the last one would be used. Remove one of them.',
  ]);
});

test('parses every kind of JSON value', () => {
  const text = '{ "a": [1, "two", true, null], "__proto__": {} }';
  expect(keysOf(readDocument({ file: 'x.json', text }).document?.value)).toEqual(['a', '__proto__']);
});

test('counts lines with the line ends of any system', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    expect(problemsIn(['{', '"a": 1,', '"a": 2', '}'].join(end))[0]).toMatch(/^3 /);
  }
});
