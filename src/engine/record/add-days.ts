const dayMs = 24 * 60 * 60 * 1000;

/** The day some days after another one, or before it if negative; both YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The day some days after another one (both YYYY-MM-DD), where those that are closed do not count. */
export function addOpenDays(day: string, days: number, closed: ReadonlySet<string>): string {
  let last = day;
  for (let left = days; left > 0;) {
    last = addDays(last, 1);
    if (!closed.has(last)) left -= 1;
  }
  return last;
}
