import { addDays } from '../record/add-days';

/** A stretch of a day in which something is open, as times of day (`hh:mm`). */
export interface Opening {
  readonly opens: string;
  readonly closes: string;
}

/** The openings of each day of the week, Monday first, in their order. */
export type Week = readonly (readonly Opening[])[];

/** A day and a time of day in the site's time zone. */
export interface Clock {
  /** YYYY-MM-DD */
  readonly day: string;
  /** hh:mm */
  readonly time: string;
}

/** Whether something is open: until when, or when it opens next within two weeks. */
export type OpenState =
  | { readonly state: 'open'; readonly until: string }
  | {
      readonly state: 'closed';
      /** `days` from today; 0 for today. */
      readonly next: { readonly days: number; readonly weekday: number; readonly opens: string } | null;
    };

/** The day of the week of a day, 1 (Monday) to 7 (Sunday). */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** The openings of a day; none where it is closed. */
export function openingsOn(week: Week, day: string, isClosed: (day: string) => boolean): readonly Opening[] {
  return isClosed(day) ? [] : (week[weekdayOf(day) - 1] ?? []);
}

/** When the opening that contains a time ends, also where the next one follows at once; null outside of them. */
function closingAfter(openings: readonly Opening[], time: string): string | null {
  let until: string | null = null;
  for (const { opens, closes } of openings) {
    if (opens <= (until ?? time) && time < closes) until = closes;
  }
  return until;
}

const daysAhead = 14;

/** Whether a week's hours are open at a moment. */
export function openState(week: Week, { day, time }: Clock, isClosed: (day: string) => boolean): OpenState {
  const until = closingAfter(openingsOn(week, day, isClosed), time);
  if (until !== null) return { state: 'open', until };
  for (let days = 0; days <= daysAhead; days++) {
    const other = addDays(day, days);
    const next = openingsOn(week, other, isClosed).find(({ opens }) => days > 0 || opens > time);
    if (next) return { state: 'closed', next: { days, weekday: weekdayOf(other), opens: next.opens } };
  }
  return { state: 'closed', next: null };
}

/** Days of the week that follow each other and have the same openings. */
export interface DayRange {
  /** 1 (Monday) to 7 (Sunday). */
  readonly from: number;
  readonly to: number;
  readonly openings: readonly Opening[];
}

/** The week as ranges of days with the same openings. */
export function groupDays(week: Week): readonly DayRange[] {
  const ranges: DayRange[] = [];
  week.forEach((openings, index) => {
    const last = ranges.at(-1);
    const isSame = last && JSON.stringify(last.openings) === JSON.stringify(openings);
    if (isSame) ranges[ranges.length - 1] = { ...last, to: index + 1 };
    else ranges.push({ from: index + 1, to: index + 1, openings });
  });
  return ranges;
}
