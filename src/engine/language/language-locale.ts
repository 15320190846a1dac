import type { Language } from '../site-config.generated';

/**
 * The locale of a language with its digits, in which counts and numbers are formatted (B9.1.6): `gu-IN-u-nu-gujr`. Names
 * Latin digits too, since those of some locales are others by default.
 */
export function languageLocale({
  locale,
  numberingSystem,
}: Pick<Language, 'locale' | 'numberingSystem'>): string {
  return new Intl.Locale(locale, { numberingSystem: numberingSystem ?? 'latn' }).toString();
}
