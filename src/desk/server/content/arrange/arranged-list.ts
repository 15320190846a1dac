import { hiddenKey } from '../../../api/content-api';
import { isObject, type JsonObject, parseJson } from '../../../../engine/json/json';
import type { EditableList, KeyedRecord } from '../editable-list';
import { arrangeJson } from './arrange-json';

/** A part of the site that is put in order and hidden: an entry of the menu, or a section of a page. */
export interface SitePart {
  /** Identifies it among its siblings in any order; may not be unique. */
  readonly name: string;
  /** Its text in each language. */
  readonly label: Readonly<Record<string, string>>;
  /** Where it is in the config, its index last; null for a heading, which is not arranged. */
  readonly path: readonly (string | number)[] | null;
  readonly isHidden: boolean;
  readonly parts: readonly SitePart[];
}

interface KeyedPart extends SitePart {
  readonly key: string;
  /** Key of the part that it is in; '' for none. */
  readonly within: string;
}

/** Longest key without the number that makes it unique. */
const longestKey = 150;

/** Parts with those in them, in the order of the config. */
function keyed(parts: readonly SitePart[], used: Set<string>, within = ''): readonly KeyedPart[] {
  return parts.flatMap((part) => {
    const name = part.name.slice(0, longestKey);
    let key = name;
    for (let copy = 2; used.has(key); copy += 1) key = `${name}-${copy}`;
    used.add(key);
    return [{ ...part, key, within }, ...keyed(part.parts, used, key)];
  });
}

function recordOf({ key, label, path, isHidden, within }: KeyedPart): KeyedRecord {
  const record: JsonObject = {
    ...{ id: key, label, within },
    ...(path === null && { isHeading: true }),
    ...(isHidden && { [hiddenKey]: true }),
  };
  return { key, record };
}

/** The list of parts of the site config, each with the key of the part that it is in. */
export function arrangedList(
  name: string,
  file: string,
  partsOf: (config: JsonObject) => readonly SitePart[],
): EditableList {
  const read = (text: string | undefined) => {
    const config = parseJson(text ?? '');
    return isObject(config) ? keyed(partsOf(config), new Set()) : [];
  };
  return {
    name,
    files: [file],
    isOpen: false,
    canMove: true,
    isReadable: (texts) => isObject(parseJson(texts.get(file) ?? '')),
    read: (texts) => read(texts.get(file)).map(recordOf),
    write: (texts, records) => {
      const before = texts.get(file) ?? '';
      const parts = new Map(read(before).map((part) => [part.key, part]));
      const wanted = records.flatMap(({ key, record }) => {
        const path = parts.get(key)?.path ?? null;
        return path === null ? [] : [{ path, isHidden: record[hiddenKey] === true }];
      });
      return new Map([[file, arrangeJson(before, wanted)]]);
    },
    // Hidden parts and their order are never a mistake.
    placeOf: () => null,
  };
}
