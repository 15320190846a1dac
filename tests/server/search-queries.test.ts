import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { openSearchEngine } from '../../src/engine/search/search-engine';
import type { SearchResults } from '../../src/engine/search/search-results';
import { sampleSite } from './sample-site';
import { searchIndexOf } from './search-sample';

const checked = await sampleSite();
const codes = ['GU', 'HI', 'EN'] as const;
const indexes = Object.fromEntries(
  await Promise.all(codes.map(async (code) => [code, await searchIndexOf(checked, code)] as const)),
);
const engines = Object.fromEntries(
  await Promise.all(
    Object.entries(indexes).map(async ([code, { index }]) => [code, await openSearchEngine(index)] as const),
  ),
);

const find = (code: string, query: string): SearchResults =>
  engines[code]?.(query) ?? { total: 0, groups: [] };

const water = 'સૂચનાઓ: પાણી પુરવઠો બંધ';
const assembly = 'સૂચનાઓ: તા. 02-12-2026ને બુધવારે સવારે 10 વાગ્યે વડના ચોકમાં ગ્રામસભા';
const assemblyHi = 'सूचनाएँ: दि. 02-12-2026, बुधवार को सुबह 10 बजे बरगद चौक में ग्राम सभा';
const about = 'પૃષ્ઠો: પંચાયત વિશે';
const voters = 'પૃષ્ઠો: ચૂંટણી વિગતો';
const road = 'વિકાસનાં કામો: પ્રજાપતિવાસથી હાઇવે સુધી સિમેન્ટ કોંક્રીટ રસ્તો';
const sarpanch = 'વ્યક્તિઓ: રમીલાબેન દિનેશભાઈ ચૌધરી';

/** Language, query, and the kind and the beginning of the title of the first hit of its kind. */
const queries: readonly (readonly [code: string, query: string, first: string])[] = [
  // Each script, and Latin letters
  ['GU', 'પાણી', water],
  ['GU', 'pani', water],
  ['GU', 'पानी', water],
  ['GU', 'ગ્રામ સભા', assembly],
  ['GU', 'ગ્રામસભા', assembly],
  ['GU', 'gram sabha', assembly],
  ['GU', 'gramsabha', assembly],
  ['GU', 'ग्राम सभा', assembly],
  ['GU', 'પંચાયત', about],
  ['GU', 'panchayat', about],
  ['GU', 'पंचायत', about],
  ['HI', 'ग्राम सभा', assemblyHi],
  ['HI', 'gram sabha', assemblyHi],
  ['HI', 'gramsabha', assemblyHi],
  ['HI', 'ગ્રામ સભા', assemblyHi],
  ['HI', 'पंचायत', 'पृष्ठ: पंचायत कर्मचारी'],
  ['HI', 'sadak', 'समाचार: नई सीमेंट सड़क का लोकार्पण'],
  ['HI', 'shikayat', 'फ़ॉर्म: शिकायत'],
  ['HI', 'chunav', 'पृष्ठ: चुनाव विवरण'],
  ['EN', 'water', 'Notices: No water supply on 23 November 2026'],
  ['EN', 'village assembly', 'Notices: Village assembly on Wednesday 2 December 2026'],
  ['EN', 'concrete road', 'Development works: Concrete road from Prajapativas'],
  ['EN', 'पंचायत', 'Pages: About Panchayat'],
  ['EN', 'રમીલાબેન', 'People: Ramilaben Dineshbhai Chaudhari'],
  // Spelling variants: anusvara, vowel length, nukta, joiners, Latin spellings
  ['GU', 'પન્ચાયત', about],
  ['GU', 'પંચાયત\u200D', about],
  ['GU', 'પાણિ', water],
  ['GU', 'paani', water],
  ['GU', 'ચુંટણી', voters],
  ['GU', 'રમિલાબેન', sarpanch],
  ['GU', 'chaudhary', sarpanch],
  ['GU', 'anganwadi', 'વિકાસનાં કામો: આંગણવાડી કેન્દ્ર નં. 2નું સમારકામ'],
  ['HI', 'सडक', 'समाचार: नई सीमेंट सड़क का लोकार्पण'],
  ['HI', 'फॉर्म', 'पृष्ठ: सरकारी फ़ॉर्म'],
  ['HI', 'laxmi', 'सरकारी योजनाएँ: नमो लक्ष्मी योजना'],
  ['HI', 'yojna', 'सरकारी योजनाएँ: नमो लक्ष्मी योजना'],
  ['HI', 'vijnan', 'समाचार: विद्यालय में बाल विज्ञान मेला'],
  // Digits of either script
  ['GU', '2011', 'દસ્તાવેજો: સમરસ ગ્રામ પંચાયત 2011'],
  ['GU', '૨૦૧૧', 'દસ્તાવેજો: સમરસ ગ્રામ પંચાયત 2011'],
  ['HI', '२०११', 'दस्तावेज़: समरस ग्राम पंचायत 2011'],
  ['EN', '૨૦૧૧', 'Documents: Unopposed election 2011'],
  // Typing errors
  ['GU', 'sarpnch', 'પૃષ્ઠો: સરપંચ'],
  ['GU', 'પચાયત', about],
  ['EN', 'vacination', 'Documents: Vaccination report, September 2026'],
  ['EN', 'watr', 'Notices: No water supply on 23 November 2026'],
  ['EN', 'assembley', 'Notices: Village assembly on Wednesday 2 December 2026'],
  // Beginnings of words, and words of every kind
  ['GU', 'praja', road],
  ['GU', 'avas yojana', 'સરકારી યોજનાઓ: પ્રધાનમંત્રી આવાસ યોજના'],
  ['GU', 'kisan', 'લાભાર્થીઓ: કિસાન સન્માન નિધિ'],
  ['GU', 'fariyad', 'ફોર્મ: ફરિયાદ'],
  ['EN', 'complaints', 'Forms: Complaint'],
  ['EN', 'housing', 'Beneficiaries: Dr Ambedkar housing'],
  // Committees and organisations
  ['EN', 'water committee', 'Committees and organisations: Water committee'],
  ['GU', 'આરોગ્ય કેન્દ્ર', 'સમિતિઓ અને સંસ્થાઓ: પ્રાથમિક આરોગ્ય કેન્દ્ર'],
  ['HI', 'shiksha samiti', 'समितियाँ और संस्थाएँ: शिक्षा समिति'],
  // The texts of other languages
  ['EN', 'pani', 'Notices: No water supply on 23 November 2026'],
  ['EN', 'pani samiti', 'Committees and organisations: Water committee'],
  ['EN', 'शिक्षा', 'Committees and organisations: Education committee'],
  ['EN', 'rasto', 'Development works: Concrete road from Prajapativas'],
  ['EN', 'shikayat', 'Forms: Complaint'],
  ['GU', 'water supply', water],
  ['HI', 'doodh mandali', 'समितियाँ और संस्थाएँ: मोतीपुरा दुग्ध उत्पादक'],
  // Links of the menu to other sites
  ['EN', 'pay tax', 'Pages: Pay Tax'],
  ['GU', 'vero bharo', 'પૃષ્ઠો: વેરો ભરો'],
  ['HI', 'kar', 'पृष्ठ: कर भरें'],
];

/** The first hit of each kind, as `kind: title`. */
const firstHits = ({ groups }: SearchResults) =>
  groups.map(({ title, hits }) => `${title}: ${hits[0]?.title.map(([text]) => text).join('') ?? ''}`);

test('there are at least fifty queries', () => {
  expect(queries.length).toBeGreaterThanOrEqual(50);
});

test.each(queries)('in %s, %s finds %s', (code, query, first) => {
  const found = firstHits(find(code, query));
  expect(
    found.filter((hit) => hit.startsWith(first)),
    found.join('\n'),
  ).toHaveLength(1);
});

describe.each(codes)('the index in %s', (code) => {
  test('is small', () => {
    expect(brotliCompressSync(indexes[code]?.text ?? '').length).toBeLessThan(60_000);
  });

  test('has every kind of result', () => {
    const groups = indexes[code]?.index.groups ?? [];
    expect(groups).toHaveLength(checked.config.search?.groups.length ?? -1);
    expect(groups.filter(({ entries }) => entries.length === 0)).toEqual([]);
  });
});

test('results in the language of the page come before those of other languages', () => {
  const [kind] = find('EN', 'sarpanch').groups;
  const titles = kind?.hits.map(({ title }) => title.some(([, isMatch]) => isMatch)) ?? [];
  expect(titles).toEqual([...titles].sort((one, other) => Number(other) - Number(one)));
});

test('a committee and an organisation lead to the page about them', () => {
  const places = ['water committee', 'health centre'].map(
    (query) => find('EN', query).groups.find(({ title }) => title.startsWith('Committees'))?.hits[0]?.place,
  );
  expect(places).toEqual([
    { title: 'Committee Members (Water committee)', path: '/committee', subject: '4' },
    { title: 'About Organisation (Primary health centre, Motipura)', path: '/orgabout', subject: '2' },
  ]);
});

test('what the query matches is marked, also when two words match one', () => {
  const [title] = find('GU', 'gram sabha').groups.flatMap(({ hits }) => hits.map((hit) => hit.title));
  expect(title?.filter(([, isMatch]) => isMatch)).toEqual([['ગ્રામસભા', true]]);
  const [other] = find('HI', 'gramsabha').groups.flatMap(({ hits }) => hits.map((hit) => hit.title));
  expect(other?.filter(([, isMatch]) => isMatch).map(([text]) => text)).toEqual(['ग्राम', 'सभा']);
});

test('a query without a match, without a word, or of words in any order finds what it can', () => {
  expect(find('GU', 'qqqq').total).toBe(0);
  expect(find('GU', ' -?! ').total).toBe(0);
  expect(find('EN', 'road concrete').total).toBe(find('EN', 'concrete road').total);
  expect(find('EN', `water ${'qqqq '.repeat(30)}`).total).toBeGreaterThan(0);
});

test('at most ten results of a kind are given, with their number', () => {
  const pages = find('GU', 'panchayat').groups.find(({ total }) => total > 10);
  expect(pages?.hits).toHaveLength(10);
});

test('a large index is made searchable in short tasks, between which the server responds', async () => {
  const { index } = indexes.GU ?? {};
  if (!index) throw new Error('There is no index in Gujarati.');
  const entry = ['પાણી પુરવઠો', 'ગ્રામ સભા અને વેરો '.repeat(50), 0] as const;
  const large = { ...index, groups: [{ title: 'All', entries: Array.from({ length: 500 }, () => entry) }] };
  let responses = 0;
  const timer = setInterval(() => (responses += 1), 0);
  const search = await openSearchEngine(large);
  clearInterval(timer);
  expect(responses).toBeGreaterThan(10);
  expect(search('pani').total).toBe(500);
});
