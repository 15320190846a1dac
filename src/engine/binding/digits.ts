import type { Site } from '../site/site';
import type { Language } from '../site-config.generated';

// Cached, because creating a formatter is slow and each date of each record needs one.
const digitsBySystem = new Map<string, readonly string[]>();

function digitsOf(numberingSystem: string): readonly string[] {
  const found = digitsBySystem.get(numberingSystem);
  if (found) return found;
  const numbers = new Intl.NumberFormat('en', { numberingSystem });
  const digits = Array.from({ length: 10 }, (_, digit) => numbers.format(digit));
  digitsBySystem.set(numberingSystem, digits);
  return digits;
}

/** A text with the digits of a language in the place of Latin ones (B9.1.6). */
export function inDigits(text: string, { numberingSystem }: Pick<Language, 'numberingSystem'>): string {
  if (numberingSystem === undefined) return text;
  const digits = digitsOf(numberingSystem);
  return text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}

/**
 * Keeps the parts of a date or an amount in their order between words from right to left, by the characters U+2066 and
 * U+2069: a browser would write 15-08-1962 as 1962-08-15 there (B1.2.6).
 */
export function isolateNumber(text: string, { isRightToLeft }: Pick<Site, 'isRightToLeft'>): string {
  return isRightToLeft ? `\u2066${text}\u2069` : text;
}
