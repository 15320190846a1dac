import { isDeepStrictEqual } from 'node:util';
import { orderId } from '../../api/content-api';
import { isEmptyRecord } from '../../api/empty-record';
import type { JsonObject } from '../../../engine/json/json';
import type { Draft } from './drafts';
import type { EditableList, FileTexts, KeyedRecord } from './editable-list';
import { type Conflict, mergeRecord } from './merge-record';
import { orderKeys, wantedOrder } from './order-draft';

/** Effect of a draft on the published record. */
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
  /** Keys of the published records in their order. */
  readonly published: readonly string[];
}

const unchanged = ({ key, record }: KeyedRecord): DraftedRecord => ({
  ...{ key, record, published: record, state: 'unchanged', conflicts: [], draft: null },
});

function drafted(published: JsonObject | null, draft: Draft): DraftedRecord[] {
  // A server that is killed after a publication leaves its drafts.
  if (published && isDeepStrictEqual(published, draft.after))
    return [{ ...unchanged({ key: draft.key, record: published }), draft }];
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
  const keysNow = published.map(({ key }) => key);
  if (!order) return { records, order, published: keysNow };
  const found = new Map(records.map((record) => [record.key, record]));
  const keys = orderKeys([...found.keys()], wantedOrder(order));
  return { records: keys.flatMap((key) => found.get(key) ?? []), order, published: keysNow };
}

/** The records that are written to the files: new ones in which nothing is filled in are left out. */
export function recordsToWrite({ records }: DraftedList): readonly KeyedRecord[] {
  return records
    .filter(({ state, record }) => state !== 'deleted' && !(state === 'added' && isEmptyRecord(record)))
    .map(({ key, record }) => ({ key, record }));
}

const hasOnlyCrlf = (text: string): boolean => text.includes('\r\n') && !/(?<!\r)\n/.test(text);

/** A text with the line ends of what it replaces; \n where those are mixed (B11.8.15). */
function withLineEnds(text: string, before: string): string {
  if (text === before) return text;
  if (hasOnlyCrlf(before)) return text.replace(/\r?\n/g, '\r\n');
  return before.includes('\r\n') ? text : text.replaceAll('\r\n', '\n');
}

/** The files that lists change, written one after the other: several lists may be in one file. */
export function writeLists(
  texts: FileTexts,
  lists: readonly { readonly list: { readonly list: EditableList }; readonly drafted: DraftedList }[],
): FileTexts {
  const written = new Map(texts);
  for (const { list, drafted } of lists) {
    for (const [file, text] of list.list.write(written, recordsToWrite(drafted))) written.set(file, text);
  }
  const kept = [...written].map(([file, text]) => [file, withLineEnds(text, texts.get(file) ?? '')] as const);
  return new Map(kept.filter(([file, text]) => texts.get(file) !== text));
}
