/** The time of day in a field, `hh:mm` from 00:00 to 23:59, or 24:00 for the end of the day; null for anything else. */
export function parseTime(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  return /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(text) ? text : null;
}
