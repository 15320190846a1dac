import type { BindContext } from './context';
import { isolateNumber } from './digits';

/** Parses an amount with or without commas; null for anything else. */
export function parseRupees(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const rupees = Number(value.replaceAll(',', ''));
  return Number.isFinite(rupees) ? rupees : null;
}

// Cached, because creating a formatter is slow and each amount of each record needs one.
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(numberingSystem: string, digits: number): Intl.NumberFormat {
  const key = `${numberingSystem} ${digits}`;
  const found = formatters.get(key);
  if (found) return found;
  const created = new Intl.NumberFormat('en-IN', {
    numberingSystem,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formatters.set(key, created);
  return created;
}

/**
 * Rupees with Indian grouping, by a format of `display.amounts`: ₹1,23,456/- (B9.1.2, B9.1.3).
 * Grouping is Indian in every language; the digits are those of the language.
 */
export function formatRupees(
  rupees: number,
  format: string | undefined,
  { site }: Pick<BindContext, 'site'>,
): string {
  const amounts = site.config.display.amounts;
  const { prefix, suffix, decimals } = (format && amounts[format]) || {
    prefix: '',
    suffix: '',
    decimals: 'when-any',
  };
  const digits = decimals === 'when-any' && !Number.isInteger(rupees) ? 2 : 0;
  const number = formatterOf(site.language.numberingSystem ?? 'latn', digits).format(rupees);
  return isolateNumber(`${prefix}${number}${suffix}`, site);
}
