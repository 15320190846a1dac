import type { Site } from '../config/site';

/** A text that came from outside, with the language it is in where that is not the page's. */
export interface Words {
  readonly text: string;
  readonly lang?: string;
}

/** ISO 15924 script → the name that a regular expression knows. */
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

// Asked for each text of each record, and slow to make.
const known = new Map<string, LocaleLetters>();

function lettersOf(locale: string): LocaleLetters {
  const found = known.get(locale);
  if (found) return found;
  const { script = '', language } = new Intl.Locale(locale).maximize();
  const name = scriptNames[script];
  const made = { letters: name === undefined ? null : new RegExp(`\\p{Script=${name}}`, 'u'), language };
  known.set(locale, made);
  return made;
}

function holdsScript(text: string, locale: string): boolean {
  return lettersOf(locale).letters?.test(text) ?? false;
}

/**
 * The words with their `lang` when all their letters are of another language's script: a name that the
 * council wrote in Gujarati only is still Gujarati on an English page (WCAG 3.1.2).
 */
export function wordsOf(text: string, site: Site): Words {
  const { language, config } = site;
  if (holdsScript(text, language.locale)) return { text };
  const other = config.languages.list.find(
    ({ code, locale }) => code !== language.code && holdsScript(text, locale),
  );
  return other ? { text, lang: lettersOf(other.locale).language } : { text };
}
