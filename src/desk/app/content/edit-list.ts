import {
  addedRecord,
  type ContentRecord,
  contentPaths,
  hiddenKey,
  type ListedRecord,
  listedRecord,
} from '../../api/content-api';
import { changesBetween } from '../../api/record-changes';
import { changeDesk, readDesk } from '../call-desk';

/** Adds an empty record or a copy; its id. @throws CallError */
export async function sendNewRecord(list: string, copyOf?: string): Promise<string> {
  const body = copyOf === undefined ? {} : { copyOf };
  return addedRecord.parse(await changeDesk('POST', contentPaths.records(list), body)).id;
}

/** Makes of a record what it is to be, by the fields that are different. @throws CallError */
async function saveListed(
  list: string,
  { id, record: before }: Pick<ListedRecord, 'id' | 'record'>,
  record: ContentRecord,
): Promise<void> {
  await changeDesk('PATCH', contentPaths.record(list, id), { changes: changesBetween(before, record) });
}

/** Hides a record from the pages, or shows it again. @throws CallError */
export async function setHidden(list: string, one: ListedRecord, isHidden: boolean): Promise<void> {
  const { [hiddenKey]: _, ...others } = one.record;
  await saveListed(list, one, isHidden ? { ...others, [hiddenKey]: true } : others);
}

/** @throws CallError */
export async function sendDeletion(list: string, id: string): Promise<void> {
  await changeDesk('DELETE', contentPaths.record(list, id));
}

/** Makes a record again what it was before it was deleted. @throws CallError */
export async function restoreDeleted(list: string, one: ListedRecord): Promise<void> {
  if (one.state === 'unchanged') await changeDesk('DELETE', contentPaths.draft(list, one.id));
  else if (one.state === 'changed') {
    await changeDesk('DELETE', contentPaths.draft(list, one.id));
    const published = await readDesk(listedRecord, contentPaths.record(list, one.id));
    await saveListed(list, published, one.record);
  } else {
    const added = addedRecord.parse(await changeDesk('POST', contentPaths.records(list), {}));
    const id = 'id' in added.record ? { id: added.record.id } : {};
    await saveListed(list, added, { ...one.record, ...id });
  }
}
