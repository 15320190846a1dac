import type { ContentChoice, ContentList, ContentRecord, OlderText } from '../../api/content-api';
import { objectOf } from '../../../engine/json/json';
import { withValueAt } from '../../api/record-changes';
import type { FormField } from './form-fields';
import type { ProblemTexts } from './form-problems';

/** The place of a value in a record: names of fields, and numbers of records in a list of records. */
export type FieldPath = readonly (string | number)[];

/** What the fields of a form share. */
export interface RecordFormContext extends Pick<ContentList, 'languages' | 'choices'> {
  readonly review: TextsInReview;
  readonly errors: ProblemTexts;
  readonly notes: ProblemTexts;
  /** Receives the value of a field; undefined for an emptied one. */
  readonly change: (path: FieldPath, value: unknown) => void;
}

/** A field of the form with its value. */
export interface RecordFieldProps {
  readonly form: RecordFormContext;
  readonly field: FormField;
  readonly path: FieldPath;
  readonly value: unknown;
}

/** The texts that are older than another language, and what notes that one is still right. */
export interface TextsInReview {
  readonly older: readonly OlderText[];
  readonly confirm: (text: OlderText) => Promise<void>;
}

/** The id of a field, and its explanation, mistakes and warnings. */
export function wordsOf({ errors, notes }: RecordFormContext, path: FieldPath, hint = '') {
  const place = path.join('.');
  return {
    id: ['root', ...path].join('_'),
    hint,
    errors: errors.get(place) ?? [],
    notes: notes.get(place) ?? [],
  };
}

/** The choices of a field; undefined for a field that is no choice. */
export function choicesAt(
  { choices }: RecordFormContext,
  path: FieldPath,
): readonly ContentChoice[] | undefined {
  return choices[path.filter((key) => typeof key === 'string').join('.')];
}

function withInner(outer: unknown, [key, ...inner]: FieldPath, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(outer))
    return outer.map((item: unknown, index) => (index === key ? withInner(item, inner, value) : item));
  const record = objectOf(outer);
  const field = String(key);
  return withValueAt(record, { field }, withInner(record[field], inner, value));
}

/** The record with another value at a path; undefined removes it. */
export function withValueOf(record: ContentRecord, path: FieldPath, value: unknown): ContentRecord {
  return { ...objectOf(withInner(record, path, value)) };
}
