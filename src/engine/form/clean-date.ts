import { latinDigits } from '../text/latin-digits';
import { withoutInvisible } from '../text/invisible';
import { cleanLine } from './clean-text';

const dayFirst = /^(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{4})$/;

/** A typed day as YYYY-MM-DD where it can be read as one; a browser without a date control sends what was typed. */
export function cleanDate(typed: string): string {
  const text = latinDigits(cleanLine(withoutInvisible(typed)));
  const [, day, month, year] = dayFirst.exec(text) ?? [];
  if (day === undefined || month === undefined || year === undefined) return text;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Whether a text is a day of the calendar, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
