import type { Problem } from '../../model/site/checked-site';
import type { CheckContext } from '../check-context';
import { textAt } from '../document/json-access';
import { recordsOf, type RecordsFile } from './check-record-ids';

/** Warns where the source of the council has no record, or more than the one that pages show. */
export function checkCouncilRecord(
  context: CheckContext,
  files: Readonly<Record<string, RecordsFile>>,
): Problem[] {
  const source = textAt(context.config, 'council', 'source');
  const file = source === undefined ? undefined : files[recordsOf(context, source)];
  if (!file || file.records.length === 1) return [];
  const severity = 'warning';
  if (file.records.length === 0) {
    const message = 'The council has no record, so that its details are missing on the pages.';
    return [file.problem({ path: [], message, hint: 'Write one record { } between [ and ].', severity })];
  }
  const message = `The council has ${String(file.records.length)} records, of which pages show the first.`;
  return [file.problem({ path: [1], message, hint: 'Keep one record.', severity })];
}
