import { isDeepStrictEqual } from 'node:util';
import { applyEdits, modify } from 'jsonc-parser';
import { textLists } from '../../../../src/model/desk/content-api';
import { isObject, type JsonObject, objectOf, parseJson } from '../../../../src/model/json/json';
import type { EditableList, KeyedRecord } from '../editable-list';
import { jsonFormat } from './messages-list';

/** A setting and the key of its record that has the value. */
interface Setting {
  readonly path: readonly string[];
  readonly field: 'text' | 'colour';
}

function valueAt(config: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => objectOf(inner)[key], config);
}

/** The settings that a council changes itself, by key: the name of the site and its colours. */
function settingsIn(config: unknown): ReadonlyMap<string, Setting> {
  const schemes = Object.entries(objectOf(valueAt(config, ['theme', 'colours'])));
  const colours = schemes.flatMap(([scheme, names]) =>
    Object.entries(objectOf(names)).flatMap(([name, value]) => {
      const path = ['theme', 'colours', scheme, name];
      return typeof value === 'string' ? [[path.join('.'), { path, field: 'colour' }] as const] : [];
    }),
  );
  return new Map<string, Setting>([['displayName', { path: ['displayName'], field: 'text' }], ...colours]);
}

function recordOf(config: unknown, [key, { path, field }]: readonly [string, Setting]): KeyedRecord {
  const record: JsonObject = { id: key, [field]: valueAt(config, path) };
  return { key, record };
}

/** The list of the settings in the site config, which otherwise keeps its form. */
export function settingsList(file: string): EditableList {
  return {
    name: textLists.settings,
    files: [file],
    isOpen: false,
    isReadable: (texts) => isObject(parseJson(texts.get(file) ?? '')),
    read: (texts) => {
      const config = parseJson(texts.get(file) ?? '');
      return [...settingsIn(config)].map((setting) => recordOf(config, setting));
    },
    write: (texts, records) => {
      const before = texts.get(file) ?? '{}';
      const config = parseJson(before);
      const settings = settingsIn(config);
      const text = records.reduce((written, { key, record }) => {
        const setting = settings.get(key);
        const value = setting && record[setting.field];
        if (!setting || isDeepStrictEqual(value, valueAt(config, setting.path))) return written;
        return applyEdits(written, modify(written, [...setting.path], value, jsonFormat));
      }, before);
      return new Map([[file, text]]);
    },
    placeOf: (_file, path, records) => {
      const place = path.join('.');
      const found = records.find(({ key }) => place === key || place.startsWith(`${key}.`));
      if (!found) return null;
      const [, ...inner] = path;
      return { key: found.key, path: found.key === 'displayName' ? ['text', ...inner] : ['colour'] };
    },
  };
}
