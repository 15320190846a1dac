import type { Validity } from '../site-config.generated';
import type { Site } from '../site/site';
import type { CouncilRecord } from '../record/record';
import type { ListSelection } from '../source/list-selection';
import { parseDay } from '../record/parse-day';

/** State of a record on a day: not shown yet, current, or in the archive. */
export type RecordStage = 'coming' | 'current' | 'expired';

/** Settings that decide whether a record is current. */
export interface DayOfSite {
  readonly site: { readonly config: Pick<Site['config'], 'sources'> };
  /** YYYY-MM-DD */
  readonly today: string;
}

/** The stage of a record on a day, the first and the last day included (B4.9.1). */
export function stageOf(record: CouncilRecord, { from, until }: Validity, today: string): RecordStage {
  const first = from === undefined ? null : parseDay(record[from]);
  const last = parseDay(record[until]);
  if (first !== null && first > today) return 'coming';
  return last !== null && last < today ? 'expired' : 'current';
}

/** The records of the stage that a section shows, for a subject of any stage; all of a source without `validity`. */
export function recordsToShow(
  records: readonly CouncilRecord[],
  { source, show = 'current' }: Pick<ListSelection, 'source' | 'show'>,
  { site, today }: DayOfSite,
): readonly CouncilRecord[] {
  const validity = site.config.sources[source]?.validity;
  if (!validity) return records;
  return records.filter((record) => {
    const stage = stageOf(record, validity, today);
    return show === 'all' || show === 'subject' ? stage !== 'coming' : stage === show;
  });
}

/** The records of a source without those that are not shown yet (B4.9.1). */
export function publishedRecords(
  records: readonly CouncilRecord[],
  source: string,
  day: DayOfSite,
): readonly CouncilRecord[] {
  return recordsToShow(records, { source, show: 'all' }, day);
}

/** Whether a record of a source has expired. */
export function hasExpired(record: CouncilRecord, source: string, { site, today }: DayOfSite): boolean {
  const validity = site.config.sources[source]?.validity;
  return validity !== undefined && stageOf(record, validity, today) === 'expired';
}

const dayMs = 86_400_000;

/** Whether a current record is in the first `newDays` days of its validity (B4.9.3). */
export function isNewRecord(record: CouncilRecord, source: string, { site, today }: DayOfSite): boolean {
  const validity = site.config.sources[source]?.validity;
  const first = validity?.from === undefined ? null : parseDay(record[validity.from]);
  if (!validity?.newDays || !first || stageOf(record, validity, today) !== 'current') return false;
  return Date.parse(today) - Date.parse(first) < validity.newDays * dayMs;
}
