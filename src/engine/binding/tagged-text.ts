import type { Site } from '../site/site';

/** A text of a record, with its language where that differs from the page's. */
export interface TaggedText {
  readonly text: string;
  readonly lang?: string;
}

/** ISO 15924 script → its name in a regular expression. */
const scriptNames: Readonly<Record<string, string>> = {
  Gujr: 'Gujarati',
  Deva: 'Devanagari',
  Latn: 'Latin',
  Beng: 'Bengali',
  Guru: 'Gurmukhi',
  Taml: 'Tamil',
  Telu: 'Telugu',
  Knda: 'Kannada',
  Mlym: 'Malayalam',
  Orya: 'Oriya',
  Arab: 'Arabic',
};

interface LocaleLetters {
  /** Matches a text with a letter of the locale's script. */
  readonly letters: RegExp | null;
  readonly language: string;
}

// Cached, because maximizing a locale is slow and each text of each record needs it.
const lettersByLocale = new Map<string, LocaleLetters>();

function lettersOf(locale: string): LocaleLetters {
  const found = lettersByLocale.get(locale);
  if (found) return found;
  const { script = '', language } = new Intl.Locale(locale).maximize();
  const name = scriptNames[script];
  const created = { letters: name === undefined ? null : new RegExp(`\\p{Script=${name}}`, 'u'), language };
  lettersByLocale.set(locale, created);
  return created;
}

function hasScript(text: string, locale: string): boolean {
  return lettersOf(locale).letters?.test(text) ?? false;
}

/**
 * Tags a text with `lang` when it has letters of another language's script and none of the page's: a name that the
 * council wrote in Gujarati only is still Gujarati on an English page (WCAG 3.1.2).
 */
export function tagText(text: string, site: Site): TaggedText {
  const { language, config } = site;
  if (hasScript(text, language.locale)) return { text };
  const other = config.languages.list.find(
    ({ code, locale }) => code !== language.code && hasScript(text, locale),
  );
  return other ? { text, lang: lettersOf(other.locale).language } : { text };
}
