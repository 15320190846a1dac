import { createHash } from 'node:crypto';
import { isObject, type JsonObject } from '../../../../engine/json/json';
import type { OlderText } from '../../../api/text-review-api';
import type { MaybeRecord } from '../merge-record';

/** Age of a text in a language beside those in the others. */
export interface TextReview {
  /** Key of the record. */
  readonly key: string;
  readonly field: string;
  readonly language: string;
  /** Code of the language that was changed later; '' if the text is still right. */
  readonly than: string;
  /** Identifies the texts in the other languages for which that holds. */
  readonly others: string;
}

/** A record as it is published and as it is wanted. */
export interface TextVersions {
  readonly published: MaybeRecord;
  readonly record: JsonObject;
}

/** Where texts are. */
export interface TextPlaces {
  /** Names of fields. */
  readonly fields: readonly string[];
  /** Codes of the languages of the site. */
  readonly codes: readonly string[];
}

/** A text in a language; '' for none. */
export function textIn(value: unknown, code: string): string {
  const text = isObject(value) ? value[code] : value;
  return typeof text === 'string' ? text : '';
}

/** Identifies the texts of a field in all languages but one. */
function othersOf(value: unknown, code: string, codes: readonly string[]): string {
  const texts = codes.filter((other) => other !== code).map((other) => textIn(value, other));
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 16);
}

/** The languages in which a text was replaced. A translation that was missing makes no other one older. */
function replacedIn(before: unknown, after: unknown, codes: readonly string[]): readonly string[] {
  return codes.filter((code) => {
    const [old, now] = [textIn(before, code), textIn(after, code)];
    return old !== '' && now !== '' && old !== now;
  });
}

/** The texts of a record that are older than another language of the same field. */
export function olderTexts(
  { published, record }: TextVersions,
  { fields, codes }: TextPlaces,
  reviews: readonly TextReview[],
): OlderText[] {
  return fields.flatMap((field) => {
    const value = record[field];
    if (!isObject(value)) return [];
    const before = published?.[field];
    const replaced = replacedIn(before, value, codes);
    return codes.flatMap((language) => {
      const text = textIn(value, language);
      if (text === '' || (published && textIn(before, language) !== text)) return [];
      const review = reviews.find((one) => one.field === field && one.language === language);
      const isKnown = review?.others === othersOf(value, language, codes);
      const than = isKnown ? review.than : (replaced[0] ?? review?.than ?? '');
      return than === '' ? [] : [{ field, language, than }];
    });
  });
}

/** The review of a text as it is now. */
export function reviewOf(
  key: string,
  record: JsonObject,
  { field, language, than }: OlderText,
  codes: readonly string[],
): TextReview {
  return { key, field, language, than, others: othersOf(record[field], language, codes) };
}

/** The texts of a record that are changed, of which nothing is older any more. */
export function changedTexts(
  { published, record }: TextVersions,
  { fields, codes }: TextPlaces,
): readonly Pick<OlderText, 'field' | 'language'>[] {
  return fields.flatMap((field) =>
    codes
      .filter((code) => textIn(published?.[field], code) !== textIn(record[field], code))
      .map((language) => ({ field, language })),
  );
}
