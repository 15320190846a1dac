import { isObject, type JsonObject } from '../../../engine/json/json';

/** A value that may be written once, or per language. */
export interface TranslatedValue {
  readonly isOnce: boolean;
  /** Values by code of their language. */
  readonly byLanguage: JsonObject;
}

export const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Reads a value for languages: one that is written once is that of each of them. */
export function readTranslated(value: unknown, codes: readonly string[]): TranslatedValue {
  if (isObject(value)) return { isOnce: false, byLanguage: value };
  const byLanguage = isEmpty(value) ? {} : Object.fromEntries(codes.map((code) => [code, value]));
  return { isOnce: !isEmpty(value), byLanguage };
}

/** The value with another one in a language; undefined when none is left. */
export function withLanguage(byLanguage: JsonObject, code: string, value: unknown): JsonObject | undefined {
  const left = Object.entries({ ...byLanguage, [code]: value }).filter(([, inner]) => !isEmpty(inner));
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}

/** How far a language is: `missing` where another one has a value, or the code of another one with the same value. */
export type TranslationState =
  | { readonly state: 'own' | 'empty' | 'missing' }
  | { readonly state: 'same'; readonly as: string };

/** How far a language is beside the others. */
export function translationState(
  byLanguage: JsonObject,
  code: string,
  codes: readonly string[],
): TranslationState {
  const value = byLanguage[code];
  const others = codes.filter((other) => other !== code && !isEmpty(byLanguage[other]));
  if (isEmpty(value)) return { state: others.length > 0 ? 'missing' : 'empty' };
  const before = codes.slice(0, codes.indexOf(code)).find((other) => byLanguage[other] === value);
  return before === undefined ? { state: 'own' } : { state: 'same', as: before };
}

/** Whether writing the value once would lose nothing. */
export function canBeOnce(byLanguage: JsonObject): boolean {
  return new Set(Object.values(byLanguage).filter((value) => !isEmpty(value))).size < 2;
}
