import { expect, test } from 'vitest';
import { sayProblem } from '../../src/desk/server/content/say-problem';
import { english } from '../../src/check/sentences/english';
import GU from '../../src/check/sentences/GU.json';
import HI from '../../src/check/sentences/HI.json';
import { sentence, wordsOf } from '../../src/check/sentences/sentence';
import type { Problem } from '../../src/engine/site/checked-site';
import { newProblems } from '../check/real-site';

/** Mistakes of the kinds that a clerk makes. */
const mistakes = [
  ['notices', '{ "id": 7, "title": { "GU": "ક", "EN": "K" } }'],
  ['notices', '{ "id": 7, "validUntil": "31-02-2026" }'],
  ['notices', '{ "id": 7, "validFrom": "2026-03-02", "validUntil": "2026-03-01" }'],
  ['notices', '{ "id": 7, "link": "documents/none.pdf" }'],
  ['notices', '{ "id": 7, "title": "Lorem ipsum" }'],
  ['notices', '{ "id": 7, "title": { "GU": "Road work", "HI": "सड़क", "EN": "Road work" } }'],
  ['officers', '{ "name": "Officer Name", "imageBase64": "pictures/none.webp" }'],
  ['emergencyNumbers', '{ "name": "K", "number": "call us" }'],
  ['meetings', '{ "id": 7, "date": "2026-12-12", "startTime": "25:00" }'],
  ['beneficiaries', '{ "beneficiariesCategoryId": 1, "name": "2341 2341 2346" }'],
  ['websites', '{ "name": "K", "link": "/nowhere" }'],
  ['councilDetail', '{ "stateCode": "99", "lgdCode": "12", "censusCode": "7" }'],
] as const;

const inEveryLanguage = (problem: Problem) => {
  expect(sayProblem(problem, 'EN').message).toBe(problem.message);
  expect(sayProblem(problem, 'GU').message).toMatch(/[\u0a80-\u0aff]/);
  expect(sayProblem(problem, 'HI').message).toMatch(/[\u0900-\u097f]/);
};

test.each(mistakes)('a mistake in %s is told in every language of the desk: %s', (list, record) => {
  const problems = newProblems({ texts: { [`records/${list}.json`]: `[${record}]` } });
  const own = problems.filter(({ file }) => file.endsWith(`/${list}.json`));
  expect(own.length).toBeGreaterThan(0);
  for (const problem of own) inEveryLanguage(problem);
});

test.each([
  '',
  '{councill}',
  '[a](https://a.example',
  '##Heading',
  '**bold',
  '![a](b.png) and <b>',
  '[a] (/cookiepolicy)',
  'a\uFFFDb',
])('a mistake in a legal text is told in every language of the desk: %j', (text) => {
  const problems = newProblems({ texts: { 'legal/privacy.GU.md': text } });
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) {
    inEveryLanguage(problem);
    expect(sayProblem(problem, 'HI').hint).toMatch(/[\u0900-\u097f]/);
  }
});

test('a value may be words of the catalogue, which are translated with it', () => {
  const { message, sentences } = wordsOf({
    message: sentence('file.is', { what: sentence('format.heic') }),
  });
  expect(message).toBe('This file is a HEIC picture of a phone, which browsers do not show.');
  expect(sayProblem({ message, ...(sentences && { sentences }) }, 'HI').message).toBe(
    'यह फ़ाइल फ़ोन का HEIC चित्र (ब्राउज़र में नहीं दिखता) है।',
  );
});

test('what is quoted stays as it is, and what has no sentence stays in English', () => {
  const { message, sentences } = wordsOf({ message: sentence('date.wrong', { text: '“$& {text}' }) });
  const problem = { message, ...(sentences && { sentences }) };
  expect(message).toBe('““$& {text}” is not a date.');
  expect(sayProblem(problem, 'GU').message).toBe('““$& {text}” તારીખ નથી.');
  expect(sayProblem({ message: 'Something rare.' }, 'HI')).toEqual({ message: 'Something rare.' });
});

test.each([...Object.entries(GU), ...Object.entries(HI)])(
  'the translation of %s has no other values: %s',
  (id, text) => {
    const namesIn = (words: string) => [...words.matchAll(/\{\w+\}/g)].map(([name]) => name);
    const known = namesIn(Object.entries(english).find(([one]) => one === id)?.[1] ?? '');
    expect(known).toEqual(expect.arrayContaining(namesIn(text)));
  },
);
