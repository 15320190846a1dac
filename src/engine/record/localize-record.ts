import { isObject, type JsonObject } from '../json/json';
import type { EntityField, EntityFields } from '../site/site';

/** A language and the one whose texts replace those that it lacks (B3.1.8). */
export interface ContentLanguage {
  readonly language: string;
  readonly fallback: string;
}

const isText = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** A value in one language; a value that is not written per language is the same in all. */
function localizeValue(value: unknown, { language, fallback }: ContentLanguage): unknown {
  if (!isObject(value)) return value;
  return isText(value[language]) ? value[language] : (value[fallback] ?? null);
}

function localizeField(value: unknown, field: EntityField, language: ContentLanguage): unknown {
  if (field.kind !== 'records' || !Array.isArray(value)) return localizeValue(value, language);
  const fields = field.fields ?? {};
  return value.map((item: unknown) => (isObject(item) ? localizeRecord(item, fields, language) : item));
}

/**
 * A record of a content file in one language; a text that is missing or empty is that of the default language.
 * Members that are no fields of the entity are the same in every language.
 */
export function localizeRecord(
  record: JsonObject,
  fields: EntityFields,
  language: ContentLanguage,
): JsonObject {
  const members = Object.entries(record).map(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return [name, field ? localizeField(value, field, language) : value] as const;
  });
  return Object.fromEntries(members);
}
