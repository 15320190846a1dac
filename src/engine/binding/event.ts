import { parseDay } from '../record/parse-day';
import type { CouncilRecord } from '../record/record';
import type { DayOfSite } from './validity';

/** Whether a record is an event with a day that is not over. */
export function isComingEvent(record: CouncilRecord, source: string, { site, today }: DayOfSite): boolean {
  const event = site.config.sources[source]?.event;
  const day = event ? parseDay(record[event.date]) : null;
  return day !== null && day >= today;
}
