import type { BindContext } from './context';

/** A calendar day as the server wrote it, whatever the visitor's time zone (readings, 9): YYYY-MM-DD or null. */
export function dayOf(value: unknown): string | null {
  const found = typeof value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(value.trim()) : null;
  if (!found) return null;
  const day = `${found[1]}-${found[2]}-${found[3]}`;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}

// Asked for each date of each record, and slow to make.
const known = new Map<string, readonly string[]>();

function digitsOf(numberingSystem: string): readonly string[] {
  const found = known.get(numberingSystem);
  if (found) return found;
  const numbers = new Intl.NumberFormat('en', { numberingSystem });
  const made = Array.from({ length: 10 }, (_, digit) => numbers.format(digit));
  known.set(numberingSystem, made);
  return made;
}

/** A day as DD-MM-YYYY (specification, 9) in the digits of the language. */
export function formatDay(day: string, { site }: Pick<BindContext, 'site'>): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const digits = digitsOf(site.language.numberingSystem ?? 'latn');
  return `${date}-${month}-${year}`.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}

/** The day of a moment in a time zone, YYYY-MM-DD. */
export function dayIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
}
