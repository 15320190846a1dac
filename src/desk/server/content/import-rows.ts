import { isDeepStrictEqual } from 'node:util';
import { mapInSlices } from '../../../server/jobs/map-in-slices';
import { groupBy } from '../../../check/group-by';
import type { ContentProblem, ContentRecord } from '../../api/content-api';
import type { JsonObject } from '../../../engine/json/json';
import type { DraftedRecord, RecordState } from './apply-drafts';
import type { DeskContent, ContentVisitor } from './desk-content';
import { changedDraft, recordNumberer } from './edit-content';

/** A row of a table; one without an id becomes a new record. */
export interface ImportedRow {
  readonly id: string | null;
  readonly record: ContentRecord;
}

/** A row as a record, and its mistakes. */
interface CheckedRow {
  readonly state: RecordState;
  readonly problems: ContentProblem[];
}

/** Effect of importing a row on the record that it means, with the draft that the person has of it. */
function stateOf(old: DraftedRecord | undefined, record: JsonObject): RecordState {
  if (!old) return 'added';
  return isDeepStrictEqual(old.record, record) ? 'unchanged' : 'changed';
}

/** Checks rows, and keeps all of them as drafts if that is wanted and none has an error. */
export async function importRows(
  content: DeskContent,
  name: string,
  { rows, apply }: { readonly rows: readonly ImportedRow[]; readonly apply: boolean },
  { name: person, language }: ContentVisitor,
): Promise<{ rows: CheckedRow[]; isApplied: boolean }> {
  const opened = await content.openList(person, name);
  const { list, drafted } = opened;
  const known = new Map(drafted.records.map((one) => [one.key, one]));
  const number = await recordNumberer(content, opened);
  const placed = await mapInSlices(rows, ({ id, record }) => {
    const old = id === null ? undefined : known.get(id);
    return old ? { key: old.key, record, old } : { ...number(record), old };
  });
  const found = await content.problemsOf(opened, list, placed, language);
  const problems = groupBy(found, ({ key }) => key);
  const checked = await mapInSlices(placed, ({ key, record, old }) => ({
    state: stateOf(old, record),
    problems: (problems.get(key) ?? []).map(({ problem }) => problem),
  }));
  const isRight = found.every(({ problem }) => problem.severity !== 'error');
  const isApplied = apply && isRight && list.list.isOpen;
  if (isApplied) {
    const { desk } = content.options;
    const changed = placed.filter(({ record, old }) => stateOf(old, record) !== 'unchanged');
    const drafts = changed.map(({ key, record, old }) =>
      old ? changedDraft(name, old, record) : { list: name, key, before: null, after: record },
    );
    await desk.drafts.save(person, drafts);
    await desk.log.add(person, 'imported', content.titleOf(list, language));
  }
  return { rows: checked, isApplied };
}
