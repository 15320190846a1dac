import { latinDigits } from '../text/latin-digits';
import { withoutInvisible } from '../text/invisible';
import { dayInTimeZone } from '../time/time-zone';
import { isNothing } from './is-nothing';
import { nothing, type Reading, type ReadingContext, unreadable } from './reading';

/** The spellings of each month in English, Gujarati, Hindi and Marathi. */
const months: readonly string[] = [
  'jan january જાન્યુઆરી जनवरी जानेवारी',
  'feb february ફેબ્રુઆરી फ़रवरी फरवरी फेब्रुवारी',
  'mar march માર્ચ मार्च',
  'apr april એપ્રિલ अप्रैल एप्रिल',
  'may મે मई मे',
  'jun june જૂન જુન जून',
  'jul july જુલાઈ જુલાઇ जुलाई जुलै',
  'aug august ઓગસ્ટ ઑગસ્ટ ઓગષ્ટ अगस्त ऑगस्ट',
  'sep sept september સપ્ટેમ્બર सितंबर सितम्बर सप्टेंबर',
  'oct october ઓક્ટોબર ઑક્ટોબર अक्टूबर अक्तूबर ऑक्टोबर',
  'nov november નવેમ્બર नवंबर नवम्बर नोव्हेंबर',
  'dec december ડિસેમ્બર दिसंबर दिसम्बर डिसेंबर',
];

const numbers = new Map(
  months.flatMap((names, index) =>
    names.split(' ').map((name) => [name.normalize('NFC'), String(index + 1)] as const),
  ),
);

/** The number of a month, `3` for March; empty for another word. */
function monthNumber(name: string): string {
  return numbers.get(name.normalize('NFC').toLowerCase()) ?? '';
}

/** Characters of the longest text that is read as a date. */
const longest = 60;

/** `2026-03-01`, with a time of day and an offset from UTC where there are any. */
const yearFirst =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ]\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;
/** `01-03-2026`, as people write it here. */
const dayFirst = /^(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{4})$/;
/** The same with a time of day. Not with slashes: a server that writes these may mean the month first. */
const dayFirstWithTime = /^(\d{1,2})[-.](\d{1,2})[-.](\d{4})\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]m)?$/i;
/** `1 March 2026`, `1st March, 2026`, `૧ માર્ચ ૨૦૨૬`. */
const withMonthName = /^(\d{1,2})(?:st|nd|rd|th)?[-/,\s]+([\p{L}\p{M}]{2,15})[-/,\s]+(\d{4})$/iu;
/** `March 1, 2026`. */
const monthNameFirst = /^([a-z]{3,9})\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i;
/** Words that people write before a date. */
const before = /^(?:date|dated|dt|તારીખ|તા|दिनांक|दि|ता)[\s.:]+/iu;
/** How .NET wrote a moment in JSON for years. */
const milliseconds = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/;
/** How programs in Java and JavaScript write one: of the years 1973 to 5138. */
const epoch = /^(\d{12,14})$/;

/** Days that databases and spreadsheets hold where nobody entered one. */
const emptyDays: ReadonlySet<string> = new Set(['1753-01-01', '1899-12-30', '1899-12-31', '1900-01-01']);
/** The first days after which a date means that something has no end; the second is the last one of a database type. */
const endless = '2099-12-31';
const lastSmallDate = '2079-06-06';

/** Reads a day of the calendar: an empty date of a database is none, and one far in the future has not been set. */
function meaningOf(day: string): Reading {
  const isNone = day < '0002' || emptyDays.has(day) || day === lastSmallDate || day >= endless;
  return isNone ? nothing : { value: day };
}

type Digits = string | undefined;

/** YYYY-MM-DD; null for a day that the calendar does not have. */
function calendarDay(year: Digits = '', month: Digits = '', date: Digits = ''): string | null {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : null;
}

/** Milliseconds of an offset such as `+05:30`. */
function offsetOf(offset: string): number {
  if (/^z$/i.test(offset)) return 0;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3).replace(':', '') || 0);
  return (offset.startsWith('-') ? -minutes : minutes) * 60_000;
}

function momentReading(moment: number, timeZone: string): Reading {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return unreadable('not a date');
  // Programs send the first moment of their calendars where there is none.
  return moment === 0 || date.getUTCFullYear() < 2 ? nothing : meaningOf(dayInTimeZone(timeZone, date));
}

function readWritten(text: string, timeZone: string): Reading {
  const [, year, month, date, hour, minute, second = '0', offset] = yearFirst.exec(text) ?? [];
  if (/^0000-0?0-0?0/.test(text)) return nothing;
  const [, first, middle, last] = dayFirst.exec(text) ?? dayFirstWithTime.exec(text) ?? [];
  const [, named, name = '', ofYear] = withMonthName.exec(text.replace(monthNameFirst, '$2 $1 $3')) ?? [];
  const day =
    calendarDay(year, month, date) ??
    calendarDay(last, middle, first) ??
    calendarDay(ofYear, monthNumber(name), named);
  if (day === null) return unreadable('not a date');
  if (offset === undefined || day < '0002') return meaningOf(day);
  const clock =
    Date.parse(`${day}T00:00:00Z`) + (Number(hour) * 60 + Number(minute)) * 60_000 + Number(second) * 1000;
  return momentReading(clock - offsetOf(offset), timeZone);
}

/**
 * The day that a text means, YYYY-MM-DD (B9.1.1): as written, or, with `Z` or an offset, the day of that moment in the
 * site's time zone. Empty dates of databases and days far in the future are no days.
 */
export function readDay(text: string, { timeZone }: Pick<ReadingContext, 'timeZone'>): Reading {
  if (isNothing(text)) return nothing;
  if (text.length > longest) return unreadable('not a date');
  const written = latinDigits(withoutInvisible(text)).trim().replace(before, '');
  const [, moment] = milliseconds.exec(written) ?? epoch.exec(written) ?? [];
  return moment === undefined ? readWritten(written, timeZone) : momentReading(Number(moment), timeZone);
}
