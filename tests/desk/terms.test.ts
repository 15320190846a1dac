import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import choices from '../../src/desk/api/fields/choices.json';
import entities from '../../src/desk/api/fields/entities.json';
import hints from '../../src/desk/api/fields/hints.json';
import titles from '../../src/desk/api/fields/titles.json';
import { deskMessages } from '../../src/desk/messages/desk-messages';
import GUSentences from '../../src/check/sentences/GU.json';
import HISentences from '../../src/check/sentences/HI.json';
import MRSentences from '../../src/check/sentences/MR.json';
import TASentences from '../../src/check/sentences/TA.json';

const languages = ['GU', 'HI', 'MR', 'TA'] as const;
type Spoken = (typeof languages)[number];

const terms = readFileSync(join(import.meta.dirname, '../../docs/desk-terms.md'), 'utf8');

/** The words of the last column of the list of terms of a language. */
function refusedIn(language: Spoken): readonly string[] {
  const section = terms.split(/^## /m).find((one) => one.split('\n', 1)[0]?.endsWith(`(${language})`)) ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .flatMap((line) => line.split('|').at(-2)?.split(',') ?? [])
    .map((word) => word.trim());
}

/** Texts of a language in a catalogue whose leaves are texts per language. */
function textsIn(value: unknown, language: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === language && typeof inner === 'string' ? [inner] : textsIn(inner, language),
  );
}

const catalogues = [choices, entities, hints, titles];
const textsOf = (language: Spoken) => [
  ...Object.values(deskMessages(language).messages),
  ...textsIn(catalogues, language),
];

/** The sentences of findings, which quote names of keys and files. */
const sentences = { GU: GUSentences, HI: HISentences, MR: MRSentences, TA: TASentences };

/** Names of formats, programs and institutions, and what is typed or read as it is. */
const known = new Set([
  ...[
    'PDF',
    'CSV',
    'UTF',
    'SMS',
    'JPEG',
    'PNG',
    'WebP',
    'HEIC',
    'Excel',
    'Word',
    'Git',
    'Save',
    'as',
    'MB',
    'px',
  ],
  ...['xls', 'xlsx', 'csv', 'publicAddress', 'contactus', 'aboutus', 'members', 'employees', 'committees'],
  ...['Google', 'Authenticator', 'Aegis', 'M', 'MP', 'OGG'],
  ...['IFSC', 'LGD', 'UPI', 'IN', 'GJ', 'A', 'F', 'B'],
]);

/** The words in Latin letters of a text, without what stands for values and what the format of messages says. */
function latinWords(text: string): string[] {
  const said = text
    .replaceAll(/\{\w+, plural,|=0 \{|(?:one|other) \{/g, ' ')
    .replaceAll(/\{\w+(?:, number)?\}/g, ' ');
  return said.match(/[a-z]+/gi) ?? [];
}

test.each(languages)('the desk in %s has no English', (language) => {
  expect(textsOf(language).filter((text) => latinWords(text).some((word) => !known.has(word)))).toEqual([]);
});

const parts = (text: string): readonly string[] => text.match(/[\p{L}\p{M}]+/gu) ?? [];

test.each(languages)('the desk in %s has one word for each thing', (language) => {
  // A word begins with it, so that endings are found too; words with other letters behind it are other words.
  const has = (text: string, word: string) =>
    word.includes(' ') ? text.includes(word) : parts(text).some((part) => part.startsWith(word));
  const refused = refusedIn(language);
  expect(refused).not.toEqual([]);
  const found = [...textsOf(language), ...Object.values(sentences[language])].flatMap((text) =>
    refused.filter((word) => has(text, word)).map((word) => `${word}: ${text}`),
  );
  expect(found).toEqual([]);
});
