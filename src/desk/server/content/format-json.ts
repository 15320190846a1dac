import { isObject } from '../../../engine/json/json';

/** Longest line on which an object is written. */
const longestLine = 110;

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

function members(value: object): readonly (readonly [string, unknown])[] {
  return Array.isArray(value)
    ? value.map((item: unknown) => ['', item] as const)
    : Object.entries(value).map(([key, inner]) => [`${JSON.stringify(key)}: `, inner] as const);
}

/** An object or list of plain values on one line. */
function onOneLine(value: object): string {
  const inner = members(value).map(([key, item]) => `${key}${JSON.stringify(item)}`);
  return Array.isArray(value) ? `[${inner.join(', ')}]` : `{ ${inner.join(', ')} }`;
}

/**
 * Formats a JSON value as the files of a site are: two spaces, and objects of plain values on one line if they fit.
 * @param column number of spaces before the line on which it begins
 * @param before length of what is before it on that line
 * @param isRecord an object that always has a line for each member
 */
export function formatJson(value: unknown, column = 0, before = 0, isRecord = false): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const inner = members(value);
  if (inner.length === 0) return isObject(value) ? '{}' : '[]';
  if (!isRecord && inner.every(([, item]) => isPlain(item))) {
    const line = onOneLine(value);
    if (column + before + line.length < longestLine) return line;
  }
  const [open, close] = isObject(value) ? ['{', '}'] : ['[', ']'];
  const indent = ' '.repeat(column + 2);
  const lines = inner.map(([key, item]) => `${indent}${key}${formatJson(item, column + 2, key.length)}`);
  return `${open}\n${lines.join(',\n')}\n${' '.repeat(column)}${close}`;
}
