import { findPlaceholderValue } from '../../../check/writing/placeholders';
import { isObject } from '../../../engine/json/json';
import { isPerLanguage } from '../../api/per-language';

/** Texts of a value per language, in lists of records too. */
function localizedIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap(localizedIn);
  if (isPerLanguage(value)) return [value];
  if (!isObject(value)) return [];
  return Object.values(value).flatMap(localizedIn);
}

/** All texts of a value, in any language. */
export function textsOfValue(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOfValue) : [];
}

/** Number of texts that are missing, by language; a text that no language has is none. */
export function missingIn(records: unknown, codes: readonly string[]): Record<string, number> {
  const localized = localizedIn(records).filter((text) => Object.values(text).some(Boolean));
  const counts = codes.map((code) => [code, localized.filter((text) => !text[code]).length] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Number of texts that were never filled in. */
export function placeholdersIn(records: unknown): number {
  return textsOfValue(records).filter((text) => findPlaceholderValue(text)).length;
}
