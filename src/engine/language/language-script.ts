/** The script (ISO 15924) in which a locale is written, such as `Gujr` for `gu-IN`; empty for an unknown one. */
export function languageScript(locale: string): string {
  return new Intl.Locale(locale).maximize().script ?? '';
}
