import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fieldWords, valueWords } from '../../src/desk/api/fields/field-words';
import hints from '../../src/desk/api/fields/hints.json';
import titles from '../../src/desk/api/fields/titles.json';
import { deskLanguages } from '../../src/desk/messages/desk-languages';
import { isObject, objectOf } from '../../src/engine/json/json';

const folder = join(import.meta.dirname, '../../schemas/entities');

function namesIn(properties: unknown): string[] {
  return Object.entries(objectOf(properties)).flatMap(([name, field]) => [
    name,
    ...namesIn(objectOf(objectOf(field).items).properties),
  ]);
}

const fields = readdirSync(folder).flatMap((file) => {
  const schema: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  return namesIn(objectOf(schema).properties);
});

const languages = deskLanguages.map(({ code }) => code);

/** Filled in by the desk, or by visitors in forms with labels of their own. */
const unseen = new Set(['id', 'message', 'question']);

test('every field of the entities has a title in the languages of the desk', () => {
  const seen = [...new Set(fields)].filter((name) => !unseen.has(name));
  expect(seen.filter((name) => !Object.hasOwn(titles, name))).toEqual([]);
  for (const words of Object.values({ ...titles, ...hints })) {
    expect(isObject(words) && Object.keys(words).toSorted()).toEqual(languages);
  }
});

test.each([
  ['council-detail', 'name', {}, 'GU', 'ગામનું નામ'],
  ['committee', 'name', {}, 'HI', 'नाम'],
  ['committee', 'name', {}, 'MR', 'नाव'],
  ['committee', 'name', {}, 'KN', 'Name'],
  ['village-well', 'waterDepth', {}, 'GU', 'Water depth'],
  ['village-well', 'waterDepth', { title: 'Depth' }, 'GU', 'Depth'],
  ['village-well', 'waterDepth', { title: { EN: 'Depth', GU: 'ઊંડાઈ' } }, 'GU', 'ઊંડાઈ'],
  ['village-well', 'toString', {}, 'EN', 'To string'],
] as const)('%s.%s with %j is in %s: %s', (entity, field, schema, language, title) => {
  expect(fieldWords(entity, field, schema, language).title).toBe(title);
});

test('days of the week and codes of the API have words', () => {
  expect(valueWords('office-hours', 'fromDay', 'GU')?.[6]).toEqual([7, 'રવિવાર']);
  expect(valueWords('download-link', 'category', 'KN')).toEqual([
    [1, 'Government'],
    [2, 'Home page'],
  ]);
  expect(valueWords('beneficiary', 'category', 'EN')).toBeUndefined();
});
