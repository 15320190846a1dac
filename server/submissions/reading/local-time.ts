/** Writes an ISO time as the council's clock showed it: `2026-03-31 18:05`. */
export function createLocalTime(timeZone: string): (iso: string) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (iso) => format.format(new Date(iso));
}
