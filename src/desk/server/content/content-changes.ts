import { isDeepStrictEqual } from 'node:util';
import type { JsonObject } from '../../../engine/json/json';
import type { MaybeRecord } from './merge-record';

/** A field before and after a change. */
export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The fields in which two versions of a record differ. */
export function changedFields(before: MaybeRecord, after: MaybeRecord): readonly FieldChange[] {
  const [old, now]: [JsonObject, JsonObject] = [before ?? {}, after ?? {}];
  const names = [...new Set([...Object.keys(now), ...Object.keys(old)])];
  return names
    .filter((name) => !isDeepStrictEqual(old[name], now[name]))
    .map((field) => ({ field, before: old[field], after: now[field] }));
}

/** Names of uploaded files in values of records. */
export function filesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return /^(?:pictures|documents)\/[^/\\]+$/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(filesIn);
}
