import type { Language } from '../site-config.generated';

/** The BCP 47 language of a language, without its region: `gu` for `gu-IN`. */
export function languageTag({ locale }: Pick<Language, 'locale'>): string {
  return new Intl.Locale(locale).language;
}
