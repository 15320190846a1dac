import { isDay } from '../../../engine/form/clean-date';
import { clockIn } from '../../../engine/time/time-zone';
import { momentIn } from '../../../engine/time/moment-in';

/** Formats an ISO time in a time zone: `2026-03-31 18:05`. */
export function createLocalTime(timeZone: string): (iso: string) => string {
  return (iso) => {
    const { day, time } = clockIn(timeZone, new Date(iso));
    return `${day} ${time}`;
  };
}

/** The ISO time at which a day (`2026-03-31`) begins in a time zone; null for anything but a date. */
export function startOfDay(day: string, timeZone: string): string | null {
  return isDay(day) ? momentIn(timeZone, day, '00:00').toISOString() : null;
}
