import { inEnglish, sentence } from '../sentences/sentence';
import { parseDay } from '../../engine/record/parse-day';
import type { Validity } from '../../engine/site-config.generated';
import { hasHiddenKey, hiddenKey, isHidden } from '../../engine/record/hidden-record';
import { localizeRecord } from '../../engine/record/localize-record';
import type { Entity, Problem } from '../../engine/site/checked-site';
import type { Finding } from '../document/finding';
import { isObject } from '../../engine/json/json';
import { at, isList, toJson, textOf, type Json, type DocumentObject } from '../document/json-access';
import { parseJsonFile, type JsonFile, type TextFile } from '../document/json-document';
import type { Path } from '../document/path';
import { groupBy } from '../group-by';
import { checkPersonalValue } from '../personal/check-personal';
import { checkShape } from '../shape/check-shape';
import { describeValue } from '../shape/explain';
import { checkEvent, type EventTimes } from './check-event';
import { checkValue, type ContentRules } from './check-value';
import { collectFieldValues, recordValidator } from './read-entities';

/** Rules of the sources for a file of records. */
export interface RecordRules {
  readonly entity: Entity;
  readonly schema: DocumentObject;
  /** Fields by which a call selects the records of a subject or a category. */
  readonly parentKeys: readonly string[];
  /** Whether every source of the file selects by them, so that a record without them is never shown. */
  readonly needsParents: boolean;
  /** The fields with the days on which the records are current, as the sources of the file name them. */
  readonly validities: readonly Validity[];
  /** The fields with the days and times of events, likewise. */
  readonly events: readonly EventTimes[];
}

export interface ReadRecords {
  readonly records: readonly Json[];
  /** Those that pages may show. */
  readonly shown: readonly Json[];
  /** Reports a finding in the file; absent when the file is not JSON. */
  readonly problem?: JsonFile['problem'];
  readonly problems: readonly Problem[];
}

/** Reads a file of records and checks each against its entity, in every language. */
export function readRecords(file: TextFile, use: RecordRules, rules: ContentRules): ReadRecords {
  const { document, problems } = parseJsonFile(file);
  if (!document) return { records: [], shown: [], problems };
  const { value, problem } = document;
  if (!isList(value)) {
    const message = sentence('records.noList', { value: describeValue(value) });
    const hint = sentence('records.list');
    return { records: [], shown: [], problems: [...problems, problem({ path: [], message, hint })] };
  }
  const findings = value.flatMap((record, index) =>
    checkRecord(record, use, rules).map((finding) => ({ ...finding, path: [index, ...finding.path] })),
  );
  const shown = value.filter((record) => !isHidden(record, use.entity.fields));
  const wrong = [...findings, ...checkIds(value)].map(problem);
  return { records: value, shown, problem, problems: [...problems, ...wrong] };
}

/** Checks a record against its entity, in every language. */
export function checkRecord(record: Json, use: RecordRules, rules: ContentRules): Finding[] {
  if (!isObject(record))
    return [
      {
        path: [],
        message: sentence('records.noRecord', { value: describeValue(record) }),
        hint: sentence('records.record'),
      },
    ];
  const own = withoutParents(record, use);
  const references = collectFieldValues(own, use.schema);
  const isOfCitizens = at(use.schema, 'ofCitizens') === true;
  const { publicNumbers } = rules;
  return [
    ...checkParents(record, use),
    ...use.validities.flatMap((validity) => checkValidity(record, validity)),
    ...use.events.flatMap((event) => checkEvent(record, event)),
    ...checkFit(own, use, rules),
    ...references.flatMap((reference) => checkValue(reference, rules)),
    ...references.flatMap((reference) => checkPersonalValue(reference, { isOfCitizens, publicNumbers })),
  ];
}

/** Drops keys that are not fields of the entity: those of parents, which only the embedded council uses, and `hidden`. */
function withoutParents(record: DocumentObject, { entity, parentKeys }: RecordRules): DocumentObject {
  const parents = parentKeys.filter((key) => !Object.hasOwn(entity.fields, key));
  const extra = hasHiddenKey(record, entity.fields) ? [...parents, hiddenKey] : parents;
  return Object.fromEntries(Object.entries(record).filter(([key]) => !extra.includes(key)));
}

function checkParents(record: Json, { parentKeys, needsParents }: RecordRules): Finding[] {
  if (!needsParents) return [];
  return parentKeys.flatMap((key) => {
    const value = at(record, key);
    if (typeof value === 'string' || typeof value === 'number') return [];
    const message = sentence('parent.missing', { field: key });
    return [{ path: value === undefined ? [] : [key], message, hint: sentence('field.add', { field: key }) }];
  });
}

/** A record whose last day is before its first is never current. */
function checkValidity(record: Json, { from, until }: Validity): Finding[] {
  if (from === undefined) return [];
  const [first, last] = [parseDay(at(record, from)), parseDay(at(record, until))];
  if (first === null || last === null || first <= last) return [];
  const message = sentence('days.reversed', { last, first });
  return [{ path: [until], message, hint: sentence('field.correct', { field: until, other: from }) }];
}

/** Validates a record in each language; an error in all of them is reported once. */
function checkFit(
  record: DocumentObject,
  { schema, entity }: RecordRules,
  { languages, fallback }: ContentRules,
): Finding[] {
  const findings = languages.flatMap((language) => {
    const localized = localizeRecord(record, entity.fields, { language, fallback });
    return checkShape(recordValidator(schema), toJson(localized), {}).map((finding) => ({
      ...finding,
      path: finding.onKey === true ? finding.path : pathIn(record, finding.path, language),
    }));
  });
  return [
    ...groupBy(findings, ({ path, message }) => `${path.join('/')} ${inEnglish(message)}`).values(),
  ].flatMap(([first]) => first ?? []);
}

/** The path of a value in the file, which has one more step for a text per language. */
function pathIn(record: Json, path: Path, language: string): Path {
  const own = path.length > 0 ? at(record, ...path, language) : undefined;
  return own === undefined || own === null || own === '' ? path : [...path, language];
}

/** Ids that occur twice. */
function checkIds(records: readonly Json[]): Finding[] {
  const numbered = records
    .map((record, index) => ({ id: at(record, 'id'), index }))
    .filter(({ id }) => id !== undefined && id !== null);
  return [...groupBy(numbered, ({ id }) => textOf(id)).values()].flatMap(([first, ...others]) =>
    others.map(({ id, index }): Finding => ({
      path: [index, 'id'],
      message: sentence('id.twice', { id: textOf(id), record: String(first?.index) }),
      hint: sentence('id.own'),
      severity: 'warning',
    })),
  );
}
