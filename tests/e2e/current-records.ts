import { dayInTimeZone } from '../../src/engine/time/time-zone';
import { recordsToShow } from '../../src/engine/binding/validity';
import type { CouncilRecord } from '../../src/engine/record/record';
import { config } from './sample-config';

/** The records of a source of the sample site that are current today. */
export function currentRecords(records: readonly CouncilRecord[], source: string): readonly CouncilRecord[] {
  const today = dayInTimeZone(config.timeZone, new Date());
  return recordsToShow(records, { source }, { site: { config }, today });
}
