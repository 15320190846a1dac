import { expect, test } from 'vitest';
import { deskSentences, english } from '../../src/check/sentences/english';
import { configSentences } from '../../src/check/sentences/english/config';
import { fileSentences } from '../../src/check/sentences/english/files';
import { recordSentences } from '../../src/check/sentences/english/records';
import { shapeSentences } from '../../src/check/sentences/english/shapes';
import { sourceSentences } from '../../src/check/sentences/english/sources';
import { syntaxSentences } from '../../src/check/sentences/english/syntax';
import { textSentences } from '../../src/check/sentences/english/texts';
import { sectionSentences } from '../../src/templates/section-sentences';
import GU from '../../src/check/sentences/GU.json';
import HI from '../../src/check/sentences/HI.json';
import MR from '../../src/check/sentences/MR.json';
import TA from '../../src/check/sentences/TA.json';
import { inEnglish, saySentence, sentence, wordProblem } from '../../src/check/sentences/sentence';
import type { Problem } from '../../src/engine/site/checked-site';
import { newProblems, realText } from './real-site';

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
  expect(wordProblem(problem, 'GU').message).toMatch(/[\u0a80-\u0aff]/);
  expect(wordProblem(problem, 'HI').message).toMatch(/[\u0900-\u097f]/);
  expect(wordProblem(problem, 'MR').message).toMatch(/[\u0900-\u097f]/);
  expect(wordProblem(problem, 'TA').message).toMatch(/[\u0b80-\u0bff]/);
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
    expect(wordProblem(problem, 'HI').hint).toMatch(/[\u0900-\u097f]/);
  }
});

test.each([
  ['"accent": "#0B5258"', '"accent": "#FFFFFF"'],
  ['"GU": "મોતીપુરા"', '"GU": ""'],
])(
  'a mistake in what the desk writes into the config is told in every language of the desk: %s',
  (from, to) => {
    const problems = newProblems({ config: realText.replace(from, to) });
    expect(problems.length).toBeGreaterThan(0);
    problems.forEach(inEveryLanguage);
  },
);

test.each([
  '{ "menu.home": ""',
  '{ "menu.home": 5',
  '{ "menu.home": "{"',
  '{ "menu.home": "{x}"',
  '{ "a" "b"',
  '[',
])('a mistake in a file of messages is told in every language of the desk: %s', (text) => {
  const problems = newProblems({ texts: { 'messages/GU.json': text.replace(/^(\{ "menu.*)$/, '$1 }') } });
  expect(problems.length).toBeGreaterThan(0);
  problems.forEach(inEveryLanguage);
});

test('a value may be words of the catalogue, which are translated with it', () => {
  const said = sentence('file.is', { what: sentence('format.heic') });
  expect(inEnglish(said)).toBe('This file is a HEIC picture of a phone, which browsers do not show.');
  expect(saySentence(said, 'HI')).toBe('यह फ़ाइल फ़ोन का HEIC चित्र (ब्राउज़र में नहीं दिखता) है।');
});

test('what is quoted stays as it is, and what only concerns the config is said in English', () => {
  const said = sentence('date.wrong', { text: '“$& {text}' });
  expect(inEnglish(said)).toBe('““$& {text}” is not a date.');
  expect(saySentence(said, 'GU')).toBe('““$& {text}” તારીખ નથી.');
  expect(saySentence(sentence('page.noHome'), 'HI')).toBe(inEnglish(sentence('page.noHome')));
});

test('the catalogues have the same sentences, each in one topic', () => {
  const ids = Object.keys(deskSentences).sort();
  for (const catalogue of [GU, HI, MR, TA]) expect(Object.keys(catalogue).sort()).toEqual(ids);
  const ofDesk = [fileSentences, recordSentences, shapeSentences, syntaxSentences, textSentences];
  const topics = [...ofDesk, configSentences, sourceSentences, sectionSentences];
  const sizes = topics.map((topic) => Object.keys(topic).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(Object.keys(english).length);
});

test.each([GU, HI, MR, TA].flatMap((catalogue) => Object.entries(catalogue)))(
  'the translation of %s has no other values: %s',
  (id, text) => {
    const namesIn = (words: string) => [...words.matchAll(/\{\w+\}/g)].map(([name]) => name);
    const known = namesIn(Object.entries(english).find(([one]) => one === id)?.[1] ?? '');
    expect(known).toEqual(expect.arrayContaining(namesIn(text)));
  },
);
