import { isObject } from '../../engine/json/json';
import { recordsPerPage } from '../../engine/page/list-page';
import type { CouncilRecord } from '../../engine/record/record';
import type { FieldSelection } from '../../engine/site/checked-site';
import type { SourceData } from '../../engine/source/envelope';

/** Records of one list in a page, nested ones included. */
export const maxPageRecords = 200;
/** Characters of the texts of one list in a page. */
const maxPageCharacters = 400_000;

/** The fields that a page carries of a record; null for all of them. */
export type FieldsOf = (record: CouncilRecord) => FieldSelection | null;

interface Budget {
  records: number;
  characters: number;
  /** Whether something did not fit. */
  isExceeded: boolean;
}

function takeValue(value: unknown, nested: true | FieldSelection | undefined, budget: Budget): unknown {
  if (typeof value === 'string') budget.characters -= value.length;
  if (!Array.isArray(value)) return value;
  const fields = typeof nested === 'object' ? nested : null;
  return takeRecords(value.filter(isObject), () => fields, budget);
}

function takeRecord(record: CouncilRecord, fields: FieldSelection | null, budget: Budget): CouncilRecord {
  budget.records -= 1;
  const used = Object.entries(record).filter(([name]) => fields === null || Object.hasOwn(fields, name));
  return Object.fromEntries(used.map(([name, value]) => [name, takeValue(value, fields?.[name], budget)]));
}

function takeRecords(records: readonly CouncilRecord[], fieldsOf: FieldsOf, budget: Budget): CouncilRecord[] {
  const taken: CouncilRecord[] = [];
  for (const record of records) {
    if (budget.records <= 0 || budget.characters <= 0) {
      budget.isExceeded = true;
      return taken;
    }
    taken.push(takeRecord(record, fieldsOf(record), budget));
  }
  return taken;
}

/**
 * The records of a list that a page carries: the fields that bindings use, and of a very long list the first records
 * only. The browser then requests the whole list. A further page of the list (`?page=N`) carries the
 * records up to the page after it, so that visitors without script can read on.
 */
export function limitRecords(data: SourceData, fieldsOf: FieldsOf, listPage = 1): SourceData {
  const times = Math.max(1, Math.ceil(((listPage + 1) * recordsPerPage) / maxPageRecords));
  const budget: Budget = {
    records: times * maxPageRecords,
    characters: times * maxPageCharacters,
    isExceeded: false,
  };
  const records = takeRecords(data.records, fieldsOf, budget);
  return { ...data, records, ...(budget.isExceeded && { total: data.records.length }) };
}
