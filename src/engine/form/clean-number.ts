import { latinDigits } from '../text/latin-digits';
import { withoutInvisible } from '../text/invisible';
import { cleanLine } from './clean-text';

/** Groups of thousands, or of lakhs and crores; `2,5` has none, since a comma may also be meant as a decimal point. */
const grouped = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;

/** A typed number as JSON writes it where it can be read as one: Latin digits, no `+`, no spaces, no groups. */
export function cleanNumber(typed: string): string {
  const text = latinDigits(cleanLine(withoutInvisible(typed)))
    .replace(/\s/g, '')
    .replace(/\u066c/g, ',')
    .replace(/\u066b/g, '.')
    .replace(/^\u2212/, '-')
    .replace(/^\+/, '');
  return grouped.test(text) ? text.replaceAll(',', '') : text;
}
