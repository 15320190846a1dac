import { isObject } from '../../src/engine/json/json';
import { inline } from './inline-json';

/** Characters of the longest line that is not broken. */
const widest = 110;

/** Parts of a config to which people add entries: each begins a line of its own. */
const lists: ReadonlySet<string> = new Set([
  'languages',
  'theme',
  'sources',
  'forms',
  'documents',
  'menu',
  'pages',
]);

/** A value as JSON: on one line where it fits, else an entry per line. */
function layOut(value: unknown, indent: string, isBroken = false, isList = false): string {
  const line = inline(value);
  if (!isBroken && indent.length + line.length <= widest) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => `${inner}${layOut(item, inner)}`);
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  if (!isObject(value)) return line;
  const members = Object.entries(value).map(
    ([key, member]) => `${inner}${JSON.stringify(key)}: ${layOut(member, inner)}`,
  );
  const lines = isList ? members : fillLines(members);
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

/** Whether the text of a member ends an object or a list. */
const isNested = (member: string): boolean => /[}\]]$/.test(member);

/** Puts short members beside each other, but objects and lists on lines of their own. */
function fillLines(members: readonly string[]): readonly string[] {
  return members.reduce<string[]>((lines, member) => {
    const last = lines.at(-1);
    const joined = `${last ?? ''}, ${member.trimStart()}`;
    if (last === undefined || isNested(last) || isNested(member) || joined.length > widest)
      return [...lines, member];
    return [...lines.slice(0, -1), joined];
  }, []);
}

/** The pages, a block each with an empty line between them. */
function layOutPages(pages: readonly unknown[]): string {
  const blocks = pages.map((page) => `    ${layOut(page, '    ', true)}`);
  return `[\n${blocks.join(',\n\n')}\n  ]`;
}

/** A config as people read and extend it: an empty line before each part, an entry per line in its lists. */
export function layOutConfig(config: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(config).map(([key, value]) => {
    const text =
      key === 'pages' && Array.isArray(value)
        ? layOutPages(value)
        : layOut(value, '  ', lists.has(key), lists.has(key));
    const gap = isObject(value) || Array.isArray(value) ? '\n' : '';
    return `${gap}  ${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}
