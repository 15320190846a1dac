import { sentence } from '../sentences/sentence';
import type { Problem } from '../../engine/site/checked-site';
import { languagesOf, referencesOf, type CheckContext } from '../check-context';
import type { Finding } from '../document/finding';
import { at, itemsOf, textAt, type Json } from '../document/json-access';
import { messageIn, type SiteCatalogues } from './site-catalogues';

/** The site's English, and its languages that are not written in Latin letters. */
export interface TranslatedLanguages {
  readonly english: string | undefined;
  readonly others: readonly string[];
}

export function translatedLanguages(config: Json): TranslatedLanguages {
  const languages = itemsOf(at(config, 'languages', 'list')).flatMap((language) => {
    const code = textAt(language, 'code');
    const locale = localeOf(textAt(language, 'locale') ?? '');
    return code === undefined || !locale ? [] : [{ code, locale }];
  });
  return {
    english: languages.find(({ locale }) => locale.language === 'en')?.code,
    others: languages.filter(({ locale }) => locale.script !== 'Latn').map(({ code }) => code),
  };
}

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}

/** English words: what is left without placeholders, addresses and names in capitals has a word of small letters. */
function hasEnglishWords(text: string): boolean {
  const words = text
    .replace(/\{[^{}]*\}|<[^<>]*>/g, ' ')
    .split(/\s/)
    .filter((word) => !/@|^https?:|^www\./.test(word))
    .join(' ');
  const letters = words.match(/\p{L}/gu) ?? [];
  return (
    /(?<![\p{L}.])[A-Za-z]?[a-z]{2,}(?![\p{L}.]\p{L})/u.test(words) &&
    letters.every((letter) => /[a-z]/i.test(letter))
  );
}

/** The codes of languages in which a text is still the English one. */
export function untranslatedIn(
  textIn: (code: string) => string | undefined,
  { english, others }: TranslatedLanguages,
): readonly string[] {
  const text = english === undefined ? undefined : textIn(english)?.trim();
  if (text === undefined) return [];
  const same = others.filter((code) => textIn(code)?.trim() === text);
  return same.length > 0 && hasEnglishWords(text) ? same : [];
}

/** Reports a text that is still the English one. */
export function sameAsEnglish(code: string): Omit<Finding, 'path'> {
  const message = sentence('translation.english', { language: code });
  return { message, hint: sentence('translation.translate'), severity: 'warning' };
}

/** Inline texts of the config that were not translated. */
export function checkUntranslated(context: CheckContext): Finding[] {
  const languages = translatedLanguages(context.config);
  return referencesOf(context, 'text').flatMap(({ value, path }) =>
    typeof value === 'string'
      ? []
      : untranslatedIn((code) => textAt(value, code), languages).map((code) => ({
          path: [...path, code],
          ...sameAsEnglish(code),
        })),
  );
}

/** From this many messages of a file on, they are one finding: the language was begun, not forgotten. */
const many = 10;

/** Messages of the site's files that were not translated. */
export function checkUntranslatedMessages(context: CheckContext, messages: SiteCatalogues): Problem[] {
  const languages = translatedLanguages(context.config);
  return languagesOf(context.config).flatMap((code) => {
    const same = Object.entries(messages.own[code] ?? {}).filter(([id]) =>
      untranslatedIn((each) => messageIn(messages, each, id)?.text, languages).includes(code),
    );
    if (same.length < many) return same.map(([, { problem }]) => problem(sameAsEnglish(code)));
    const values = { count: String(same.length), language: code };
    const message = sentence('translation.englishMany', values);
    return same.slice(0, 1).map(([, { problem }]) => problem({ ...sameAsEnglish(code), message }));
  });
}
