import { isDeepStrictEqual } from 'node:util';
import { orderId } from '../../../src/model/desk/content-api';
import type { JsonObject } from '../../../src/model/json/json';
import type { Draft } from './drafts';
import type { EditableList, FileTexts, KeyedRecord } from './editable-list';
import { type Conflict, mergeRecord } from './merge-record';

/** What a draft does to the published record. */
export type RecordState = 'unchanged' | 'added' | 'changed' | 'deleted';

/** A record with the draft of a person; a deleted one is as it is published. */
export interface DraftedRecord extends KeyedRecord {
  readonly state: RecordState;
  /** As it is published; null for a new one. */
  readonly published: JsonObject | null;
  readonly conflicts: readonly Conflict[];
  readonly draft: Draft | null;
}

/** A list with the drafts of a person. */
export interface DraftedList {
  /** In their new order, deleted ones too. */
  readonly records: readonly DraftedRecord[];
  readonly order: Draft | null;
}

const unchanged = ({ key, record }: KeyedRecord): DraftedRecord => ({
  ...{ key, record, published: record, state: 'unchanged', conflicts: [], draft: null },
});

function drafted(published: JsonObject | null, draft: Draft): DraftedRecord[] {
  // A server that is killed after a publication leaves its drafts.
  if (published && isDeepStrictEqual(published, draft.after))
    return [unchanged({ key: draft.key, record: published })];
  const { record, conflicts } = mergeRecord({ before: draft.before, now: published, after: draft.after });
  const { key } = draft;
  const shared = { key, published, conflicts, draft };
  if (record && published) {
    const state = record === published ? 'unchanged' : 'changed';
    return [{ ...shared, record, state }];
  }
  if (record) return [{ ...shared, record, state: 'added' }];
  return published ? [{ ...shared, record: published, state: 'deleted' }] : [];
}

/** Keys that are in the wanted order; a key that it lacks stays after the one before it. */
export function orderKeys(keys: readonly string[], wanted: readonly string[]): readonly string[] {
  const known = new Set(keys);
  const ordered = wanted.filter((key, index) => known.has(key) && wanted.indexOf(key) === index);
  const placed = new Set(ordered);
  for (const [index, key] of keys.entries()) {
    if (placed.has(key)) continue;
    const before = keys[index - 1];
    ordered.splice(before === undefined ? 0 : ordered.indexOf(before) + 1, 0, key);
    placed.add(key);
  }
  return ordered;
}

function keysIn(record: JsonObject | null): readonly string[] {
  const ids: unknown = record?.ids;
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** The draft of a changed order. */
export function orderDraft(list: string, before: readonly string[], after: readonly string[]): Draft {
  return { list, key: orderId, before: { ids: before }, after: { ids: after } };
}

/** Applies the drafts of a person to a list. */
export function applyDrafts(list: EditableList, texts: FileTexts, drafts: readonly Draft[]): DraftedList {
  const own = drafts.filter((draft) => draft.list === list.name);
  const byKey = new Map(own.map((draft) => [draft.key, draft]));
  const published = list.read(texts);
  const known = new Set(published.map(({ key }) => key));
  const records = [
    ...published.flatMap((one) => {
      const draft = byKey.get(one.key);
      return draft ? drafted(one.record, draft) : [unchanged(one)];
    }),
    ...own.filter(({ key }) => key !== orderId && !known.has(key)).flatMap((draft) => drafted(null, draft)),
  ];
  const order = byKey.get(orderId) ?? null;
  if (!order) return { records, order };
  const found = new Map(records.map((record) => [record.key, record]));
  const keys = orderKeys([...found.keys()], keysIn(order.after));
  return { records: keys.flatMap((key) => found.get(key) ?? []), order };
}

/** The records that are written to the files. */
export function recordsToWrite({ records }: DraftedList): readonly KeyedRecord[] {
  return records.filter(({ state }) => state !== 'deleted').map(({ key, record }) => ({ key, record }));
}
