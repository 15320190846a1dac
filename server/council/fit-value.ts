import type { ValidateFunction } from 'ajv';

const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;

/** What a string may also mean: the number or the truth value that it writes. */
function readingsOf(value: unknown): readonly unknown[] {
  if (typeof value !== 'string') return [];
  const text = value.trim();
  if (number.test(text)) return [Number(text)];
  if (/^(true|false)$/i.test(text)) return [text.toLowerCase() === 'true'];
  return [];
}

/** The value, or what it means, that its schema accepts; null when none is, so the field counts as missing (readings, 3). */
export function fitValue(value: unknown, accepts: ValidateFunction): unknown {
  return [value, ...readingsOf(value)].find((reading) => accepts(reading)) ?? null;
}
