/**
 * Fields that a form has beside those of the config: sent in posts without script only.
 * `key` makes a repeated post the same one, `honeypot` is left empty by people. `consent` is the box that the visitor
 * ticks, and `notice` the version of the notice beside it.
 */
export const hiddenFields = {
  key: '_key',
  honeypot: '_website',
  consent: '_consent',
  notice: '_notice',
} as const;

/**
 * Headers of a post by script: `key` (8 to 100 of A-Z a-z 0-9 . _ ~ -), `honeypot` (`1` when it was filled in),
 * `filledIn` (ms between showing and sending), `language` (a language code of the config) and `consent` (version of the
 * notice that the visitor agreed to).
 */
export const postHeaders = {
  key: 'Idempotency-Key',
  honeypot: 'X-Form-Honeypot',
  filledIn: 'X-Form-Filled-In',
  language: 'Content-Language',
  consent: 'X-Form-Consent',
} as const;

/** Values of a form element, without its hidden fields and files: name → text. */
export function formValues(data: FormData): Record<string, string> {
  const hidden: readonly string[] = Object.values(hiddenFields);
  const texts = [...data].flatMap(([name, value]) =>
    typeof value === 'string' && !hidden.includes(name) ? [[name, value] as const] : [],
  );
  return Object.fromEntries(texts);
}

/** The chosen files of a form, by field; a field in which nothing was chosen has an empty one. */
export function formFiles(data: FormData): readonly (readonly [field: string, file: File])[] {
  return [...data].flatMap(([name, value]) =>
    typeof value !== 'string' && value.size > 0 ? [[name, value] as const] : [],
  );
}

/** The version of the notice that a visitor agreed to by ticking its box; undefined without a tick. */
export function agreedNotice(data: { readonly get: (name: string) => unknown }): string | undefined {
  const notice = data.get(hiddenFields.notice);
  return data.get(hiddenFields.consent) === 'true' && typeof notice === 'string' ? notice : undefined;
}
