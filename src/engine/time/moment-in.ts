import { clockIn } from './time-zone';

/** The clock of a time zone as if it were UTC, in ms. */
function wallClock(timeZone: string, moment: number): number {
  const { day, time, seconds } = clockIn(timeZone, moment);
  return Date.parse(`${day}T${time}:00Z`) + seconds * 1000;
}

/**
 * The moment at which the clocks of a time zone show a day and a time of day. A time that a change of the clocks skips is
 * the one before it, moved on.
 * @param day YYYY-MM-DD
 * @param time hh:mm; 24:00 is the end of the day
 */
export function momentIn(timeZone: string, day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const first = wanted - (wallClock(timeZone, wanted) - wanted);
  return new Date(wanted - (wallClock(timeZone, first) - first));
}
