import { describe, expect, test } from 'vitest';
import { checkSite } from '../../src/check/check-site';
import { configMistakes } from './mistakes/config-mistakes';
import {
  expectReport,
  problemsOf,
  textOf,
  titled,
  withPicture,
  withText,
  type Mistake,
} from './mistakes/mistake';
import { recordMistakes } from './mistakes/record-mistakes';
import { readSmallSite, type SmallSite } from './mistakes/small-sites';
import { syntaxMistakes } from './mistakes/syntax-mistakes';
import { textMistakes } from './mistakes/text-mistakes';

const sites = { vadgam: await readSmallSite('vadgam'), hirapur: await readSmallSite('hirapur') };
const { vadgam } = sites;

test.each(Object.values(sites))('a site without mistakes has no problem', (files) => {
  expect(checkSite(files).problems).toEqual([]);
});

const config = 'site.config.json';
const entity = 'content/entities/village-well.schema.json';
type Table = readonly [site: SmallSite, file: string, mistakes: readonly Mistake[]];

const inFolder = (site: SmallSite, folder: string, tables: Readonly<Record<string, readonly Mistake[]>>) =>
  Object.entries(tables).map(([file, mistakes]): Table => [site, folder + file, mistakes]);

const tables: readonly Table[] = [
  ['vadgam', config, syntaxMistakes],
  ['vadgam', config, configMistakes.vadgam],
  ['hirapur', config, configMistakes.hirapur],
  ...inFolder('vadgam', 'content/records/', recordMistakes.vadgam),
  ...inFolder('hirapur', 'content/records/', recordMistakes.hirapur),
  ...inFolder('vadgam', 'content/', textMistakes),
];

describe.each(tables)('of %s, %s', (site, file, mistakes) => {
  test.each(titled(mistakes))('%s is reported in its line', (_, mistake) => {
    const files = sites[site];
    const check = (text: string) => checkSite(withText(files, file, text)).problems;
    expectReport(file, textOf(files, file), mistake, check);
  });
});

test.each([
  [config, '{ "version": 12 }', 'version 12, which is newer than this engine; it reads version 1. Update'],
  [config, ' \n', 'it is empty. A list without records is [], an object without keys is {}.'],
  [config, textOf(vadgam, config).slice(0, 7000), 'Perhaps the end of the file was lost. It lacks'],
  [config, `${textOf(vadgam, config)}}`, 'an extra }. Remove this }.'],
  ['content/records/committees.json', '{}', 'Put the records between [ and ]'],
  ['content/records/committees.json', '["x"]', 'where a record { } is expected. Write { "name": … }.'],
  ['content/records/notice-board.json', '[]', 'Give it the name of a source, name it in “records”'],
  ['content/messages/EN.json', '[]', 'from message ids to texts'],
  ['content/messages/EN.json', '', 'it is empty'],
  ['content/legal/privacy.EN.md', ' \n', 'Write its text'],
  ['content/well.schema.json', '{}', 'Move it to “content/entities/well.schema.json”'],
  ['content/entities/well.json', '{}', 'Move it to “content/entities/well.schema.json”'],
  ['content/entities/donator.schema.json', textOf(vadgam, entity), 'rename the file'],
])('the file %s with other content has one problem', (file, text, says) => {
  const found = problemsOf(withText(vadgam, file, text));
  expect(found).toEqual([expect.stringContaining(says)]);
  expect(found[0]).toMatch(new RegExp(`^${file}:`));
});

test.each([
  [
    'records/bankDetails.json',
    'The records of “bank” are missing',
    'create the file with an empty list, [].',
  ],
  ['legal/privacy.GU.md', 'has no “legal/privacy.GU.md”', 'Write the text of “legal/privacy.EN.md” in GU.'],
  ['entities/village-well.schema.json', '“village-well” is not an entity', 'village-well.schema.json”'],
  ['pictures/logo.png', 'The content folder has no picture “pictures/logo.png”', 'Put the picture there'],
])('the missing file %s is reported in the config', (file, message, hint) => {
  const found = problemsOf(withText(vadgam, `content/${file}`, undefined));
  expect(found).toEqual([expect.stringContaining(message)]);
  expect(found[0]).toContain(hint);
  expect(found[0]).toMatch(/^site\.config\.json:\d{2,} error: /);
});

test.each([
  ['logo.png', { bytes: 0, format: null }, 'error: This picture is empty'],
  ['logo.png', { bytes: 900, format: null }, 'error: This file is not a picture'],
  ['pond.jpg', { bytes: 900, format: 'heic' }, 'error: This file is a HEIC picture'],
  ['pond.jpg', { bytes: 900, format: 'pdf' }, 'Save its page as a PNG or JPEG file'],
  ['pond.jpg', { bytes: 900, format: 'html' }, 'download the picture itself'],
  ['map.svg', { bytes: 900, format: 'svg', hasText: true }, 'warning: '],
  [`${'ગ'.repeat(86)}.jpg`, { bytes: 900, format: 'jpg' }, 'servers keep at most 255'],
  ['logo.png', { bytes: 4_000_000, format: 'jpg' }, 'below 1 MB'],
  ['extra.jpg', { bytes: 1_000_001, format: 'jpg' }, 'warning: This picture has 1.0 MB'],
] as const)('the picture %s with %j has one problem', (file, picture, says) => {
  const found = problemsOf(withPicture(vadgam, `pictures/${file}`, picture));
  expect(found).toEqual([expect.stringContaining(says)]);
  expect(found[0]).toContain(`content/pictures/${file}:1 `);
});

test('a picture of 1 MB is right', () => {
  expect(problemsOf(withPicture(vadgam, 'pictures/extra.jpg', { bytes: 1_000_000, format: 'jpg' }))).toEqual(
    [],
  );
});
