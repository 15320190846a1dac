import { parseJson } from '../../model/json/json';
import { isList, type Json } from './json-access';

/** The structure of a JSON text, as far as its characters outside of strings show it. */
export interface TextStructure {
  /** Number of keys of all objects: that of the colons. */
  readonly keys: number;
  /** Levels of nested lists and objects. */
  readonly depth: number;
}

/** Scans a text without recursion, so that no depth overflows the stack. */
export function structureOf(text: string): TextStructure {
  let keys = 0;
  let open = 0;
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index];
    if (isInString && char === '\\') index += 1;
    else if (char === '"') isInString = !isInString;
    else if (isInString) continue;
    else if (char === ':') keys += 1;
    else if (char === '[' || char === '{') depth = Math.max(depth, (open += 1));
    else if (char === ']' || char === '}') open -= 1;
  }
  return { keys, depth };
}

/** The value of a JSON text; undefined for a text that is not JSON, or has an object with the same key twice. */
export function parseStrictly(text: string, { keys }: TextStructure): Json | undefined {
  const value = parseJson(text);
  // Of equal keys, `JSON.parse` keeps the last.
  return isJson(value) && countKeys(value) === keys ? value : undefined;
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
