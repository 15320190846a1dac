/** Prefix of the reference numbers of a form whose config names none: the first Latin letter of its name. */
export function defaultPrefix(form: string): string {
  return (/[a-z]/i.exec(form)?.[0] ?? 'S').toUpperCase();
}
