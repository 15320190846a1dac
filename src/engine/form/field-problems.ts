import type { DateField, NumberField } from '../site-config.generated';
import { isDay } from './clean-date';
import type { FormProblemKind, ProblemLimits } from './form-problem';

/** Why a value is refused, with the limits that it is outside of. */
export interface ValueProblem extends ProblemLimits {
  readonly kind: FormProblemKind;
}

/** The largest number that a form accepts: a number of JSON keeps every digit of it, with three decimals. */
const largestNumber = 999_999_999_999;

/** Range of a number field. */
interface NumberLimits {
  readonly min: number;
  readonly max: number;
  /** Most digits after the decimal point. */
  readonly decimals: number;
}

export function numberLimits({ min = 0, max = largestNumber, decimals = 0 }: NumberField): NumberLimits {
  return { min, max, decimals };
}

export function numberProblem(value: string, field: NumberField): ValueProblem | null {
  const { min, max, decimals } = numberLimits(field);
  const match = /^-?\d+(?:\.(\d+))?$/.exec(value);
  if (!match) return { kind: 'number' };
  if ((match[1] ?? '').length > decimals) return { kind: 'decimals', max: decimals };
  if (Number(value) < min) return { kind: 'too-small', min };
  return Number(value) > max ? { kind: 'too-large', max } : null;
}

/** The first and the last day that a date field accepts, YYYY-MM-DD. */
interface DateLimits {
  readonly min: string;
  readonly max: string;
}

/** @param today YYYY-MM-DD */
export function dateLimits({ min = '0001-01-01', max = '9999-12-31' }: DateField, today: string): DateLimits {
  const dayOf = (limit: string) => (limit === 'today' ? today : limit);
  return { min: dayOf(min), max: dayOf(max) };
}

export function dateProblem(value: string, { min, max }: DateLimits): ValueProblem | null {
  if (!isDay(value)) return { kind: 'date' };
  if (value < min) return { kind: 'too-early', min };
  return value > max ? { kind: 'too-late', max } : null;
}

/** Accepts every plausible address: only a message to it could prove that it exists (B5.1.6). */
export function isEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@]+$/u.test(value);
}

/** Accepts digits of any script with any signs between them, but no words; at least three digits (B5.1.6). */
export function isTelephone(value: string): boolean {
  return /^[\p{Nd}\p{P}\p{S}\s]*$/u.test(value) && (value.match(/\p{Nd}/gu)?.length ?? 0) >= 3;
}
