import { applyEdits, modify } from 'jsonc-parser';
import { textLists } from '../../../api/text-lists';
import { isObject, type JsonObject, objectOf, parseJson } from '../../../../engine/json/json';
import type { EditableList, FileTexts, KeyedRecord } from '../editable-list';

/** How files of JSON are written. */
export const jsonFormat = { formattingOptions: { insertSpaces: true, tabSize: 2 } } as const;

const messagesIn = (texts: FileTexts, file: string): JsonObject =>
  objectOf(parseJson(texts.get(file) ?? '{}'));

/** The text of a record in a language; undefined where it says nothing of it. */
export function textIn({ record }: KeyedRecord, code: string): string | undefined {
  const text = objectOf(record.text)[code];
  return typeof text === 'string' ? text : undefined;
}

function writeFile(text: string, code: string, records: readonly KeyedRecord[]): string {
  const before = objectOf(parseJson(text));
  return records.reduce((written, one) => {
    const value = textIn(one, code);
    const isSame = value === undefined || value === (before[one.key] ?? '');
    return isSame ? written : applyEdits(written, modify(written, [one.key], value, jsonFormat));
  }, text);
}

/** The list of the messages in the content folder: one record for each id, with its text in every language. */
export function messagesList(folder: string, codes: readonly string[]): EditableList {
  const fileOf = (code: string) => `${folder}/messages/${code}.json`;
  const files = codes.map(fileOf);
  return {
    name: textLists.messages,
    files,
    isOpen: false,
    canMove: false,
    isReadable: (texts) => files.every((file) => isObject(parseJson(texts.get(file) ?? '{}'))),
    read: (texts) => {
      const read = codes.map((code) => [code, messagesIn(texts, fileOf(code))] as const);
      const ids = [...new Set(read.flatMap(([, messages]) => Object.keys(messages)))];
      return ids.map((id) => ({
        key: id,
        record: { id, text: Object.fromEntries(read.map(([code, messages]) => [code, messages[id] ?? ''])) },
      }));
    },
    write: (texts, records) =>
      new Map(
        codes.map((code) => [fileOf(code), writeFile(texts.get(fileOf(code)) ?? '{}\n', code, records)]),
      ),
    placeOf: (file, [id]) =>
      typeof id === 'string' ? { key: id, path: ['text', codes[files.indexOf(file)] ?? ''] } : null,
  };
}
