import { isObject, type JsonObject } from '../json/json';
import type { EntityFields } from '../site/site';
import { toWellFormed } from '../text/well-formed';

/** A record of the council. A field may hold any JSON value. */
export type CouncilRecord = JsonObject;

/** The text in a field: trimmed and well-formed, numbers written out; null when there is none. */
export function fieldText(record: CouncilRecord, field: string): string | null {
  const value = record[field];
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  const text = toWellFormed(value.trim());
  return text === '' ? null : text;
}

/** The id of a record; ids are compared as strings (B3.1.2). */
export function recordId(record: CouncilRecord, field = 'id'): string | null {
  return fieldText(record, field);
}

/** A key of a record in a list, unique even if ids repeat. */
export function recordKey(record: CouncilRecord, index: number): string {
  return `${recordId(record) ?? ''}-${index}`;
}

/** The records in a list field, without items that are not objects. */
export function nestedRecords(record: CouncilRecord, field: string): readonly CouncilRecord[] {
  const value = record[field];
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** The fields of the records in a list field. */
export function nestedFields(fields: EntityFields, field: string): EntityFields {
  return fields[field]?.fields ?? {};
}
