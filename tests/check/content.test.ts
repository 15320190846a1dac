import { expect, test } from 'vitest';
import { check, newProblems, formatShort, realText } from './real-site';

/** The problems of a file with these records, one per line. */
function problemsIn(file: string, ...records: readonly string[]): string[] {
  const text = `[\n${records.join(',\n')}\n]`;
  return newProblems({ texts: { [`records/${file}.json`]: text } }).map((problem) =>
    formatShort(problem).replace(`content/records/${file}.json:`, ''),
  );
}

const name = '"name": { "GU": "ક", "HI": "क", "EN": "K" }';

test.each([
  ['a record that fits', 'committees', `{ "id": 1, ${name} }`],
  ['a record with one text for all languages', 'committees', '{ "id": "1", "name": "K" }'],
  ['a news item without an id', 'news', '{ "newsHeading": "K" }'],
  ['a notice of one day', 'notices', '{ "id": 1, "validFrom": "2026-11-20", "validUntil": "2026-11-20" }'],
  ['an empty date', 'formerSarpanches', '{ "id": 1, "fromDate": "", "toDate": null }'],
  ['a picture from elsewhere', 'slides', '{ "imageBase64": "https://example.org/a.png" }'],
  ['a picture in the record itself', 'slides', '{ "imageBase64": "iVBORw0KGgo=" }'],
  ['a link to a page', 'notices', '{ "id": 1, "link": "/aboutus" }'],
  ['a link to a page in a language', 'notices', '{ "id": 1, "link": "/en/aboutus?page=2#top" }'],
  ['a link to the home page in a language', 'notices', '{ "id": 1, "link": "/en" }'],
  ['a link to the page of a subject', 'notices', '{ "id": 1, "link": "/committee/2" }'],
  ['a link to a file of the engine', 'notices', '{ "id": 1, "link": "/media/documents/x.pdf" }'],
  ['a link to an anchor', 'notices', '{ "id": 1, "link": "#office" }'],
  ['a telephone number as a link', 'notices', '{ "id": 1, "link": "tel:108" }'],
  ['an e-mail address as a link', 'notices', '{ "id": 1, "link": "mailto:a@village.example" }'],
  ['a page of the site as a website', 'websites', '{ "name": "K", "link": "/aboutus" }'],
])('%s is right', (_, file, record) => {
  expect(problemsIn(file, record)).toEqual([]);
});

test.each([
  ['an unknown field', 'committees', '{ "id": 1, "nam": "K" }', '2 Unknown key “nam”. Did you mean “name”?'],
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
    'a number with quotation marks and commas',
    'villageHistory',
    '{ "id": 1, "sequenceNo": "₹१,२५,०००" }',
    '2 “₹१,२५,०००” was found where a number or null is expected. Write a number without quotation marks and commas, for example 125000.',
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
    '2 (warning) The text is missing in HI; the text in GU is shown instead. Add the translation.',
  ],
  [
    'an unknown language',
    'committees',
    '{ "id": 1, "name": { "GU": "ક", "HI": "क", "ENG": "K" } }',
    '2 “ENG” is not a language code of this site. Did you mean “EN”?',
  ],
  [
    'a last day before the first',
    'notices',
    '{ "id": 1, "validFrom": "2026-11-20", "validUntil": "2026-11-19T10:00:00" }',
    '2 The last day, 2026-11-19, is before the first, 2026-11-20, so that the record is never current. Correct “validUntil” or “validFrom”.',
  ],
  [
    'an officer whom no page shows',
    'officers',
    '{ "name": "K", "designation": { "GU": "ઉપ-સરપંચ", "HI": "उप-सरपंच", "EN": "Upa-Sarpnch" } }',
    '2 (warning) “Upa-Sarpnch” is none of the terms by which pages select these records, so that no page shows the record. Did you mean “Upa-Sarpanch”?',
  ],
  [
    'a telephone number without its area code',
    'emergencyNumbers',
    '{ "id": 1, "name": "K", "number": "233344" }',
    '2 (warning) It is not certain what to dial for “233344”, so that it is no link. Write whole numbers with their area code and a comma between them, for example “02642 233344, 98250 12345”.',
  ],
  [
    'a link that stands for none',
    'websites',
    '{ "name": "K", "link": "N/A" }',
    '2 (warning) “N/A” counts as no address. Write null, or remove the field.',
  ],
  [
    'a document that stands for none',
    'villageProfile',
    '{ "filePath": "-" }',
    '2 (warning) “-” counts as no address. Write null, or remove the field.',
  ],
  [
    'a picture in a text',
    'heritage',
    '{ "id": 1, "description": "<p>K<img src=\'x.png\'></p>" }',
    '2 (warning) The text has a picture, which is not shown. Put the picture into a field of its own.',
  ],
  [
    'an event without a day',
    'meetings',
    '{ "id": 1, "title": "K", "date": "" }',
    '2 The event has no day, so that it is neither coming nor over. Add “date”, for example “2026-12-31”.',
  ],
  [
    'an event that ends before it begins',
    'meetings',
    '{ "id": 1, "title": "K", "date": "2026-12-02", "startTime": "12:00", "endTime": "10:30" }',
    '2 The end, 10:30, is not after the beginning, 12:00. Correct “endTime” or “startTime”.',
  ],
  [
    'a time of day that is none',
    'meetings',
    '{ "id": 1, "title": "K", "date": "2026-12-02", "startTime": "25:00" }',
    '2 “25:00” is not a time of day. Expected format: hh:mm from “00:00” to “24:00”, for example “10:30”.',
  ],
  [
    'an office that closes before it opens',
    'officeHours',
    '{ "id": 1, "name": "K", "hours": [{ "fromDay": 1, "opens": "18:00", "closes": "10:30" }] }',
    '2 The end, 10:30, is not after the beginning, 18:00. Correct “closes” or “opens”.',
  ],
  [
    'an hour that is none',
    'officeHours',
    '{ "id": 1, "name": "K", "hours": [{ "fromDay": 1, "opens": "25:00", "closes": "26:00" }] }',
    '2 “25:00” is not a time of day. Expected format: hh:mm from “00:00” to “24:00”, for example “10:30”.',
    '2 “26:00” is not a time of day. Expected format: hh:mm from “00:00” to “24:00”, for example “10:30”.',
  ],
  [
    'a place outside of the map',
    'mapPlaces',
    '{ "id": 1, "name": "K", "x": 101, "y": 50 }',
    '2 101 is outside the picture. Expected a number from 0 (left or top edge) to 100 (right or bottom edge).',
  ],
  [
    'a wrong date',
    'formerSarpanches',
    '{ "id": 1, "fromDate": "2024-02-31" }',
    '2 “2024-02-31” is not a date. Expected format: YYYY-MM-DD, for example “2025-01-31”.',
  ],
  [
    'a date the other way round',
    'formerSarpanches',
    '{ "id": 1, "fromDate": "31-01-2024" }',
    '2 “31-01-2024” is not a date. Expected format: YYYY-MM-DD, for example “2025-01-31”.',
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
    '2 The content folder has no document “documents/profile.pdf”. Put the document there, or name one that exists.',
  ],
  [
    'a link that is none',
    'websites',
    '{ "name": "K", "link": "www.example.org" }',
    '2 (warning) “www.example.org” is not a URL that can be opened. Start it with https://.',
  ],
  [
    'a link to a page that the site lacks',
    'notices',
    '{ "id": 1, "link": "/committees" }',
    '2 (warning) The link leads to “/committees”, which is not a page. Did you mean “/committee”?',
  ],
  [
    'a website that is a page which the site lacks',
    'websites',
    '{ "name": "K", "link": "/aboutuss" }',
    '2 (warning) The link leads to “/aboutuss”, which is not a page. Did you mean “/aboutus”?',
  ],
  [
    'a link that browsers must not follow',
    'notices',
    '{ "id": 1, "link": "javascript:alert(1)" }',
    '2 “javascript:alert(1)” is not an address that can be opened. Begin it with https://, mailto:, tel: or, for a page of this site, with a slash.',
  ],
  [
    'a link to another server without its beginning',
    'notices',
    '{ "id": 1, "link": "www.example.in/x" }',
    '2 “www.example.in/x” is not an address that can be opened. Begin it with https://, mailto:, tel: or, for a page of this site, with a slash.',
  ],
  [
    'a record that nobody asks for',
    'committeeMembers',
    '{ "id": 1 }',
    '2 The record has no “commityId”, by which it is requested; it would never be shown. Add “commityId”.',
  ],
  [
    'a mistake inside a list',
    'achievements',
    '{ "panchayatAchievementsCategoryId": 1, "achievements": [{ "titel": "K" }] }',
    '2 Unknown key “titel”. Did you mean “title”?',
  ],
  [
    'a text instead of a record',
    'committees',
    '"K"',
    '2 “K” was found where a record { } is expected. Write { "name": … }.',
  ],
])('%s is reported with its line', (_, file, record, ...expected) => {
  expect(problemsIn(file, record)).toEqual(expected);
});

test('warns of two records with one id', () => {
  expect(problemsIn('committees', `{ "id": 1, ${name} }`, `{ "id": "1", ${name} }`)).toEqual([
    '3 (warning) The id 1 is also used by the record [0]. Give each record an id of its own.',
  ]);
});

test.each([
  [
    '{ "id": 1 }',
    '1 An object { } was found where a list [ ] of records is expected. Put the records between [ and ].',
  ],
  [
    '[{ "id": 1 ',
    '1 This file is not JSON: the file ends although the brace { opened in line 1 is not closed. Perhaps the end of the file was lost. It lacks } ]. Nothing else in the file can be checked until this is fixed.',
  ],
])('a file of records with the text %s is one problem', (text, expected) => {
  const problems = newProblems({ texts: { 'records/committees.json': text } });
  expect(problems.map(formatShort)).toEqual([`content/records/committees.json:${expected}`]);
});

test.each([
  ['[]', '1', 'The council has no record, so that its details are missing on the pages.', 'Write one'],
  [
    '[{ "id": 1 },\n{ "id": 2 }]',
    '2',
    'The council has 2 records, of which pages show the first.',
    'Keep one',
  ],
])('warns of the records %s of the council', (records, line, message, hint) => {
  const config = realText.replaceAll('"councilDetail"', '"village"');
  const { problems } = check({ config, texts: { 'records/village.json': records } });
  const found = problems.map(formatShort).filter((text) => text.includes('The council has'));
  expect(found).toEqual([
    expect.stringContaining(`content/records/village.json:${line} (warning) ${message} ${hint}`),
  ]);
});

test.each([
  ['https://youtu.be/M7lc1UVf-VE', 0],
  ['https://www.youtube.com/shorts/M7lc1UVf-VE', 0],
  ['', 0],
  ['N/A', 0],
  ['https://www.youtube.com/@motipura', 1],
  ['https://video.example/1', 1],
])('warns where the video of the council at %j has no id', (address, count) => {
  const texts = { 'records/councilDetail.json': JSON.stringify([{ name: 'K', youTubeUrl: address }]) };
  const { problems } = check({ texts });
  const found = problems.map(formatShort).filter((text) => text.includes('not the address of one video'));
  expect(found).toHaveLength(count);
});

test('warns of a file that no source reads', () => {
  expect(newProblems({ texts: { 'records/comittees.json': '[]' } }).map(formatShort)).toEqual([
    'content/records/comittees.json:1 (warning) No source reads this file. Rename it to “committees.json”, name it in “records” of a source, or remove it.',
  ]);
});

test('accepts entities of the site and reports errors in them', () => {
  const entity = (kind: string): string =>
    JSON.stringify(
      { title: 'Well', type: 'object', properties: { depth: { type: 'string', kind } } },
      null,
      1,
    );
  expect(newProblems({ texts: { 'entities/well.schema.json': entity('text') } })).toEqual([]);
  expect(newProblems({ texts: { 'entities/well.schema.json': entity('txt') } }).map(formatShort)).toEqual([
    'content/entities/well.schema.json:7 "txt" is not a kind of field. Did you mean “text”?',
  ]);
});

test.each([
  [
    'schemaType',
    { schemaType: 'place' },
    {},
    '3 Expected a type such as “NewsArticle”, from schema.org. Look it up at https://schema.org.',
  ],
  [
    'schemaLinks',
    { schemaLinks: { organizer: 'mayor' } },
    {},
    '4 Expected “council” or “place”. Write one of them.',
  ],
  [
    'schemaProperty',
    {},
    { schemaProperty: 'Depth of well' },
    '8 Expected a property such as “headline” or “address.addressRegion”, from schema.org. Look it up at https://schema.org.',
  ],
])('reports a wrong %s of an entity of the site', (_, root, field, expected) => {
  const schema = {
    title: 'Well',
    ...root,
    type: 'object',
    properties: { depth: { type: 'string', kind: 'text', ...field } },
  };
  const texts = { 'entities/well.schema.json': JSON.stringify(schema, null, 1) };
  expect(newProblems({ texts }).map(formatShort)).toEqual([`content/entities/well.schema.json:${expected}`]);
});

test('returns the records of a correct site unchanged', () => {
  const { site } = check({
    texts: {
      'records/committees.json': `[{ "id": 1, ${name} }]`,
      'legal/terms.EN.md': '[](/cookiepolicy) [](/sitemap)',
    },
  });
  expect(site?.records.committees).toEqual([{ id: 1, name: { GU: 'ક', HI: 'क', EN: 'K' } }]);
});
