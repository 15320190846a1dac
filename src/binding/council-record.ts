import type { EntityFields } from '../config/site';

/** A record as the council answered it, made fit by the server. Any JSON value may stand in a field. */
export type CouncilRecord = Readonly<Record<string, unknown>>;

export function isCouncilRecord(value: unknown): value is CouncilRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text in a field: trimmed, numbers written out; null when there is none. */
export function textOf(record: CouncilRecord, field: string): string | null {
  const value = record[field];
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' ? null : text;
}

/** Ids are compared as strings (readings, 3). */
export function idOf(record: CouncilRecord, field = 'id'): string | null {
  return textOf(record, field);
}

/** The records in a list field; what is no record is left out. */
export function recordsOf(record: CouncilRecord, field: string): readonly CouncilRecord[] {
  const value = record[field];
  return Array.isArray(value) ? value.filter(isCouncilRecord) : [];
}

/** The fields of the records in a list field. */
export function fieldsOf(fields: EntityFields, field: string): EntityFields {
  return fields[field]?.fields ?? {};
}
