import type { z } from 'zod/mini';
import {
  type ContentProblem,
  orderId,
  type recordChanges,
  type ContentRecord,
  type recordOrder,
  type SavedRecord,
} from '../../api/content-api';
import { applyChanges } from '../../api/record-changes';
import { hiddenKey } from '../../../engine/record/hidden-record';
import type { JsonObject } from '../../../engine/json/json';
import { recordId } from '../../../engine/record/record';
import { DeskRefusal } from '../desk-request';
import { type DraftedList, type DraftedRecord, recordsToWrite } from './apply-drafts';
import type { KeyedRecord } from './editable-list';
import {
  type DeskContent,
  type ContentVisitor,
  type OpenList,
  orderVersion,
  requireRecord,
} from './desk-content';
import type { Draft } from './drafts';
import { chooseSides, type Side } from './merge-record';
import { keyMaker } from './key-maker';
import { placesOfTexts, unconfirmedTextsIn } from './translations/draft-translation';
import { olderTextsIn } from './translations/review-texts';
import { baseOrder, orderDraft, wantedOrder } from './order-draft';
import { readLastIds } from './publish/last-ids';

/** A draft with another version of a record, from what was published when the person changed it first. */
export function changedDraft(
  list: string,
  { key, published, draft, state }: DraftedRecord,
  after: JsonObject | null,
): Draft {
  // A draft that changes nothing is what a killed server left of a publication.
  return { list, key, before: draft && state !== 'unchanged' ? draft.before : published, after };
}

function replaceRecord(records: readonly KeyedRecord[], own: KeyedRecord): readonly KeyedRecord[] {
  return records.map((one) => (one.key === own.key ? own : one));
}

/** How often changes are made again when another tab has changed the same draft meanwhile. */
const mostTries = 10;

/** A record as a person sees it, and as which a deleted one is added again. @throws DeskRefusal */
function findRecord(
  { drafted, list }: OpenList,
  key: string,
  restore: JsonObject | undefined,
): DraftedRecord {
  const known = drafted.records.find((one) => one.key === key);
  if (known || !restore || !list.list.isOpen) return requireRecord(drafted, key);
  return { key, record: restore, published: null, state: 'added', conflicts: [], draft: null };
}

/** The mistakes of one record of a list. */
export async function problemsOfRecord(
  content: DeskContent,
  opened: OpenList,
  own: KeyedRecord,
  language: string,
): Promise<ContentProblem[]> {
  // Values of the config are checked together: the contrast of a colour is that to the others.
  const checked = opened.list.list.isOpen ? [own] : replaceRecord(recordsToWrite(opened.drafted), own);
  const found = await content.problemsOf(opened, opened.list, checked, language);
  return found.filter((one) => one.key === own.key).map(({ problem }) => problem);
}

/**
 * Makes changes in the draft of a record: those of fields that have the value which the person saw. The others are conflicts,
 * about which the person decides (B11.9.5). @throws DeskRefusal
 */
export async function saveRecord(
  content: DeskContent,
  [name, key]: readonly [list: string, key: string],
  { changes, restore }: z.infer<typeof recordChanges>,
  { name: person, language }: ContentVisitor,
): Promise<SavedRecord> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const opened = await content.openList(person, name);
    const known = findRecord(opened, key, restore);
    const { record, conflicts } = applyChanges(known.record, changes);
    const isSaved = await content.options.desk.drafts.replace(
      person,
      changedDraft(name, known, record),
      known.draft,
    );
    if (!isSaved) continue;
    const own = { key, record };
    const olderIn = await olderTextsIn(content, opened.list, opened.drafted);
    return {
      record: { ...record },
      problems: await problemsOfRecord(content, opened, own, language),
      older: olderIn({ ...known, record }),
      unconfirmed: placesOfTexts((await unconfirmedTextsIn(content, name))(own)),
      conflicts: [...conflicts],
    };
  }
  throw new DeskRefusal('busy', 1);
}

/** Gives new records of a list their ids; one that has an id of its own keeps it where it is free. */
export async function recordNumberer({ options }: DeskContent, { list, drafted }: OpenList) {
  const name = list.list.name;
  const hasIds = Object.hasOwn(list.entity.fields, 'id');
  const { [name]: last } = await readLastIds(options.checked.folder);
  const drafts = await options.desk.drafts.keysOf(name);
  const taken = [...drafted.records.map(({ key }) => key), ...drafts, ...(last === undefined ? [] : [last])];
  const isNumbered = drafted.records.every(({ record }) => typeof record.id !== 'string');
  const known = new Set(taken);
  const nextKey = keyMaker(taken, hasIds);
  return (record: JsonObject) => {
    const own = hasIds ? recordId(record) : null;
    if (own !== null && !own.startsWith('~') && !known.has(own)) {
      known.add(own);
      return { key: own, record };
    }
    let key = nextKey();
    while (known.has(key)) key = nextKey();
    known.add(key);
    const id = isNumbered && /^\d+$/.test(key) ? Number(key) : key;
    return { key, record: hasIds ? { ...record, id } : record };
  };
}

function requireOpen({ list }: OpenList): void {
  if (!list.list.isOpen) throw new DeskRefusal('forbidden');
}

/** Adds an empty record, or a copy, as a draft. */
export async function addRecord(
  content: DeskContent,
  name: string,
  copyOf: string | undefined,
  { name: person }: ContentVisitor,
): Promise<{ id: string; record: ContentRecord }> {
  const opened = await content.openList(person, name);
  requireOpen(opened);
  const copied = copyOf === undefined ? {} : requireRecord(opened.drafted, copyOf).record;
  const { [hiddenKey]: _hidden, ...fields } = copied;
  const number = await recordNumberer(content, opened);
  const { key, record } = number({ ...('id' in fields ? {} : { id: '' }), ...fields });
  await content.options.desk.drafts.save(person, [{ list: name, key, before: null, after: record }]);
  return { id: key, record };
}

/** Deletes a record as a draft. */
export async function deleteRecord(
  content: DeskContent,
  [name, key]: readonly [list: string, key: string],
  { name: person }: ContentVisitor,
): Promise<void> {
  const opened = await content.openList(person, name);
  requireOpen(opened);
  const known = requireRecord(opened.drafted, key);
  const { drafts } = content.options.desk;
  if (known.published) await drafts.save(person, [changedDraft(name, known, null)]);
  else await drafts.remove(person, [{ list: name, key }]);
}

function knownIds({ records }: DraftedList, ids: readonly string[]): readonly string[] {
  const known = new Set(records.map(({ key }) => key));
  return ids.filter((id) => known.has(id));
}

/** Orders the records of a list as a draft. @throws DeskRefusal when somebody else published another order meanwhile */
export async function orderRecords(
  content: DeskContent,
  name: string,
  { ids, version }: z.infer<typeof recordOrder>,
  { name: person }: ContentVisitor,
): Promise<void> {
  const opened = await content.openList(person, name);
  if (!opened.list.list.canMove) throw new DeskRefusal('forbidden');
  const { order, published } = opened.drafted;
  if (!order && version !== undefined && version !== orderVersion(published))
    throw new DeskRefusal('changed');
  const before = order ? baseOrder(order) : published;
  const draft = orderDraft(name, before, knownIds(opened.drafted, ids));
  await content.options.desk.drafts.save(person, [draft]);
}

/** Makes the draft of a record one of the published version, with the values that the person chose. */
export async function chooseValues(
  content: DeskContent,
  [name, key]: readonly [list: string, key: string],
  sides: Readonly<Record<string, Side>>,
  { name: person }: ContentVisitor,
): Promise<void> {
  const { list, site, drafts, drafted } = await content.openList(person, name);
  const draft = drafts.find((one) => one.list === name && one.key === key);
  if (!draft) throw new DeskRefusal('not-found');
  if (key === orderId) {
    const wanted = sides[orderId] === 'theirs' ? drafted.published : wantedOrder(draft);
    await content.options.desk.drafts.save(person, [orderDraft(name, drafted.published, wanted)]);
    return;
  }
  const now = list.list.read(site.texts).find((one) => one.key === key)?.record ?? null;
  const after = chooseSides({ before: draft.before, now, after: draft.after }, sides);
  await content.options.desk.drafts.save(person, [{ list: name, key, before: now, after }]);
}
