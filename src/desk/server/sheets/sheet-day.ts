import { type DateOrder, dateOrders } from '../../api/sheets-api';
import { comparable } from '../../../engine/text/comparable';
import { latinDigits } from '../../../engine/text/latin-digits';
import type { Cell } from './table';

/** Three numbers, with what people write before a date and with a time of day after it. */
const threeNumbers =
  /^(?:[\p{L}\p{M}]+[\s.:]+)?(\d{1,4})\s*([-/.])\s*(\d{1,2})\s*\2\s*(\d{1,4})(?:[T,\s]+\d{1,2}[:.]\d{2}.*)?$/u;
/** Years of two digits below this one are of this century, as a spreadsheet takes them. */
const firstOfLastCentury = 50;

function fullYear(year: string): string {
  if (year.length !== 2) return year;
  return `${Number(year) < firstOfLastCentury ? '20' : '19'}${year}`;
}

/** YYYY-MM-DD; null for a day that the calendar does not have. */
function calendarDay(year: string, month: string, day: string): string | null {
  if (year.length !== 2 && year.length !== 4) return null;
  const text = `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : null;
}

type Numbers = readonly [string, string, string];

/** The numbers of a date that is written in digits, without those that begin with a full year: these are clear. */
function numbersOf(cell: Cell | undefined): Numbers | null {
  if (typeof cell !== 'string' || cell.length > 60) return null;
  const [, first = '', , second = '', third = ''] =
    threeNumbers.exec(latinDigits(comparable(cell)).trim()) ?? [];
  return first === '' || first.length === 4 ? null : [first, second, third];
}

const dayIn: Readonly<Record<DateOrder, (numbers: Numbers) => string | null>> = {
  DMY: ([day, month, year]) => calendarDay(year, month, day),
  MDY: ([month, day, year]) => calendarDay(year, month, day),
  YMD: ([year, month, day]) => calendarDay(year, month, day),
};

/**
 * The orders that the dates of a column may have, the likeliest first; none where it has no dates of digits. Where no order
 * suits all of them, day and month may be either.
 */
export function ordersOf(cells: readonly (Cell | undefined)[]): readonly DateOrder[] {
  const dates = cells.map(numbersOf).filter((numbers) => numbers !== null);
  if (dates.length === 0) return [];
  const suiting = dateOrders.filter((order) => dates.every((numbers) => dayIn[order](numbers) !== null));
  const yearLast = suiting.filter((order) => order !== 'YMD');
  if (yearLast.length > 0) return yearLast;
  return suiting.length > 0 ? suiting : ['DMY', 'MDY'];
}

/** A date with its year in four digits and, where it is written in digits, with the year first; null for no day in this order. */
export function sheetDay(text: string, order: DateOrder): string | null {
  const numbers = numbersOf(text);
  if (numbers) return dayIn[order](numbers);
  const written = latinDigits(comparable(text));
  const before = written.slice(0, -2);
  const year = written.slice(-2);
  const isShort = /^\d\d$/.test(year) && /\D$/.test(before) && /\p{L}/u.test(before);
  return isShort ? `${before.replace(/['’]$/, '')}${fullYear(year)}` : text;
}
