import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O and U, so that it can be read aloud and copied by hand. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const format = /^[A-Z]{1,4}-[\dA-Z]{4}-[\dA-Z]{4}$/;

/** A new reference number: the prefix of its form and 40 random bits, as in `Q-7K3M-92XD`. */
export function createReference(prefix: string): string {
  const digits = [...randomBytes(8)].map((byte) => alphabet.charAt(byte & 31)).join('');
  return `${prefix}-${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** A reference number as somebody wrote it down, in the form that is stored: `q-7k3m 92xd` → `Q-7K3M-92XD`. */
export function readReference(written: string): string {
  const letters = written.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  const digits = letters.slice(-8).replace(/O/g, '0').replace(/[IL]/g, '1');
  return `${letters.slice(0, -8)}-${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** Whether a text has the format of a stored reference number. */
export function isReference(text: string): boolean {
  return format.test(text);
}
