import type { ContentChoice, ContentList, ContentRecord } from '../../api/content-api';
import type { OlderText, TextPlace, TranslationRequest, TranslationWay } from '../../api/text-review-api';
import { objectOf } from '../../../engine/json/json';
import { withValueAt } from '../../api/record-changes';
import type { FormField } from './form-fields';
import type { ProblemTexts } from './form-problems';

/** The place of a value in a record: names of fields, and numbers of records in a list of records. */
export type FieldPath = readonly (string | number)[];

/** A language of the site. */
export type Language = ContentList['languages'][number];

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

/** The texts that a person has to look at, and how they are drafted. */
export interface TextsInReview {
  /** Older than another language. */
  readonly older: readonly OlderText[];
  /** Written by a machine. */
  readonly unconfirmed: readonly TextPlace[];
  /** Notes that one is right. */
  readonly confirm: (text: TextPlace) => Promise<void>;
  readonly translate: (request: TranslationRequest) => Promise<string>;
  readonly ways: readonly TranslationWay[];
}

/** Of a form whose texts are neither reviewed nor drafted. */
export const nothingToReview: TextsInReview = {
  ...{ older: [], unconfirmed: [], ways: [] },
  confirm: async () => {},
  translate: async ({ text }) => text,
};

const isAt = (place: TextPlace, field: string, language: string): boolean =>
  place.field === field && place.language === language;

/** How the text of a language is reviewed and drafted: only fields of the record itself are, not those of lists in it. */
export function reviewAt(review: TextsInReview, path: FieldPath, language: string) {
  const [field, ...inner] = path;
  if (typeof field !== 'string' || inner.length > 0) return undefined;
  const { older, unconfirmed, ways } = review;
  const place = { field, language };
  return {
    older: older.find((one) => isAt(one, field, language)),
    isOfMachine: unconfirmed.some((one) => isAt(one, field, language)),
    ways,
    confirm: () => review.confirm(place),
    translate: (request: Omit<TranslationRequest, keyof TextPlace>) =>
      review.translate({ ...place, ...request }),
  };
}
export type ReviewOfText = NonNullable<ReturnType<typeof reviewAt>>;

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
