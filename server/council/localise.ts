import type { EntityField, EntityFields } from '../../src/config/site';
import { isObject, type JsonObject } from '../json';

/** A language and the one whose texts stand in where a text is missing (readings, 7.1). */
export interface Languages {
  readonly language: string;
  readonly fallback: string;
}

function isText(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}

/** The value in the language; a value that is not written per language is the same in all. */
function pick(value: unknown, { language, fallback }: Languages): unknown {
  if (!isObject(value)) return value;
  return isText(value[language]) ? value[language] : (value[fallback] ?? null);
}

function pickField(value: unknown, field: EntityField, languages: Languages): unknown {
  if (field.kind !== 'records' || !Array.isArray(value)) return pick(value, languages);
  const fields = field.fields ?? {};
  return value.map((item: unknown) => (isObject(item) ? localise(item, fields, languages) : item));
}

/** A record of a content file in one language, with the fields of its entity and no others. */
export function localise(record: JsonObject, fields: EntityFields, languages: Languages): JsonObject {
  const present = Object.entries(fields).filter(([name]) => Object.hasOwn(record, name));
  return Object.fromEntries(
    present.map(([name, field]) => [name, pickField(record[name], field, languages)]),
  );
}
