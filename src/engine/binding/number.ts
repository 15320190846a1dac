import type { BindContext } from './context';
import { isolateNumber } from './digits';
import { formatDecimal } from './decimal';

/** A number with its unit, by a format of `display.numbers`: 1,250.5 ha (B9.1.7). */
export function formatNumber(
  number: number,
  format: string | undefined,
  { site, translate }: Pick<BindContext, 'site' | 'translate'>,
): string {
  const { unit, decimals = 3 } = (format && site.config.display.numbers[format]) || {};
  const text = isolateNumber(formatDecimal(number, [0, decimals], site), site);
  return unit === undefined ? text : `${text}\u00a0${translate(unit)}`;
}
