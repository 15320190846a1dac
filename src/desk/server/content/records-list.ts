import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Node, parseTree } from 'jsonc-parser';
import { isObject, parseJson } from '../../../engine/json/json';
import { recordId } from '../../../engine/record/record';
import type { EditableList, KeyedRecord } from './editable-list';
import { formatJson } from './format-json';

/** A record and its text in the file. */
interface WrittenRecord extends KeyedRecord {
  readonly text: string;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Identity of each record: its id, or its content where it has none of its own. */
function keysOf(records: readonly (readonly [record: object, id: string | null])[]): string[] {
  const used = new Set<string>();
  return records.map(([record, id]) => {
    const content = `~${hashOf(JSON.stringify(record))}`;
    const isFree = id !== null && id !== '' && !id.startsWith('~') && !used.has(id);
    let key = isFree ? id : content;
    for (let copy = 2; used.has(key); copy += 1) key = `${content}-${copy}`;
    used.add(key);
    return key;
  });
}

/** Whether a text is a list of records. */
function isList(text: string): boolean {
  const value = parseJson(text);
  return Array.isArray(value) && value.every(isObject);
}

/** The records of a file with their texts; none if it is not a list. */
function parse(text: string): readonly WrittenRecord[] {
  if (!isList(text)) return [];
  const root = parseTree(text);
  const nodes: readonly Node[] = root?.type === 'array' ? (root.children ?? []) : [];
  const read = nodes.flatMap((node) => {
    const written = text.slice(node.offset, node.offset + node.length);
    const record = parseJson(written);
    return isObject(record) ? [{ record, text: written }] : [];
  });
  const keys = keysOf(read.map(({ record }) => [record, recordId(record)]));
  return read.map((one, index) => ({ ...one, key: keys[index] ?? '' }));
}

/** Records that did not change keep their text. */
function write(before: string, records: readonly KeyedRecord[]): string {
  if (records.length === 0) return '[]\n';
  const known = new Map(parse(before).map((one) => [one.key, one]));
  const texts = records.map(({ key, record }) => {
    const old = known.get(key);
    return old && isDeepStrictEqual(old.record, record) ? old.text : formatJson(record, 2, 0, true);
  });
  return `[\n  ${texts.join(',\n  ')}\n]\n`;
}

/** The list in a file of records. */
export function recordsList(name: string, file: string): EditableList {
  let known: { readonly text: string; readonly records: readonly KeyedRecord[] } | null = null;
  const read = (text: string): readonly KeyedRecord[] => {
    if (known?.text !== text)
      known = { text, records: parse(text).map(({ key, record }) => ({ key, record })) };
    return known.records;
  };
  return {
    name,
    files: [file],
    isOpen: true,
    canMove: true,
    isReadable: (texts) => isList(texts.get(file) ?? '[]'),
    read: (texts) => read(texts.get(file) ?? '[]'),
    write: (texts, records) => new Map([[file, write(texts.get(file) ?? '[]', records)]]),
    placeOf: (_file, [index, ...path], records) => {
      const key = typeof index === 'number' ? records[index]?.key : undefined;
      return key === undefined ? null : { key, path };
    },
  };
}
