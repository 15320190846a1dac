import { isDeepStrictEqual } from 'node:util';
import { isObject, type JsonObject, objectOf, parseJson } from '../../../../engine/json/json';
import type { EditableList, KeyedRecord } from '../editable-list';
import { replaceValue } from './replace-value';

/** A value of the site config that is a record of a list. */
export interface ConfigValue {
  readonly path: readonly string[];
  /** Key of the record that has the value. */
  readonly field: string;
  /** Further values of the record, for people. */
  readonly words?: JsonObject;
}

function valueAt(config: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => objectOf(inner)[key], config);
}

const keyOf = ({ path }: ConfigValue): string => path.join('.');

function recordOf(config: unknown, value: ConfigValue): KeyedRecord {
  const key = keyOf(value);
  const written = valueAt(config, value.path);
  return {
    key,
    record: { id: key, ...value.words, ...(written !== undefined && { [value.field]: written }) },
  };
}

/** A list of values in the site config, which otherwise keeps its form. */
export function configValuesList(
  name: string,
  file: string,
  valuesIn: (config: unknown) => readonly ConfigValue[],
): EditableList {
  return {
    name,
    files: [file],
    isOpen: false,
    canMove: false,
    isReadable: (texts) => isObject(parseJson(texts.get(file) ?? '')),
    read: (texts) => {
      const config = parseJson(texts.get(file) ?? '');
      return valuesIn(config).map((value) => recordOf(config, value));
    },
    write: (texts, records) => {
      const before = texts.get(file) ?? '{}';
      const config = parseJson(before);
      const values = new Map(valuesIn(config).map((value) => [keyOf(value), value]));
      const text = records.reduce((written, { key, record }) => {
        const known = values.get(key);
        const value = known && record[known.field];
        if (!known || isDeepStrictEqual(value, valueAt(config, known.path))) return written;
        return replaceValue(written, known.path, value);
      }, before);
      return new Map([[file, text]]);
    },
    placeOf: (_file, path, records) => {
      const place = path.join('.');
      const found = records.find(({ key }) => place === key || place.startsWith(`${key}.`));
      if (!found) return null;
      const field =
        Object.keys(found.record).find((name) => name === 'text' || name === 'colour') ?? 'colour';
      const inner = path.slice(found.key.split('.').length);
      return { key: found.key, path: [field, ...inner] };
    },
  };
}
