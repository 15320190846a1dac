import type { BindContext } from './context';

/** A number of rupees, or null. */
export function rupeesOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const rupees = Number(value.replaceAll(',', ''));
  return Number.isFinite(rupees) ? rupees : null;
}

// Asked for each amount of each record, and slow to make.
const known = new Map<string, Intl.NumberFormat>();

function numbersIn(numberingSystem: string, digits: number): Intl.NumberFormat {
  const key = `${numberingSystem} ${digits}`;
  const found = known.get(key);
  if (found) return found;
  const made = new Intl.NumberFormat('en-IN', {
    numberingSystem,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  known.set(key, made);
  return made;
}

/**
 * Rupees with Indian grouping, by a format of `display.amounts`: ₹1,23,456/- (specification, 9; readings, 9).
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
  return `${prefix}${numbersIn(site.language.numberingSystem ?? 'latn', digits).format(rupees)}${suffix}`;
}
