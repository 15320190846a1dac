import { isObject, type JsonObject } from '../../engine/json/json';

/** Whether a value has texts per language: its keys are codes of languages. */
export function isPerLanguage(value: unknown): value is JsonObject {
  if (!isObject(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => /^[A-Z]{2,3}$/.test(key));
}
