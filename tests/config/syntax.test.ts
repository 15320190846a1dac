import { expect, test } from 'vitest';
import { keysOf } from '../../src/config/check/document/json';
import { readDocument } from '../../src/config/check/document/json-document';
import { tellShort } from './real-site';

function told(text: string): string[] {
  return readDocument({ file: 'site.config.json', text }).problems.map(tellShort);
}

test.each([
  ['', '1 This file is not JSON: a value is missing here; perhaps a comma too many before it.'],
  ['pages:', '1 This file is not JSON: a word that is not JSON; texts stand between quotation marks ("…").'],
  ['{\n  "a": 1\n  "b": 2\n}', '2 This file is not JSON: a comma is missing before this.'],
  [
    '{\n  "a": 1,\n}',
    '2 This file is not JSON: a name in quotation marks is missing here; perhaps a comma too many before it.',
  ],
  ['{\n  "a": [1\n}', '2 This file is not JSON: a comma is missing before this.'],
  ['{\n  "a": "one\n}', '2 This file is not JSON: a text without its closing quotation mark.'],
  [
    '{ "a": 1 }\n}',
    '1 This file is not JSON: the document ended before this; perhaps a brace } or bracket ] too many.',
  ],
  [
    "{ 'a': 1 }",
    '1 This file is not JSON: a word that is not JSON; texts stand between quotation marks ("…").',
  ],
])('the text %j is refused with one clear problem', (text, expected) => {
  expect(told(text)).toEqual([`${expected} Nothing else in the file can be checked until this is mended.`]);
});

test('a key that stands twice is told where it stands again', () => {
  expect(told('{\n  "a": { "b": 1,\n    "b": 2 }\n}')).toEqual([
    '3 “b” stands twice here; only one of them can count. Take one of them out.',
  ]);
});

test('the value of a document is what the text says', () => {
  const text = '{ "a": [1, "two", true, null], "__proto__": {} }';
  expect(keysOf(readDocument({ file: 'x.json', text }).document?.value)).toEqual(['a', '__proto__']);
});

test('lines are counted the same with the line ends of any system', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    expect(told(['{', '"a": 1,', '"a": 2', '}'].join(end))[0]).toMatch(/^3 /);
  }
});
