import type { BindContext } from './context';
import { formatDecimal } from './decimal';
import { isolateNumber } from './digits';

/** Rupees with Indian grouping, by a format of `display.amounts`: ₹1,23,456/-, or -₹500/- (B9.1.2, B9.1.3). */
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
  const amount = formatDecimal(Math.abs(rupees), [digits, digits], site);
  const sign = rupees < 0 ? '-' : '';
  return isolateNumber(`${sign}${prefix}${amount}${suffix}`, site);
}
