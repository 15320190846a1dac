import type { Language } from '../site-config.generated';

/** Scripts that are written from right to left (ISO 15924). */
const rightToLeft = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm'];

// Cached, because maximizing a locale is slow and each date of each record needs it.
const byLocale = new Map<string, 'ltr' | 'rtl'>();

/** The direction in which a language is written. */
export function textDirection({ locale }: Pick<Language, 'locale'>): 'ltr' | 'rtl' {
  const found = byLocale.get(locale);
  if (found) return found;
  const isRtl = rightToLeft.includes(new Intl.Locale(locale).maximize().script ?? '');
  const direction = isRtl ? 'rtl' : 'ltr';
  byLocale.set(locale, direction);
  return direction;
}
