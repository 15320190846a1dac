import { randomBytes } from 'node:crypto';
import { latinDigits } from '../../engine/text/latin-digits';

/** Crockford's base 32: no I, L, O and U, so that it can be read aloud and copied by hand. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const format = /^[A-Z]{1,4}-[\dA-Z]{4}-[\dA-Z]{4}$/;

/** A new reference number: the prefix of its form and 40 random bits, as in `Q-7K3M-92XD`. */
export function createReference(prefix: string): string {
  const digits = [...randomBytes(8)].map((byte) => alphabet.charAt(byte & 31)).join('');
  return `${prefix}-${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** A reference number as somebody wrote it down, in the form that is stored: `q-૭k૩m 92xd` → `Q-7K3M-92XD`. */
export function readReference(written: string): string {
  const letters = latinDigits(written.normalize('NFKC'))
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  const digits = letters.slice(-8).replace(/O/g, '0').replace(/[IL]/g, '1');
  return `${letters.slice(0, -8)}-${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/**
 * The reference numbers that somebody can mean: the one that was written, or, without its first letters, one with each of some
 * beginnings.
 */
export function meantReferences(written: string, prefixes: readonly string[]): readonly string[] {
  const reference = readReference(written);
  return reference.startsWith('-') && isReference(`Q${reference}`)
    ? prefixes.map((prefix) => prefix + reference)
    : [reference];
}

/** Whether a text has the format of a stored reference number. */
export function isReference(text: string): boolean {
  return format.test(text);
}
