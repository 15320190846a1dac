import type { Language } from '../site-config.generated';
import { languageScript } from './language-script';

/** Scripts that are written from right to left (ISO 15924). */
const rightToLeft = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm'];

/** The direction in which a language is written. Slow, because it maximizes the locale. */
export function textDirection({ locale }: Pick<Language, 'locale'>): 'ltr' | 'rtl' {
  return rightToLeft.includes(languageScript(locale)) ? 'rtl' : 'ltr';
}
