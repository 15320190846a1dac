import { latinDigits } from '../text/latin-digits';
import type { FormBody } from './form-schema';

/** Digits by which a telephone number is compared: Indian numbers are written with and without +91 or 0. */
const comparedDigits = 10;
const fewestDigits = 6;

/** Signs that a telephone number does not have: letters, and the one before a position. */
const otherSigns = /[\p{L}@]/u;

/** Whether a field of a submission holds a person's e-mail address or telephone number, however it is written. */
export function isOfPerson({ body }: { readonly body: FormBody }, person: string): boolean {
  const same = person.includes('@') ? sameEmail(person) : sameTelephone(person);
  return Object.values(body).some((value) => typeof value === 'string' && same(value));
}

/** Whether a text can identify a person in a search. */
export function isContact(text: string): boolean {
  return text.includes('@') || digitsOf(text).length >= fewestDigits;
}

function sameEmail(person: string): (value: string) => boolean {
  const email = person.trim().toLowerCase();
  return (value) => value.trim().toLowerCase() === email;
}

function sameTelephone(person: string): (value: string) => boolean {
  const digits = digitsOf(person).slice(-comparedDigits);
  return (value) => !otherSigns.test(value) && digitsOf(value).slice(-comparedDigits) === digits;
}

/** The digits by which a text is compared as a telephone number; null for one that is none. */
export function digitsToCompare(text: string): string | null {
  const digits = digitsOf(text);
  return otherSigns.test(text) || digits.length < fewestDigits ? null : digits.slice(-comparedDigits);
}

/** The digits of a text, those of Indian scripts as 0 to 9. */
function digitsOf(text: string): string {
  return latinDigits(text).replace(/\D/g, '');
}
