import * as z from 'zod/mini';
import { isObject, type JsonObject, isShallow } from '../../engine/json/json';
import { isSameJson } from '../../engine/json/same-json';
import { isPerLanguage } from './per-language';

/** Deepest nesting of a value that is sent. */
const mostLevels = 20;

const value = z.unknown().check(z.refine((given) => isShallow(given, mostLevels)));

/**
 * A change of a field, or of its text in one language, with the value that the person saw when typing. A missing value is
 * that of a field that is not there.
 */
export const fieldChange = z.object({
  field: z.string().check(z.maxLength(200)),
  language: z.optional(z.string().check(z.maxLength(20))),
  before: z.optional(value),
  after: z.optional(value),
});
export type FieldChange = z.infer<typeof fieldChange>;

/** Name of what a change is about: `title`, or `title.GU` for a text in one language. */
export const placeOfChange = ({ field, language }: Pick<FieldChange, 'field' | 'language'>): string =>
  language === undefined ? field : `${field}.${language}`;

/** A field for which the person has to choose, since it was changed on two sides. */
export const fieldConflict = z.object({
  field: z.string(),
  language: z.optional(z.string()),
  mine: z.optional(z.unknown()),
  theirs: z.optional(z.unknown()),
});
export type FieldConflict = z.infer<typeof fieldConflict>;

const keysOf = (...records: readonly JsonObject[]): readonly string[] => [
  ...new Set(records.flatMap((record) => Object.keys(record))),
];

const isEmpty = (given: unknown): boolean => given === undefined || given === null || given === '';

/** The texts per language of a field in two versions; null where one of them is something else. */
function textsOf(one: unknown, other: unknown): readonly [JsonObject, JsonObject] | null {
  const given = [one, other].filter((text) => !isEmpty(text));
  if (given.length === 0 || !given.every(isPerLanguage)) return null;
  return [isObject(one) ? one : {}, isObject(other) ? other : {}];
}

/** Differences of a later version of a record, by field and language. */
export function changesBetween(before: JsonObject, after: JsonObject): readonly FieldChange[] {
  return keysOf(before, after).flatMap((field): readonly FieldChange[] => {
    const [old, now] = [before[field], after[field]];
    if (isSameJson(old, now)) return [];
    const texts = textsOf(old, now);
    if (!texts) return [{ field, before: old, after: now }];
    const [oldTexts, newTexts] = texts;
    return keysOf(oldTexts, newTexts)
      .filter((language) => !isSameJson(oldTexts[language], newTexts[language]))
      .map((language) => ({ field, language, before: oldTexts[language], after: newTexts[language] }));
  });
}

/** The value of a field, or of its text in a language; undefined where there is none. */
export function valueAt(
  record: JsonObject,
  { field, language }: Pick<FieldChange, 'field' | 'language'>,
): unknown {
  const given = record[field];
  if (language === undefined) return given;
  return isObject(given) ? given[language] : undefined;
}

/** The record with another value of a field, or of its text in a language; undefined removes it. */
export function withValueAt(
  record: JsonObject,
  place: Pick<FieldChange, 'field' | 'language'>,
  given: unknown,
): JsonObject {
  const { field, language } = place;
  if (language !== undefined) {
    const before = isObject(record[field]) ? record[field] : {};
    const texts = withValueAt(before, { field: language }, given);
    return withValueAt(record, { field }, Object.keys(texts).length === 0 ? undefined : texts);
  }
  if (given !== undefined) return { ...record, [field]: given };
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== field));
}

/** A record after changes, and what could not be changed since another side had changed it. */
export interface ChangedRecord {
  readonly record: JsonObject;
  readonly conflicts: readonly FieldConflict[];
}

/** Whether a record has texts per language where a change is about one language, or no text at all. */
function fits(record: JsonObject, { field, language }: FieldChange): boolean {
  return language === undefined || isEmpty(record[field]) || isPerLanguage(record[field]);
}

/**
 * Makes changes in a record. One whose value is neither the one that the person saw nor the wanted one is a conflict, and is
 * not made: versions are never joined by their time (B11.9.5).
 */
export function applyChanges(now: JsonObject, changes: readonly FieldChange[]): ChangedRecord {
  const conflicts: FieldConflict[] = [];
  let record = now;
  for (const change of changes) {
    const { field, language, before, after } = change;
    const current = valueAt(record, change);
    const isFree = fits(record, change) && (isSameJson(current, before) || isSameJson(current, after));
    if (isFree) record = withValueAt(record, change, after);
    else if (fits(record, change)) conflicts.push({ field, language, mine: after, theirs: current });
    else conflicts.push({ field, mine: withValueAt({}, change, after)[field], theirs: record[field] });
  }
  return { record, conflicts };
}
