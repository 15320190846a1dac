/** A day (YYYY-MM-DD) and a time of day. */
export interface ClockTime {
  readonly day: string;
  /** hh:mm */
  readonly time: string;
  readonly seconds: number;
}

// Cached, because creating a formatter is slow and many moments need one.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const digits = { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const created = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    second: '2-digit',
    ...digits,
  });
  formatters.set(timeZone, created);
  return created;
}

/** Date and time of day in a time zone. Read from parts: the order in a locale's text changes with ICU. */
export function clockIn(timeZone: string, moment: Date | number): ClockTime {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const two = (type: Intl.DateTimeFormatPartTypes) => (parts.get(type) ?? '').padStart(2, '0');
  return {
    day: `${(parts.get('year') ?? '').padStart(4, '0')}-${two('month')}-${two('day')}`,
    time: `${two('hour')}:${two('minute')}`,
    seconds: Number(parts.get('second')),
  };
}

/** The day of a moment in a time zone, YYYY-MM-DD. */
export function dayInTimeZone(timeZone: string, moment: Date): string {
  return clockIn(timeZone, moment).day;
}

/** The time of day of a moment in a time zone, hh:mm. */
export function timeInTimeZone(timeZone: string, moment: Date): string {
  return clockIn(timeZone, moment).time;
}
