/** What the reference numbers of a form begin with, where its config says nothing: the first Latin letter of its name. */
export function defaultPrefix(form: string): string {
  return (/[a-z]/i.exec(form)?.[0] ?? 'S').toUpperCase();
}
