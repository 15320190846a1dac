import { matchesCondition } from '../../src/binding/select-records';
import type { JsonObject } from '../../src/model/json/json';
import type { CheckedSite } from '../../src/model/site/checked-site';

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
