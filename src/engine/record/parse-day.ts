/** The calendar day of an ISO date, never shifted to the visitor's time zone (B9.1.1): YYYY-MM-DD or null. */
export function parseDay(value: unknown): string | null {
  const found = typeof value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(value.trim()) : null;
  if (!found) return null;
  const day = `${found[1]}-${found[2]}-${found[3]}`;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}
