import type { PeriodFields } from '../site-config.generated';
import type { RecordContext } from './context';
import type { CouncilRecord } from '../record/record';
import { parseDay } from '../record/parse-day';
import { formatDay } from './date';

/**
 * Formats 'from To to'. An empty end is 'Present', and so is a future one with `futureIsPresent` (B4.7.3). Null when
 * both days are empty.
 */
export function bindPeriod(
  period: PeriodFields,
  record: CouncilRecord,
  context: RecordContext,
): string | null {
  const from = parseDay(record[period.from]);
  const to = parseDay(record[period.to]);
  if (from === null && to === null) return null;
  const lasts = to === null || (period.futureIsPresent === true && to > context.today);
  return context.translate('common.period', {
    from: from === null ? context.translate('common.notAvailable') : formatDay(from, context),
    to: lasts ? context.translate('common.present') : formatDay(to, context),
  });
}
