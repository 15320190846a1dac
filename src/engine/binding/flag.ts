import { fieldText, type CouncilRecord } from '../record/record';
import type { Flag } from '../site-config.generated';

/** Whether a flag of the config is on: a record of its source contains its word (B4.2.1). */
export function isFlagOn(
  { field, contains }: Pick<Flag, 'field' | 'contains'>,
  records: readonly CouncilRecord[],
): boolean {
  return records.some((record) => fieldText(record, field)?.toLowerCase().includes(contains));
}
