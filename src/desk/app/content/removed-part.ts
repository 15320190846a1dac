import { isObject } from '../../../engine/json/json';
import type { ContentRecord } from '../../api/content-api';

/** Whether a list of records, or one in it, is shorter than it was. */
function isShorter(before: unknown, after: unknown): boolean {
  if (Array.isArray(before) && Array.isArray(after))
    return after.length < before.length || before.some((item, index) => isShorter(item, after[index]));
  if (!isObject(before) || !isObject(after)) return false;
  return Object.entries(before).some(([key, value]) => isShorter(value, after[key]));
}

/** The name of the field of which a part was removed; undefined where none was. */
export function removedPart(before: ContentRecord, after: ContentRecord): string | undefined {
  return Object.keys(before).find((field) => isShorter(before[field], after[field]));
}
