import type { DateField, NumberField } from '../site-config.generated';

/** The largest number that a form accepts: a number of JSON keeps every digit of it, with three decimals. */
const largestNumber = 999_999_999_999;

/** What a number field accepts. */
export interface NumberLimits {
  readonly min: number;
  readonly max: number;
  /** Most digits after the decimal point. */
  readonly decimals: number;
}

export function numberLimits({ min = 0, max = largestNumber, decimals = 0 }: NumberField): NumberLimits {
  return { min, max, decimals };
}

/** The first and the last day that a date field accepts, YYYY-MM-DD. */
export interface DateLimits {
  readonly min: string;
  readonly max: string;
}

/** @param today YYYY-MM-DD */
export function dateLimits({ min = '0001-01-01', max = '9999-12-31' }: DateField, today: string): DateLimits {
  const dayOf = (limit: string) => (limit === 'today' ? today : limit);
  return { min: dayOf(min), max: dayOf(max) };
}
