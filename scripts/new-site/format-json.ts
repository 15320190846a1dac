import { isObject } from '../../src/model/json/json';

const width = 170;

/** A value on one line: `{ "a": 1, "b": [2] }`. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${inline(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** Puts parts beside each other as long as they fit; the lines of a long part follow its first one. */
function fill(parts: readonly string[], indent: string): string {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const [first = ''] = part.split('\n');
    const fits = last !== undefined && indent.length + last.length + first.length + 2 < width;
    // The parts of the whole config each begin on a line of their own.
    const apart = indent.length === 2 && part !== first;
    if (fits && !apart && !last.includes('\n')) lines[lines.length - 1] = `${last}, ${part}`;
    else lines.push(part);
  }
  return lines.map((line) => `${indent}${line}`).join(',\n');
}

const linesIn = (text: string): number => text.split('\n').length;

/** A list with as many items per line as fit, or with the brackets of its items beside each other (`}, {`) if that is shorter. */
function list(items: readonly unknown[], indent: string): string {
  const inner = `${indent}  `;
  const parts = items.map((item) => block(item, inner, width - inner.length));
  const apart = `[\n${fill(parts, inner)}\n${indent}]`;
  const besideEach = beside(items, indent);
  return linesIn(besideEach) < linesIn(apart) ? besideEach : apart;
}

/** The brackets of items beside each other; an item that fits has a line of its own. */
function beside(items: readonly unknown[], indent: string): string {
  const parts = items.map((item, index) => block(item, indent, index === 0 ? 0 : width - indent.length));
  const joined = parts.map((part, index) => {
    if (index === 0) return part;
    return part.includes('\n') ? `, ${part}` : `,\n${indent}${part}`;
  });
  const end = parts.at(-1)?.includes('\n') === false ? `\n${indent}` : '';
  return `[${joined.join('')}${end}]`;
}

function block(value: unknown, indent: string, room: number): string {
  const line = inline(value);
  if (line.length < room) return line;
  const inner = `${indent}  `;
  const space = width - inner.length;
  if (Array.isArray(value)) return list(value, indent);
  if (!isObject(value)) return line;
  const parts = Object.entries(value).map(([key, member]) => {
    const name = `${JSON.stringify(key)}: `;
    return `${name}${block(member, inner, space - name.length)}`;
  });
  return `{\n${fill(parts, inner)}\n${indent}}`;
}

/** JSON as a person writes it: lines of at most 170 characters, with short values beside each other. */
export function formatJson(value: unknown): string {
  return `${block(value, '', width)}\n`;
}
