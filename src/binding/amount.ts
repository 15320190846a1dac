import type { BindContext } from './context';
import { formatDecimal } from './decimal';
import { isolateNumber } from './digits';

/** Rupees with Indian grouping, by a format of `display.amounts`: ₹1,23,456/- (B9.1.2, B9.1.3). */
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
  return isolateNumber(`${prefix}${formatDecimal(rupees, [digits, digits], site)}${suffix}`, site);
}
