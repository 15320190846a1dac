import { dayInTimeZone } from './time-zone';

const minuteMs = 60_000;

/** The current day in a time zone, YYYY-MM-DD; computed once per minute, since that is slow. */
export function todayIn(timeZone: string, now: () => Date): () => string {
  let minute = NaN;
  let day = '';
  return () => {
    const date = now();
    const current = Math.floor(date.getTime() / minuteMs);
    if (current !== minute) {
      minute = current;
      day = dayInTimeZone(timeZone, date);
    }
    return day;
  };
}
