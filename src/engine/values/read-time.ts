import { latinDigits } from '../text/latin-digits';
import { withoutInvisible } from '../text/invisible';
import { parseTime } from '../record/parse-time';
import { isNothing } from './is-nothing';
import { nothing, type Reading, unreadable } from './reading';

const longest = 40;
const shape = /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2}(?:\.\d{1,9})?)?\s*(am|pm|a\.m\.?|p\.m\.?)?$/i;

/** The hour of a day of 24 hours. */
function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  return (hour % 12) + (/^p/i.test(half) ? 12 : 0);
}

/** A time of day as hh:mm: `10:30`, `૧૦:૩૦`, `10:30:00`, `6 PM`. */
export function readTime(text: string): Reading {
  if (isNothing(text)) return nothing;
  if (text.length > longest) return unreadable('not a time of day');
  const [, hour, minute, half] = shape.exec(latinDigits(withoutInvisible(text)).trim()) ?? [];
  if (hour === undefined || (minute === undefined && half === undefined))
    return unreadable('not a time of day');
  const time = parseTime(`${String(hourOf(Number(hour), half)).padStart(2, '0')}:${minute ?? '00'}`);
  return time === null ? unreadable('not a time of day') : { value: time };
}
