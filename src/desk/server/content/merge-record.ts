import { isDeepStrictEqual } from 'node:util';
import { isObject, type JsonObject } from '../../../engine/json/json';
import { isPerLanguage } from '../../api/per-language';

/** A record, or null where there is none: before it was added and after it was deleted. */
export type MaybeRecord = JsonObject | null;

/** A record as it was, as it is now, and as a person wants it. */
export interface RecordVersions {
  readonly before: MaybeRecord;
  readonly now: MaybeRecord;
  readonly after: MaybeRecord;
}

/** Value of a field, or of the record, in a conflict. */
export interface Conflict {
  /** Name of a field, `name.LANGUAGE` for a text in one language, or `wholeRecord`. */
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** A record with the changes of a person on what others changed; the person's value where both changed a field. */
export interface MergedRecord {
  readonly record: MaybeRecord;
  readonly conflicts: readonly Conflict[];
}

/** The field of a conflict when one has deleted what the other one changed. */
export const wholeRecord = '~record';

/** Whether values are texts per language, as far as they are there. */
function arePerLanguage(values: readonly unknown[]): boolean {
  const given = values.filter((value) => value !== undefined && value !== null && value !== '');
  return given.length > 0 && given.every(isPerLanguage);
}

interface Fields {
  readonly before: JsonObject;
  readonly now: JsonObject;
  readonly after: JsonObject;
}

/** Keys in the order of the person's record, then those of others. */
function keysIn({ now, after }: Fields): string[] {
  return [...new Set([...Object.keys(after), ...Object.keys(now)])];
}

function mergeFields(fields: Fields, prefix: string): { record: JsonObject; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const merged = keysIn(fields).flatMap((key) => {
    const [before, now, after] = [fields.before[key], fields.now[key], fields.after[key]];
    if (isDeepStrictEqual(after, before)) return now === undefined ? [] : [[key, now] as const];
    if (isDeepStrictEqual(now, before) || isDeepStrictEqual(now, after))
      return after === undefined ? [] : [[key, after] as const];
    if (prefix === '' && arePerLanguage([before, now, after])) {
      const inner = { before: objectIn(before), now: objectIn(now), after: objectIn(after) };
      const texts = mergeFields(inner, `${key}.`);
      conflicts.push(...texts.conflicts);
      return [[key, texts.record] as const];
    }
    conflicts.push({ field: `${prefix}${key}`, mine: after, theirs: now });
    return after === undefined ? [] : [[key, after] as const];
  });
  return { record: Object.fromEntries(merged), conflicts };
}

const objectIn = (value: unknown): JsonObject => (isObject(value) ? value : {});

/** Merges what a person changed in a record with what others changed in it meanwhile, field by field. */
export function mergeRecord({ before, now, after }: RecordVersions): MergedRecord {
  if (isDeepStrictEqual(now, before) || isDeepStrictEqual(now, after))
    return { record: after, conflicts: [] };
  if (isDeepStrictEqual(after, before)) return { record: now, conflicts: [] };
  if (now === null || after === null)
    return { record: after, conflicts: [{ field: wholeRecord, mine: after, theirs: now }] };
  return mergeFields({ before: before ?? {}, now, after }, '');
}

/** Whose value a field gets. */
export type Side = 'mine' | 'theirs';

function withValue(record: JsonObject, field: string, value: unknown): JsonObject {
  const [name = '', language] = field.split('.');
  const inner = language === undefined ? value : { ...objectIn(record[name]), [language]: value };
  const others = Object.entries(record).filter(([key]) => key !== name || inner !== undefined);
  return inner === undefined
    ? Object.fromEntries(others.filter(([key]) => key !== name))
    : { ...Object.fromEntries(others), [name]: inner };
}

/** The person's version of a record after a choice for each conflict; fields that are not named keep the person's values. */
export function chooseSides(versions: RecordVersions, sides: Readonly<Record<string, Side>>): MaybeRecord {
  const { record, conflicts } = mergeRecord(versions);
  const theirs = conflicts.filter(({ field }) => sides[field] === 'theirs');
  if (theirs.some(({ field }) => field === wholeRecord)) return versions.now;
  return theirs.reduce<MaybeRecord>(
    (merged, { field, theirs: value }) => merged && withValue(merged, field, value),
    record,
  );
}
