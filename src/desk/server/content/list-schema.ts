import { truncateText } from '../../../engine/binding/truncate';
import { at, type Json } from '../../../check/document/json-access';
import type { ContentChoice } from '../../api/content-api';
import { fieldWords, valueWords } from '../../api/fields/field-words';
import { isObject, type JsonObject, objectOf } from '../../../engine/json/json';
import { traitsOf } from '../../../engine/record/field-kinds';
import type { EntityFields } from '../../../engine/site/site';
import { valueText } from '../../api/value-text';
import type { KeyedRecord } from './editable-list';
import { labelFieldOf, type SiteList } from './site-lists';

/** A schema whose properties have titles and hints in a language of the desk. Descriptions are for developers. */
function withWords(entity: string, schema: JsonObject, language: string): JsonObject {
  const entries = Object.entries(objectOf(schema.properties)).map(([name, property]) => {
    const { description: _, ...inner } = objectOf(property);
    const items = isObject(inner.items) ? { items: withWords(entity, inner.items, language) } : {};
    return [
      name,
      { kind: 'text', ...inner, ...items, ...fieldWords(entity, name, inner, language) },
    ] as const;
  });
  return { ...schema, properties: Object.fromEntries(entries) };
}

/** The title of a field in a language of the desk. */
export function titleOfField({ entity }: Pick<SiteList, 'entity'>, field: string, language: string): string {
  const schema = objectOf(entity.schema.properties)[field];
  return fieldWords(entity.name, field, schema, language).title;
}

/** The schema of a list's records for forms, with the fields that name records of other lists. */
export function listSchema({ entity, links }: SiteList, language: string): JsonObject {
  const { properties, required = [] } = entity.schema;
  const parents = links.filter(({ field }) => !Object.hasOwn(entity.fields, field));
  const added = parents.map(({ field }) => [field, { type: ['string', 'number'], kind: 'choice' }] as const);
  return withWords(
    entity.name,
    { type: 'object', properties: { ...Object.fromEntries(added), ...properties }, required },
    language,
  );
}

/** Names of the fields whose values are per language; those in lists of records with the name of the list before. */
export function translatedFields(fields: EntityFields, records: readonly unknown[], prefix = ''): string[] {
  return Object.entries(fields).flatMap(([name, { kind, fields: inner }]) => {
    const values = records.map((record) => (isObject(record) ? record[name] : undefined));
    if (kind === 'records') return translatedFields(inner ?? {}, values.flat(), `${prefix}${name}.`);
    const isText = kind === 'text' || kind === 'prose';
    const isTranslated = isText || (traitsOf(kind).isCommon !== true && values.some(isObject));
    return isTranslated ? [`${prefix}${name}`] : [];
  });
}

/** Most characters of a label. */
const longestLabel = 80;

/** A record in a few words. */
export function recordLabel(
  { entity }: Pick<SiteList, 'entity'>,
  record: JsonObject,
  language: string,
): string {
  const field = labelFieldOf(entity);
  const text = field === null ? '' : valueText(record[field], language);
  return truncateText(text, longestLabel) ?? text;
}

interface NamedIn {
  readonly entity: string;
  readonly language: string;
}

/** Options of a field: values that have words, or those of its schema. */
function ownChoices(
  name: string,
  property: Json | undefined,
  { entity, language }: NamedIn,
): ContentChoice[] {
  const words = valueWords(entity, name, language);
  if (words) return words.map(([value, label]) => ({ value, label }));
  const values = at(property, 'enum');
  return (Array.isArray(values) ? values : []).flatMap((value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? [{ value, label: String(value) }] : [],
  );
}

function enumChoices(properties: Json | undefined, named: NamedIn, prefix = ''): [string, ContentChoice[]][] {
  if (!isObject(properties)) return [];
  return Object.entries(properties).flatMap(([name, property]) => {
    const own = ownChoices(name, property, named);
    const inner = enumChoices(at(property, 'items', 'properties'), named, `${prefix}${name}.`);
    return own.length > 0 ? [[`${prefix}${name}`, own], ...inner] : inner;
  });
}

/** The records that fields of a list may name, and the values that its schema lists. */
export function choicesOf(
  schema: JsonObject,
  { entity, links }: SiteList,
  language: string,
  target: (name: string) => { readonly list: SiteList; readonly records: readonly KeyedRecord[] } | null,
): Record<string, ContentChoice[]> {
  const linked = links.flatMap(({ field, to }) => {
    const found = target(to);
    if (!found) return [];
    const choices = found.records.flatMap(({ key, record }): ContentChoice[] => {
      const { id } = record;
      const value = typeof id === 'number' || typeof id === 'string' ? id : key;
      return key.startsWith('~') ? [] : [{ value, label: recordLabel(found.list, record, language) }];
    });
    return [[field, choices] as const];
  });
  return Object.fromEntries([
    ...enumChoices(jsonOf(schema.properties), { entity: entity.name, language }),
    ...linked,
  ]);
}

const jsonOf = (value: unknown): Json | undefined => (isJson(value) ? value : undefined);
const isJson = (value: unknown): value is Json => value !== undefined;
