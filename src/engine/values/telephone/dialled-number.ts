import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { DigitGroup } from './digit-groups';

/** A number as a telephone dials it. */
export interface DialledNumber {
  /** `+919825012345`, `18002330000`, `108`. */
  readonly dialled: string;
  /** The digits after +91 of a number that belongs to a person or an office; null for other numbers. */
  readonly national: string | null;
  /** Whether it is one of few digits, such as 108. */
  readonly isService?: true;
}

/** Services: 108, 1077, 14567, 155261. */
const service = /^(?:1\d{2}|1(?!800|860)\d{3}|1[45]\d{3}|155\d{3})$/;
/** Numbers that cost the caller nothing, or the same everywhere; dialled without a country code. */
const freephone = /^0?(1800\d{6,7}|1860\d{6,7})$/;
/** The digits of an Indian number after what is dialled before it: a zero, 91, or both. Mobiles begin with 6 to 9. */
const indian = /^(?:(?:0|91|910)([1-9]\d{9})|091([6-9]\d{9})|([2-9]\d{9}))$/;

function abroad(number: string): DialledNumber | null {
  const found = parsePhoneNumberFromString(number, { defaultCountry: 'IN', extract: false });
  if (!found?.isValid()) return null;
  const isIndian = found.countryCallingCode === '91';
  return { dialled: found.number, national: isIndian ? found.nationalNumber : null };
}

/** The Indian number with these ten digits, if there can be one. */
export function indianNumber(national: string): DialledNumber | null {
  return /^1[89]/.test(national) ? null : abroad(`+91${national}`);
}

/** The number that groups of digits write together; null for none, or when it is not certain. */
export function dialledNumber(groups: readonly DigitGroup[]): DialledNumber | null {
  const digits = groups.map((group) => group.digits).join('');
  if (groups[0]?.hasPlus) return abroad(`+${digits}`);
  if (digits.startsWith('00')) return abroad(`+${digits.slice(2)}`);
  const [, free] = freephone.exec(digits) ?? [];
  if (free !== undefined) return { dialled: free, national: null };
  if (service.test(digits))
    return groups.length === 1 || digits.length === 6
      ? { dialled: digits, national: null, isService: true }
      : null;
  const [, withPrefix, mobile, alone] = indian.exec(digits) ?? [];
  const national = withPrefix ?? mobile ?? alone;
  return national === undefined ? null : indianNumber(national);
}
