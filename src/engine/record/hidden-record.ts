import { isObject, type JsonObject } from '../json/json';
import type { EntityFields } from '../site/site';

/** Key of a record that pages do not show, if it is true; unless its entity has a field of this name. */
export const hiddenKey = 'hidden';

/** Whether a record has the key with the meaning of this file. */
export function hasHiddenKey(record: JsonObject, fields: EntityFields): boolean {
  return typeof record[hiddenKey] === 'boolean' && !Object.hasOwn(fields, hiddenKey);
}

/** Whether pages do not show a record of the content folder. */
export function isHidden(record: unknown, fields: EntityFields): boolean {
  return isObject(record) && hasHiddenKey(record, fields) && record[hiddenKey] === true;
}
