import type { Site } from '../site/site';

/** Parses a number with or without commas; null for anything else. */
export function parseDecimal(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const number = Number(value.replaceAll(',', ''));
  return Number.isFinite(number) ? number : null;
}

// Cached, because creating a formatter is slow and each number of each record needs one.
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(numberingSystem: string, least: number, most: number): Intl.NumberFormat {
  const key = `${numberingSystem} ${least} ${most}`;
  const known = formatters.get(key);
  if (known) return known;
  const created = new Intl.NumberFormat('en-IN', {
    numberingSystem,
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
  formatters.set(key, created);
  return created;
}

/** A number with the least and the most decimals. Grouping is Indian in every language, digits are the language's. */
export function formatDecimal(
  number: number,
  [least, most]: readonly [number, number],
  { language }: { readonly language: Pick<Site['language'], 'numberingSystem'> },
): string {
  return formatterOf(language.numberingSystem ?? 'latn', least, most).format(number);
}
