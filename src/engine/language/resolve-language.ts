import type { Language, SiteConfig } from '../site-config.generated';

/** Name of the cookie and of the local storage entry that hold the code of the chosen language (B3.5.1). */
export const languageStorageName = 'language';

/** Codes that may name the visitor's language. The first one that is neither missing nor empty decides. */
export interface LanguageHints {
  /** Language of the page: of its URL prefix, or as its script names it in `Content-Language`. */
  readonly page?: string | null | undefined;
  /** Value of the cookie or of local storage. */
  readonly stored?: string | null | undefined;
  /** Explicit value of the request, such as `lang` of an API call. */
  readonly requested?: string | null | undefined;
}

type Languages = Pick<SiteConfig['languages'], 'list' | 'default' | 'unknown'>;

/**
 * Code of the visitor's language: of the page, else the stored one, else the requested one, else the default (B4.1.1);
 * `unknown` for a code that is not in the list (B1.2.3). A stored code counts as the site stores it, others in any case.
 *
 * Static exports send the text of this function to browsers: it must use nothing but its parameters.
 */
export function resolveCode(
  { list, default: first, unknown }: Languages,
  { page, stored, requested }: LanguageHints,
): string {
  const code = page ? page.toUpperCase() : stored || (requested ? requested.toUpperCase() : first);
  return list.some((language) => language.code === code) ? code : unknown;
}

/** The visitor's language. Throws where a config lists neither its code nor the one for unknown codes. */
export function resolveLanguage(
  { languages }: Pick<SiteConfig, 'languages'>,
  hints: LanguageHints,
): Language {
  const code = resolveCode(languages, hints);
  const language = languages.list.find((entry) => entry.code === code);
  if (!language) throw new Error(`languages: “${code}” is not in the list`);
  return language;
}
