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

type WithLanguages = Pick<SiteConfig, 'languages'>;

/** Language of a stored code, as the site stores it; `languages.unknown` for any other one, also in another case (B1.2.3). */
export function resolveStoredLanguage({ languages }: WithLanguages, code: string): Language {
  const { list, unknown } = languages;
  const named = (wanted: string) => list.find((language) => language.code === wanted);
  const found = named(code) ?? named(unknown);
  if (!found) throw new Error(`languages: neither “${code}” nor “${unknown}” is in the list`);
  return found;
}

/** Language of a code, in any case; the default one for a missing code, `languages.unknown` for an unknown one (B1.2.3). */
export function resolveLanguage(config: WithLanguages, code: string | null | undefined): Language {
  return resolveStoredLanguage(config, code ? code.toUpperCase() : config.languages.default);
}

/** The visitor's language: of the page, else the stored one, else the requested one, else the default (B4.1.1). */
export function resolveVisitorLanguage(
  config: WithLanguages,
  { page, stored, requested }: LanguageHints,
): Language {
  return !page && stored ? resolveStoredLanguage(config, stored) : resolveLanguage(config, page || requested);
}
