/** How many backups are kept of the newest days, weeks and months. */
const kept = { days: 7, weeks: 4, months: 6 };

/** The Monday of the week of a day. Both are ISO dates. */
function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

/** The newest day of each of the newest periods. @param days the newest first */
function newestOf(
  days: readonly string[],
  periodOf: (day: string) => string,
  count: number,
): readonly string[] {
  const newest = new Map<string, string>();
  for (const day of days) if (!newest.has(periodOf(day))) newest.set(periodOf(day), day);
  return [...newest.values()].slice(0, count);
}

/** The days whose backups are kept: the newest 7, and the newest of each of 4 weeks and 6 months. ISO dates. */
export function keptDays(days: readonly string[]): ReadonlySet<string> {
  const sorted = [...days].sort().reverse();
  return new Set([
    ...sorted.slice(0, kept.days),
    ...newestOf(sorted, weekOf, kept.weeks),
    ...newestOf(sorted, (day) => day.slice(0, 7), kept.months),
  ]);
}
