import { partsEnding, type TelephonePart, writeParts } from '../../record/telephone-parts';
import { withoutPastedSigns } from '../../text/invisible';
import { isNothing } from '../is-nothing';
import { nothing, type Reading } from '../reading';
import { findNumbers, type FoundNumber } from './find-numbers';

/** Characters of the longest text in which numbers are looked for. */
const longest = 500;
/** Suffix of a number that a spreadsheet took for an amount: `9825012345.0`. */
const decimals = /^(\d{10,12})\.0+$/;

/** The text in parts: numbers, and what stands between them. */
function partsOf(text: string, numbers: readonly FoundNumber[]): readonly TelephonePart[] {
  const parts: TelephonePart[] = [];
  let end = 0;
  for (const number of numbers) {
    if (number.start > end) parts.push({ text: text.slice(end, number.start), dialled: null });
    parts.push({ text: text.slice(number.start, number.end), dialled: number.dialled });
    end = number.end;
  }
  return end < text.length ? [...parts, { text: text.slice(end), dialled: null }] : parts;
}

/**
 * The text of a telephone field as it was written, and beside it its parts with what each number dials (B3.6.4). A number
 * of which it is not certain what to dial is text.
 */
export function readTelephone(written: string): Reading {
  const text = withoutPastedSigns(written).trim().replace(decimals, '$1');
  if (isNothing(text) || /^[0\s-]*$/.test(text)) return nothing;
  if (text.length > longest) return { value: text, unread: 'without a number that can be dialled' };
  const { numbers, isUncertain } = findNumbers(text);
  const isRead = numbers.length > 0 && !isUncertain;
  return {
    value: text,
    ...(!isRead && { unread: 'without a number that can be dialled' }),
    ...(numbers.length > 0 && { beside: { [partsEnding]: writeParts(partsOf(text, numbers)) } }),
  };
}
