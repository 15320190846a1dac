import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEngineMessages, readMessageUsage } from '../../src/server/site/folder/engine-folder';
import { readCatalogue, type Catalogue } from '../../src/check/messages/catalogue';
import { placeholdersOf } from '../../src/check/messages/check-catalogues';
import { parseMessage } from '../../src/check/messages/parse-message';
import { engineLanguages } from '../../scripts/new-site/languages';

const root = join(import.meta.dirname, '../..');
const { catalogues, unreviewed } = await readEngineMessages(join(root, 'src/site/i18n'));
const usage = await readMessageUsage(join(root, 'src/site/i18n'));

const languages = Object.entries(catalogues).map(([code, file]) => ({ code, ...readCatalogue(file) }));
const english: Catalogue = languages.find(({ code }) => code === 'EN')?.catalogue ?? {};
const ids = Object.keys(english);

const codes = Object.keys(catalogues).sort();

test('three languages are reviewed by a council', () => {
  const reviewed = codes.filter((code) => !unreviewed.includes(code));
  expect(reviewed).toEqual(['EN', 'GU', 'HI']);
  expect(unreviewed.filter((code) => !codes.includes(code))).toEqual([]);
});

test('a new site may have every language (scripts/new-site/languages.ts, scripts/new-site/template)', () => {
  expect(engineLanguages.map(({ code }) => code).sort()).toEqual(codes);
  expect(readdirSync(join(root, 'scripts/new-site/template/content/messages')).sort()).toEqual(
    codes.map((code) => `${code}.json`),
  );
});

test('the docs name every language (B1.2.5)', () => {
  const read = (file: string) => readFileSync(join(root, 'docs', file), 'utf8');
  const [, names = ''] = /\*\*B1\.2\.5\*\*[^.]* exist in ([^.]*)\./.exec(read('behaviour.md')) ?? [];
  expect(names.split(/,\s+|\s+and\s+/), 'names in B1.2.5').toHaveLength(codes.length);
  const guide = read('another-village.md');
  expect(
    codes.filter((code) => !guide.includes(`\`${code}\``)),
    'not in another-village.md',
  ).toEqual([]);
});

test('the usage of every message is described', () => {
  expect(Object.keys(usage)).toEqual(ids);
  expect(Object.values(usage).filter((text) => text.trim() === '')).toEqual([]);
});

describe.each(languages)('in $code', ({ catalogue, problems }) => {
  test('every message is there and can be read', () => {
    expect(problems).toEqual([]);
    expect(Object.keys(catalogue)).toEqual(ids);
    const wrong = Object.entries(catalogue).filter(([, { text }]) => 'mistake' in parseMessage(text));
    expect(wrong).toEqual([]);
  });

  test('messages have the placeholders of the English ones', () => {
    const placeholders = (of: Catalogue) => ids.map((id) => [id, placeholdersOf(of[id]?.text ?? '')]);
    expect(placeholders(catalogue)).toEqual(placeholders(english));
  });
});

const scripts: Readonly<Record<string, RegExp>> = {
  BN: /\p{Script=Bengali}/u,
  GU: /\p{Script=Gujarati}/u,
  HI: /\p{Script=Devanagari}/u,
  KN: /\p{Script=Kannada}/u,
  ML: /\p{Script=Malayalam}/u,
  MR: /\p{Script=Devanagari}/u,
  OR: /\p{Script=Oriya}/u,
  PA: /\p{Script=Gurmukhi}/u,
  TA: /\p{Script=Tamil}/u,
  TE: /\p{Script=Telugu}/u,
  UR: /\p{Script=Arabic}/u,
};

/** Messages that consist of placeholders, and the sign for an unknown value. */
const withoutWords = (text: string) => text === 'N/A' || !/\p{L}/u.test(text.replace(/\{\w+\}/g, ''));

test('the script of every language but English is known here', () => {
  expect(Object.keys(scripts).sort()).toEqual(codes.filter((code) => code !== 'EN'));
});

test.each(Object.entries(scripts))('messages in %s are written in its script', (code, script) => {
  const own = languages.find((language) => language.code === code)?.catalogue ?? {};
  const foreign = Object.entries(own).filter(([, { text }]) => !withoutWords(text) && !script.test(text));
  expect(foreign.map(([id]) => id)).toEqual([]);
});

test('the code of the engine names no message of the sample site', () => {
  const sample = readCatalogue({
    file: 'EN.json',
    text: readFileSync(join(root, 'content/messages/EN.json'), 'utf8'),
  });
  const code = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    // The desk has catalogues of its own.
    .filter((file) => !file.startsWith('desk/'))
    .filter((file) => /\.tsx?$/.test(file) && !/examples?(?:-\w+)?\.ts$|\.generated\./.test(file))
    .map((file) => readFileSync(join(root, 'src', file), 'utf8'));
  const text = code.join('\n');
  const own = Object.keys(sample.catalogue).filter((id) => !ids.includes(id));
  expect(own.length).toBeGreaterThan(100);
  expect(own.filter((id) => text.includes(`'${id}'`))).toEqual([]);
});
