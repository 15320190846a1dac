/** Formats an ISO time in a time zone: `2026-03-31 18:05`. */
export function createLocalTime(timeZone: string): (iso: string) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (iso) => format.format(new Date(iso));
}

/** The ISO time at which a day (`2026-03-31`) begins in a time zone; null for anything but a date. */
export function startOfDay(day: string, timeZone: string): string | null {
  const utc = new Date(`${day}T00:00:00.000Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(utc.getTime())) return null;
  if (!utc.toISOString().startsWith(day)) return null;
  return new Date(utc.getTime() - offsetMs(utc, timeZone)).toISOString();
}

/** How much a time zone is ahead of UTC at a time. */
function offsetMs(at: Date, timeZone: string): number {
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${local.format(at).replace(' ', 'T')}Z`) - at.getTime();
}
