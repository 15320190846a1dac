import type { JsonObject } from '../../../engine/json/json';

/** Texts of the site's files by name, relative to the folder of the site config. */
export type FileTexts = ReadonlyMap<string, string>;

/** A record and what identifies it in its list. */
export interface KeyedRecord {
  readonly key: string;
  readonly record: JsonObject;
}

/** Keys and indices that lead to a value. */
type Path = readonly (string | number)[];

/** A value of a record. */
export interface RecordPlace {
  readonly key: string;
  readonly path: Path;
}

/** A list that the desk edits, and how it is written in the site's files. */
export interface EditableList {
  readonly name: string;
  /** Names of its files, which may be missing. */
  readonly files: readonly string[];
  /** Whether records are added and deleted. */
  readonly isOpen: boolean;
  /** Whether records are put in another order. */
  readonly canMove: boolean;
  /** Whether its files are as the desk writes them: a broken one must not be written. */
  readonly isReadable: (texts: FileTexts) => boolean;
  readonly read: (texts: FileTexts) => readonly KeyedRecord[];
  /** The texts of its files with other records; files that stay as they are may be left out. */
  readonly write: (texts: FileTexts, records: readonly KeyedRecord[]) => FileTexts;
  /** The record to which a path in one of its files leads; null for none. */
  readonly placeOf: (file: string, path: Path, records: readonly KeyedRecord[]) => RecordPlace | null;
}
