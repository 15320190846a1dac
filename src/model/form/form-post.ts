/**
 * Fields that a form has beside those of the config: sent in posts without script only.
 * `key` makes a repeated post the same one, `honeypot` is left empty by people.
 */
export const hiddenFields = { key: '_key', honeypot: '_website' } as const;

/**
 * Headers of a post by script: `key` (8 to 100 of A-Z a-z 0-9 . _ ~ -), `honeypot` (`1` when it was filled in),
 * `filledIn` (ms between showing and sending) and `language` (a language code of the config).
 */
export const postHeaders = {
  key: 'Idempotency-Key',
  honeypot: 'X-Form-Honeypot',
  filledIn: 'X-Form-Filled-In',
  language: 'Content-Language',
} as const;

/** What is in a form element, without its hidden fields and files: name → text, ready for `formChecker`. */
export function formValues(data: FormData): Record<string, string> {
  const hidden: readonly string[] = Object.values(hiddenFields);
  const texts = [...data].flatMap(([name, value]) =>
    typeof value === 'string' && !hidden.includes(name) ? [[name, value] as const] : [],
  );
  return Object.fromEntries(texts);
}
