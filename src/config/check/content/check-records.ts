import type { Entity, Problem } from '../../checked-site';
import type { Finding } from '../document/finding';
import { at, isList, isObject, written, type Json, type JsonObject } from '../document/json';
import { readDocument, type TextFile } from '../document/json-document';
import type { Path } from '../document/path';
import { groupBy } from '../group';
import { checkShape } from '../shape/check-shape';
import { tell } from '../shape/sentences';
import { checkValue, type ContentRules } from './check-values';
import { markRecord, recordValidator } from './entities';
import { inLanguage } from './expand';

/** How the sources read a file of records. */
export interface RecordsUse {
  readonly entity: Entity;
  readonly schema: JsonObject;
  /** Fields beside the entity's, by which a call asks for the records of a subject or a category. */
  readonly parentKeys: readonly string[];
}

export interface ReadRecords {
  readonly records: readonly Json[];
  readonly problems: readonly Problem[];
}

/** Reads a file of records and checks each against its entity, in every language. */
export function readRecords(file: TextFile, use: RecordsUse, rules: ContentRules): ReadRecords {
  const { document, problems } = readDocument(file);
  if (!document) return { records: [], problems };
  const { value, problem } = document;
  if (!isList(value)) {
    const message = `${tell(value)} was found where a list [ ] of records is expected.`;
    return { records: [], problems: [...problems, problem({ path: [], message })] };
  }
  const found = value.flatMap((record, index) =>
    checkRecord(record, use, rules).map((finding) => ({ ...finding, path: [index, ...finding.path] })),
  );
  return { records: value, problems: [...problems, ...[...found, ...checkIds(value)].map(problem)] };
}

function checkRecord(record: Json, use: RecordsUse, rules: ContentRules): Finding[] {
  if (!isObject(record)) return [{ path: [], message: `${tell(record)} was found where a record { } is expected.` }];
  const own = withoutParents(record, use);
  const marks = markRecord(own, use.schema);
  return [
    ...checkParents(record, use),
    ...checkFit(own, use, rules),
    ...marks.flatMap((mark) => checkValue(mark, rules)),
  ];
}

/** Parent keys that are no fields of the entity are for the embedded council, not for the answer. */
function withoutParents(record: Json, { entity, parentKeys }: RecordsUse): Json {
  const extra = parentKeys.filter((key) => !Object.hasOwn(entity.fields, key));
  if (!isObject(record)) return record;
  return Object.fromEntries(Object.entries(record).filter(([key]) => !extra.includes(key)));
}

function checkParents(record: Json, { parentKeys }: RecordsUse): Finding[] {
  return parentKeys.flatMap((key) => {
    const value = at(record, key);
    if (typeof value === 'string' || typeof value === 'number') return [];
    const message = `The record has no “${key}”, by which it is asked for; it would never be shown.`;
    return [{ path: value === undefined ? [] : [key], message }];
  });
}

/** Shape of a record in each language; what is wrong in all of them is told once. */
function checkFit(record: Json, { schema }: RecordsUse, { languages, fallback }: ContentRules): Finding[] {
  const found = languages.flatMap((language) => {
    const expanded = inLanguage(record, schema, language, fallback);
    return checkShape(recordValidator(schema), expanded, {}).map((finding) => ({ ...finding, path: pathIn(record, finding.path, language) }));
  });
  return [...groupBy(found, ({ path, message }) => `${path.join('/')} ${message}`).values()].flatMap(([first]) => first ?? []);
}

/** The path of a value in the file: one deeper where the text stands in several languages. */
function pathIn(record: Json, path: Path, language: string): Path {
  return path.length > 0 && at(record, ...path, language) !== undefined ? [...path, language] : path;
}

/** Ids that two records have; parents keep them apart. */
function checkIds(records: readonly Json[]): Finding[] {
  const numbered = records.map((record, index) => ({ id: at(record, 'id'), index })).filter(({ id }) => id !== undefined && id !== null);
  return [...groupBy(numbered, ({ id }) => written(id)).values()].flatMap(([first, ...others]) =>
    others.map(({ id, index }): Finding => ({
      path: [index, 'id'],
      message: `The id ${written(id)} is also that of the record [${String(first?.index)}].`,
      severity: 'warning',
    })),
  );
}

