import type { ValidateFunction } from 'ajv';

/** A value that a field may hold, apart from nested records. */
export type Scalar = string | number | boolean;

/** Characters of the longest text that is parsed as a number or a boolean; bounds the cost of a hostile text. */
const longestParsedText = 40;
const numeric = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i;
/** In groups of thousands or lakhs: `1,23,456.50`. */
const grouped = /^[+-]?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;

function isScalar(value: unknown): value is Scalar {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** The number or boolean that a text spells out. */
function parseScalar(value: Scalar): number | boolean | undefined {
  if (typeof value !== 'string' || value.length > longestParsedText) return undefined;
  const text = value.trim().toLowerCase();
  if (text === 'true' || text === 'false') return text === 'true';
  if (grouped.test(text)) return Number(text.replaceAll(',', ''));
  return numeric.test(text) ? Number(text) : undefined;
}

/** The value in the type that its schema accepts (B3.1.3); null, which counts as missing, if it has none. */
export function coerceValue(value: unknown, accepts: ValidateFunction): Scalar | null {
  if (!isScalar(value)) return null;
  if (accepts(value)) return value;
  const parsed = parseScalar(value);
  return parsed !== undefined && accepts(parsed) ? parsed : null;
}
