import { expect, test } from 'vitest';
import { check, newProblems, tellShort } from './real-site';

/** What is told of a file of records with these lines, one record on each. */
function told(file: string, ...records: readonly string[]): string[] {
  const text = `[\n${records.join(',\n')}\n]`;
  return newProblems({ texts: { [`records/${file}.json`]: text } }).map((problem) =>
    tellShort(problem).replace(`content/records/${file}.json:`, ''),
  );
}

const name = '"name": { "GU": "ક", "HI": "क", "EN": "K" }';

test.each([
  ['a record that fits', 'committees', `{ "id": 1, ${name} }`],
  ['a record with one text for all languages', 'committees', '{ "id": "1", "name": "K" }'],
  ['an empty date', 'formerSarpanches', '{ "id": 1, "fromDate": "", "toDate": null }'],
  ['a picture from elsewhere', 'slides', '{ "imageBase64": "https://example.org/a.png" }'],
  ['a picture in the record itself', 'slides', '{ "imageBase64": "iVBORw0KGgo=" }'],
])('%s is right', (_, file, record) => {
  expect(told(file, record)).toEqual([]);
});

test.each([
  [
    'an unknown field',
    'committees',
    '{ "id": 1, "nam": "K" }',
    '2 “nam” is not known here. Did you mean “name”?',
  ],
  [
    'a wrong type',
    'committees',
    '{ "id": 1, "name": 5 }',
    '2 The number 5 was found where a text in quotation marks or null is expected. Expected: Name of the committee.',
  ],
  [
    'a wrong type in one language',
    'committees',
    '{ "id": 1, "name": { "GU": 5, "HI": "क", "EN": "K" } }',
    '2 The number 5 was found where a text in quotation marks or null is expected. Expected: Name of the committee.',
  ],
  [
    'a missing id',
    'committees',
    '{ "name": "K" }',
    '2 “id” is missing. id: Identifies the committee; a string or a number, compared as a string.',
  ],
  [
    'a text missing in a language',
    'committees',
    '{ "id": 1, "name": { "GU": "ક", "EN": "K" } }',
    '2 (warning) The text is missing in HI; the text in GU is shown there.',
  ],
  [
    'an unknown language',
    'committees',
    '{ "id": 1, "name": { "GU": "ક", "HI": "क", "ENG": "K" } }',
    '2 “ENG” is not the code of a language. Did you mean “EN”?',
  ],
  [
    'a wrong date',
    'formerSarpanches',
    '{ "id": 1, "fromDate": "2024-02-31" }',
    '2 “2024-02-31” is not a date. A date is written year, month, day, for example “2025-01-31”.',
  ],
  [
    'a date the other way round',
    'formerSarpanches',
    '{ "id": 1, "fromDate": "31-01-2024" }',
    '2 “31-01-2024” is not a date. A date is written year, month, day, for example “2025-01-31”.',
  ],
  [
    'a picture that is not there',
    'slides',
    '{ "imageBase64": "pictures/logo.jpg" }',
    '2 The content folder has no picture “pictures/logo.jpg”. Did you mean “pictures/logo.png”?',
  ],
  [
    'a document that is not there',
    'villageProfile',
    '{ "filePath": "documents/profile.pdf" }',
    '2 The content folder has no document “documents/profile.pdf”.',
  ],
  [
    'a link that is none',
    'websites',
    '{ "name": "K", "link": "www.example.org" }',
    '2 (warning) “www.example.org” is not an address that can be opened. It begins with https://.',
  ],
  [
    'a record that nobody asks for',
    'committeeMembers',
    '{ "id": 1 }',
    '2 The record has no “commityId”, by which it is asked for; it would never be shown.',
  ],
  [
    'a mistake inside a list',
    'achievements',
    '{ "panchayatAchievementsCategoryId": 1, "achievements": [{ "titel": "K" }] }',
    '2 “titel” is not known here. Did you mean “title”?',
  ],
  ['a record that is none', 'committees', '"K"', '2 “K” was found where a record { } is expected.'],
])('%s is told with its line', (_, file, record, expected) => {
  expect(told(file, record)).toEqual([expected]);
});

test('two records with one id are told as a warning', () => {
  expect(told('committees', `{ "id": 1, ${name} }`, `{ "id": "1", ${name} }`)).toEqual([
    '3 (warning) The id 1 is also that of the record [0].',
  ]);
});

test.each([
  ['{ "id": 1 }', '1 An object { } was found where a list [ ] of records is expected.'],
  [
    '[{ "id": 1 ',
    '1 This file is not JSON: a closing brace } is missing. Nothing else in the file can be checked until this is mended.',
  ],
])('a file of records that holds %s is told once', (text, expected) => {
  const problems = newProblems({ texts: { 'records/committees.json': text } });
  expect(problems.map(tellShort)).toEqual([`content/records/committees.json:${expected}`]);
});

test('a file that no source reads is told as a warning', () => {
  expect(newProblems({ texts: { 'records/comittees.json': '[]' } }).map(tellShort)).toEqual([
    'content/records/comittees.json:1 (warning) No source reads this file.',
  ]);
});

test('a site brings its own entities, and a mistake in one is told', () => {
  const entity = (kind: string): string =>
    JSON.stringify(
      { title: 'Well', type: 'object', properties: { depth: { type: 'string', kind } } },
      null,
      1,
    );
  expect(newProblems({ texts: { 'entities/well.schema.json': entity('text') } })).toEqual([]);
  expect(newProblems({ texts: { 'entities/well.schema.json': entity('txt') } }).map(tellShort)).toEqual([
    'content/entities/well.schema.json:7 "txt" is not a kind of field. Did you mean “text”?',
  ]);
});

test('a right site comes with its records as they stand in the file', () => {
  const { site } = check({
    texts: {
      'records/committees.json': `[{ "id": 1, ${name} }]`,
      'legal/terms.EN.md': '[](/cookiepolicy) [](/sitemap)',
    },
  });
  expect(site?.records.committees).toEqual([{ id: 1, name: { GU: 'ક', HI: 'क', EN: 'K' } }]);
});
