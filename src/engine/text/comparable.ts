import { withoutInvisible } from './invisible';

/**
 * A text for comparison with another one: in one Unicode form, without what nobody sees, with one kind of hyphen and of
 * blank (B2.8.2). Letter case counts.
 */
export function comparable(text: string): string {
  return withoutInvisible(text)
    .normalize('NFC')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
