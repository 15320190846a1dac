import { expect, test } from 'vitest';
import { objectOf } from '../../src/engine/json/json';
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
  ['committees', `{ "id": 1, ${name} }`],
  ['news', '{ "newsHeading": "K" }'],
  ['notices', '{ "id": 1, "validFrom": "2026-11-20", "validUntil": "2026-11-20" }'],
  ['formerSarpanches', '{ "id": 1, "fromDate": "", "toDate": null }'],
  ['notices', '{ "id": 1, "link": "/aboutus" }'],
  ['notices', '{ "id": 1, "link": "/en/aboutus?page=2#top" }'],
  ['notices', '{ "id": 1, "link": "/en" }'],
  ['notices', '{ "id": 1, "hidden": true }'],
  ['notices', '{ "id": 1, "link": "/committee/2" }'],
  ['notices', '{ "id": 1, "link": "/media/documents/x.pdf" }'],
  ['notices', '{ "id": 1, "link": "#office" }'],
  ['notices', '{ "id": 1, "link": "mailto:a@village.example" }'],
  ['websites', '{ "name": "K", "link": "/aboutus" }'],
])('a record of %s may be %s', (file, record) => {
  expect(problemsIn(file, record)).toEqual([]);
});

const warning = '2 (warning) ';

test.each([
  [
    'committees',
    '{ "id": 1, "name": { "GU": 5, "HI": "क", "EN": "K" } }',
    '2 The number 5 was found where a text in quotation',
  ],
  [
    'villageHistory',
    '{ "id": 1, "sequenceNo": "₹१,२५,०००" }',
    'quotation marks and commas, for example 125000.',
  ],
  [
    'committees',
    '{ "id": 1, "name": { "GU": "ક", "EN": "K" } }',
    `${warning}The text is missing in HI; the text in GU`,
  ],
  ['committees', '{ "id": 1, "name": { "GU": "ક", "HI": "क", "ENG": "K" } }', 'Did you mean “EN”?'],
  ['committees', '{ "id": 1, "name": {} }', `${warning}This text has no words in any language.`],
  [
    'committees',
    '{ "id": 1, "name": { "GU": "", "HI": null, "EN": "" } }',
    `${warning}This text has no words in any language.`,
  ],
  [
    'notices',
    '{ "id": 1, "validFrom": "2026-11-20", "validUntil": "2026-11-19T10:00:00" }',
    '2 The last day, 2026-11-19, is before the first, 2026-11-20, so that the record is never current. Correct',
  ],
  [
    'officers',
    '{ "name": "K", "designation": { "GU": "ઉપ-સરપંચ", "HI": "उप-सरपंच", "EN": "Upa-Sarpnch" } }',
    `${warning}“Upa-Sarpnch” is none of the terms by which pages select these records, so that no page shows the record. Did you mean “Upa-Sarpanch”?`,
  ],
  [
    'emergencyNumbers',
    '{ "id": 1, "number": "233344" }',
    `${warning}It is not certain what to dial for “233344”`,
  ],
  [
    'websites',
    '{ "name": "K", "link": "N/A" }',
    `${warning}“N/A” counts as no address. Write null, or remove`,
  ],
  [
    'villageProfile',
    '{ "filePath": "-" }',
    `${warning}“-” counts as no address. Write null, or remove the field.`,
  ],
  [
    'heritage',
    '{ "id": 1, "description": "<p>K<img src=\'x.png\'></p>" }',
    `${warning}The text has a picture or video, which`,
  ],
  [
    'meetings',
    '{ "id": 1, "title": "K", "date": "" }',
    '2 The event has no day, so that it is neither coming nor',
  ],
  [
    'meetings',
    '{ "id": 1, "title": "K", "date": "2026-12-02", "startTime": "12:00", "endTime": "10:30" }',
    '2 The end, 10:30, is not after the beginning, 12:00. Correct “endTime” or “startTime”.',
  ],
  [
    'meetings',
    '{ "id": 1, "title": "K", "date": "2026-12-02", "startTime": "25:00" }',
    '“25:00” is not a time of day',
  ],
  [
    'officeHours',
    '{ "id": 1, "name": "K", "hours": [{ "fromDay": 1, "opens": "18:00", "closes": "10:30" }] }',
    '2 The end, 10:30, is not after the beginning, 18:00. Correct “closes” or “opens”.',
  ],
  [
    'mapPlaces',
    '{ "id": 1, "name": "K", "x": 101, "y": 50 }',
    '2 101 is not from 0 to 100. Expected a number from 0',
  ],
  [
    'formerSarpanches',
    '{ "id": 1, "fromDate": "31-01-2024" }',
    '2 “31-01-2024” is not a date. Expected format: YYYY',
  ],
  ['bankDetails', '{ "upiId": "motipura.panchayat" }', '2 “motipura.panchayat” is not a UPI id'],
  [
    'notices',
    '{ "id": 1, "link": "/committees" }',
    `${warning}The link leads to “/committees”, which is not a page. Did`,
  ],
  [
    'websites',
    '{ "link": "/aboutuss" }',
    `${warning}The link leads to “/aboutuss”, which is not a page. Did you mean`,
  ],
  [
    'notices',
    '{ "id": 1, "link": "javascript:alert(1)" }',
    '2 “javascript:alert(1)” is not an address that can be',
  ],
  [
    'notices',
    '{ "id": 1, "link": "www.example.in/x" }',
    'Begin it with https://, mailto:, tel: or, for a page of',
  ],
  [
    'achievements',
    '{ "panchayatAchievementsCategoryId": 1, "achievements": [{ "titel": "K" }] }',
    '2 Unknown key “titel”. Did you mean “title”?',
  ],
])('a record of %s that is %s has one problem', (file, record, expected) => {
  expect(problemsIn(file, record)).toEqual([expect.stringContaining(expected)]);
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

const codes = { stateCode: 'IN-RJ', lgdCode: '37412', censusCode: '0811100512081234' };

test.each([
  [{}, ''],
  [{ censusCode: '081234' }, ''],
  [{ stateCode: '' }, ''],
  [{ stateCode: 'IN-RA' }, '“IN-RA” is the code of no state.'],
  [{ lgdCode: '037412' }, '“037412” is not the LGD code of a gram panchayat. Expected: two to six digits'],
  [{ lgdCode: '08' }, 'It may be a code of a state or of the census.'],
  [{ censusCode: '81234' }, '“81234” is not a code of a village in the census of 2011.'],
  [{ censusCode: '9911100512081234' }, 'no code of the census begins with 99.'],
  [
    { censusCode: '2611100512081234' },
    'is a code of Dadra and Nagar Haveli and Daman and Diu, but the council is in Rajasthan. Codes of Rajasthan begin with 08.',
  ],
  [{ stateCode: 'IN-TS', censusCode: '2811100512081234' }, ''],
])('checks the codes of the place of the council: %j', (changed, message) => {
  const texts = { 'records/councilDetail.json': JSON.stringify([{ name: 'K', ...codes, ...changed }]) };
  const found = check({ texts }).problems.map(formatShort);
  const about = found.filter((text) => /code|state/i.test(text) && text.includes('councilDetail'));
  expect(about).toEqual(message === '' ? [] : [expect.stringContaining(message)]);
});

test('puts the services of the country and the state before those of the site', () => {
  const own = { id: 'own', name: { GU: 'ક', HI: 'क', EN: 'K' }, about: null, address: 'https://own.example' };
  const sources = '"sources": { "websites2": { "entity": "online-service", "services": "IN-GJ" },';
  const config = realText.replace('"sources": {', sources);
  const { site } = check({ config, texts: { 'records/websites2.json': JSON.stringify([own]) } });
  const ids = site?.records.websites2?.map((record) => objectOf(record).id) ?? [];
  expect(ids).toEqual(expect.arrayContaining(['egramswaraj', 'anyror', 'iora']));
  expect(ids).not.toContain('mahabhulekh');
  expect(ids.at(-1)).toBe('own');
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
