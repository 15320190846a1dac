import { parseJson } from '../../model/json/json';
import { isList, type Json } from './json-access';

/** The value of a JSON text; undefined for a text that is not JSON, or has an object with the same key twice. */
export function parseStrictly(text: string): Json | undefined {
  const value = parseJson(text);
  // Of equal keys, `JSON.parse` keeps the last.
  return isJson(value) && countKeys(value) === countColons(text) ? value : undefined;
}

/** Whether a text was parsed at all: every value of a JSON text is JSON inside too. */
const isJson = (value: unknown): value is Json => value !== undefined;

function countKeys(value: Json): number {
  if (value === null || typeof value !== 'object') return 0;
  const inner = isList(value) ? value : Object.values(value);
  let count = isList(value) ? 0 : inner.length;
  for (const each of inner) count += countKeys(each);
  return count;
}

/** The number of colons outside of strings in a JSON text: one for each key. */
function countColons(text: string): number {
  let count = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index];
    if (char === '"') isInString = !isInString;
    else if (char === '\\' && isInString) index += 1;
    else if (char === ':' && !isInString) count += 1;
  }
  return count;
}
