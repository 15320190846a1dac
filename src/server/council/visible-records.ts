import { matchesCondition } from '../../engine/binding/select-records';
import { matchTerm } from '../../engine/record/match-term';
import { fieldText, recordId } from '../../engine/record/record';
import type { JsonObject } from '../../engine/json/json';
import type { CheckedSite } from '../../engine/site/checked-site';
import { joinUnread, unreadField, type UnreadFields } from './unread-values';

/** Identifies a record in the log: its id, or its name, since officers have no id. */
const nameOf = (record: JsonObject): string | null => recordId(record) ?? fieldText(record, 'name');

/** The values by which no page shows a record, such as a designation that is none of the terms of the config. */
export function withoutTerm(
  site: Pick<CheckedSite, 'config' | 'sourceUses'>,
  source: string,
  records: readonly JsonObject[],
): UnreadFields {
  const uses = site.sourceUses[source]?.terms ?? [];
  const lost = uses.flatMap(({ field, terms }) =>
    records
      .filter((record) => matchTerm(record, field, terms, site) === null)
      .map((record) => unreadField(field, nameOf(record), record[field] ?? '', 'of no term that pages show')),
  );
  return joinUnread(lost);
}

/** The records that at least one page may show: those that meet the conditions of every use of the source. */
export function visibleRecords(
  site: Pick<CheckedSite, 'config' | 'sourceUses'>,
  source: string,
  records: readonly JsonObject[],
): readonly JsonObject[] {
  const where = site.sourceUses[source]?.where ?? [];
  if (where.length === 0) return records;
  return records.filter((record) => where.every((condition) => matchesCondition(record, condition, site)));
}
