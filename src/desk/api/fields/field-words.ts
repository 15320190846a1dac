import { isObject } from '../../../engine/json/json';
import type { Entity } from '../../../engine/site/checked-site';
import entities from './entities.json';
import choices from './choices.json';
import hints from './hints.json';
import titles from './titles.json';

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The languages of the desk, of which English is the fallback. */
const english = 'EN';

function inLanguage(words: unknown, language: string): string | undefined {
  if (typeof words === 'string') return words;
  if (!isObject(words)) return undefined;
  const text = words[language] ?? words[english];
  return typeof text === 'string' ? text : undefined;
}

/** The words of a field of an entity, or of the fields of that name. */
function find(catalogue: Words, entity: string, field: string, language: string): string | undefined {
  return [`${entity}.${field}`, field]
    .filter((key) => Object.hasOwn(catalogue, key))
    .map((key) => inLanguage(catalogue[key], language))
    .at(0);
}

/** `workCompletionDate` as `Work completion date`. */
function fromName(name: string): string {
  const words = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/**
 * The name of the records of an entity, for a list that no page names: that of its schema per language, that of
 * the catalogue, or the name of the list.
 */
export function entityTitle(
  { name, schema }: Pick<Entity, 'name' | 'schema'>,
  list: string,
  language: string,
): string {
  const catalogue: Readonly<Record<string, unknown>> = entities;
  const own = isObject(schema.title) ? schema.title : undefined;
  return inLanguage(own ?? catalogue[name], language) ?? fromName(list);
}

/** Words for a field at the desk. */
export interface FieldWords {
  readonly title: string;
  readonly description?: string;
}

/**
 * The title of a field, and what to know before filling it in: those of its schema (once, or per language), those of the
 * catalogue, or its name.
 * @param schema the schema of the field
 */
export function fieldWords(entity: string, field: string, schema: unknown, language: string): FieldWords {
  const own = isObject(schema) ? schema.title : undefined;
  const title = inLanguage(own, language) ?? find(titles, entity, field, language) ?? fromName(field);
  const description = find(hints, entity, field, language);
  return description === undefined ? { title } : { title, description };
}

/** Words for the values of a field, by value; undefined for a field without. */
export function valueWords(
  entity: string,
  field: string,
  language: string,
): readonly (readonly [value: number | string, label: string])[] | undefined {
  const catalogue: Readonly<Record<string, Readonly<Record<string, unknown>>>> = choices;
  const key = [`${entity}.${field}`, field].find((one) => Object.hasOwn(catalogue, one));
  const words = key === undefined ? undefined : catalogue[key];
  if (!words) return undefined;
  return Object.entries(words).map(([value, label]) => [
    Number.isNaN(Number(value)) ? value : Number(value),
    inLanguage(label, language) ?? value,
  ]);
}
