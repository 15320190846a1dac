import type { PeriodFields } from '../config/site-config.generated';
import type { RecordContext } from './context';
import type { CouncilRecord } from './council-record';
import { dayOf, formatDay } from './date';

/**
 * 'from To to': an empty end is 'Present', and so is one after today where the binding says so
 * (specification, 4.7). Null when both days are empty.
 */
export function bindPeriod(
  period: PeriodFields,
  record: CouncilRecord,
  context: RecordContext,
): string | null {
  const from = dayOf(record[period.from]);
  const to = dayOf(record[period.to]);
  if (from === null && to === null) return null;
  const lasts = to === null || (period.futureIsPresent === true && to > context.today);
  return context.say('common.period', {
    from: from === null ? context.say('common.notAvailable') : formatDay(from, context),
    to: lasts ? context.say('common.present') : formatDay(to, context),
  });
}
