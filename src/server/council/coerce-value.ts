import type { ValidateFunction } from 'ajv';
import type { FieldKind } from '../../engine/record/field-kinds';
import { readValue } from '../../engine/values/read-value';
import {
  nothing,
  type Reading,
  type ReadingContext,
  type Scalar,
  unreadable,
} from '../../engine/values/reading';

/** Characters of the longest text that is parsed as a number; bounds the cost of a hostile text. */
const longestParsedText = 40;
const numeric = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i;

function isScalar(value: unknown): value is Scalar {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** The same value in another type: a number as text, or the number or boolean that a text spells out. */
function inOtherType(value: Scalar): Scalar | undefined {
  if (typeof value !== 'string') return String(value);
  const text = value.length > longestParsedText ? '' : value.trim().toLowerCase();
  if (text === 'true' || text === 'false') return text === 'true';
  return numeric.test(text) ? Number(text) : undefined;
}

/** The reading in a type that the schema of the field accepts; a number is no text (B3.1.3). */
function conform(reading: Reading, raw: Scalar, accepts: ValidateFunction): Reading {
  const { value } = reading;
  if (value === null || accepts(value)) return reading;
  const other = typeof raw === 'string' ? inOtherType(value) : undefined;
  return other !== undefined && accepts(other) ? { ...reading, value: other } : unreadable('of a wrong type');
}

/** The meaning of any JSON value in a field: in the type that its schema accepts, else missing. */
export function coerceValue(
  raw: unknown,
  { kind, accepts }: { readonly kind: FieldKind; readonly accepts: ValidateFunction },
  context: ReadingContext,
): Reading {
  if (raw === null || raw === undefined) return nothing;
  return isScalar(raw) ? conform(readValue(raw, kind, context), raw, accepts) : unreadable('of a wrong type');
}
