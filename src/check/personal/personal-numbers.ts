import { latinDigits } from '../../engine/text/latin-digits';
import { isVerhoeff } from './verhoeff';

type PersonalKind = 'aadhaar' | 'pan' | 'mobile' | 'account';

/** A number that identifies a person, as it is written in a text. */
export interface PersonalNumber {
  readonly kind: PersonalKind;
  /** Its digits and letters, without blanks and hyphens. */
  readonly number: string;
}

interface Pattern {
  readonly kind: PersonalKind;
  readonly pattern: RegExp;
  readonly accepts?: (number: string) => boolean;
}

/** Twelve digits, together or in groups of four. Numbers that are together and begin with 91 are rather telephones. */
const aadhaar: Pattern = {
  kind: 'aadhaar',
  pattern:
    /(?<![\p{L}\d])(?<!\d[ -])(?:[2-9]\d{3}([ -])\d{4}\1\d{4}|(?!91[6-9])[2-9]\d{11})(?![\p{L}\d]|[ -]\d)/gu,
  accepts: isVerhoeff,
};

/** Of a person, P; the PAN of a council or a company has another fourth letter. */
const pan: Pattern = {
  kind: 'pan',
  pattern: /(?<![\p{L}\d])[A-Z]{3}P[A-Z]\d{4}[A-Z](?![\p{L}\d])/gu,
};

const mobile: Pattern = {
  kind: 'mobile',
  pattern: /(?<![\p{L}\d])(?<!\d[/ -])(?:(?:\+|00)?91[ -]?|0)?[6-9]\d{4}[ -]?\d{5}(?![\p{L}\d]|[/-]\d)/gu,
};

/** Nine to eighteen digits after a word for an account. */
const account: Pattern = {
  kind: 'account',
  pattern:
    /(?<=(?:account|a\/c|acct?|खाता|खाते|ખાતા|ખાતું|ખાતે)[^\d\n]{0,30})\d(?:[ -]?\d){8,17}(?![\p{L}\d])/giu,
};

/** Patterns for any text, and those for lists about citizens: elsewhere, telephones and accounts are the council's. */
const everywhere = [aadhaar, pan];
const ofCitizens = [...everywhere, account, mobile];

/** Addresses have numbers that identify something else. */
const address = /(?:https?:|www\.)\S+/giu;

/** A number without its blanks and hyphens, in Latin digits and capitals. */
export const withoutBlanks = (number: string): string =>
  latinDigits(number).replaceAll(/[\s-]/g, '').toUpperCase();

/**
 * Finds the numbers in a text that identify a person, in digits of any script.
 * @param isOfCitizens whether mobile and account numbers count as well
 */
export function findPersonalNumbers(text: string, isOfCitizens: boolean): PersonalNumber[] {
  const plain = latinDigits(text).replace(address, ' ');
  const patterns = isOfCitizens ? ofCitizens : everywhere;
  return patterns.flatMap(({ kind, pattern, accepts }) =>
    [...plain.matchAll(pattern)]
      .map(([match]) => ({ kind, number: withoutBlanks(match) }))
      .filter(({ number }) => accepts?.(number) ?? true),
  );
}
