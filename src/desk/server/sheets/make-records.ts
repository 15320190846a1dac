import type { ContentList, ListedRecord } from '../../api/content-api';
import { isObject, type JsonObject } from '../../../engine/json/json';
import { latinDigits } from '../../../engine/text/latin-digits';
import { comparable } from '../../../engine/text/comparable';
import { type CellContext, cellOf, cellText, valueOfCell } from './cell-value';
import { mapInSlices } from '../../../server/jobs/map-in-slices';
import { keyTarget, type SheetTarget } from './sheet-targets';
import { type Cell, isEmptyCell } from './table';

/** A row of a table as a record of the list. */
export interface SheetRow {
  /** Key of the record that it changes; null for a new one. */
  readonly id: string | null;
  readonly record: JsonObject;
  /** Whether a row above it means the same record. */
  readonly isRepeated: boolean;
}

/** Columns of a table, null for one that is left out, and those by which existing records are found. */
export interface SheetColumns {
  readonly targets: readonly (SheetTarget | null)[];
  /** Values of targets. */
  readonly match: readonly string[];
}

export interface SheetContext {
  readonly list: ContentList;
  /** Choices by field, with their labels in all languages. */
  readonly labels: ContentList['choices'];
  readonly timeZone: string;
}

type Reader = (target: SheetTarget) => CellContext;

function readerOf({ list, labels, timeZone }: SheetContext): Reader {
  const contexts = new Map<string, CellContext>();
  return ({ field }) => {
    const known = contexts.get(field);
    if (known) return known;
    const values = list.records
      .map(({ record }) => record[field])
      .filter((value) => value !== undefined && value !== null);
    const hasNumbers = values.every((value) => typeof value === 'number');
    const context = { timeZone, choices: list.choices[field] ?? [], labels: labels[field] ?? [], hasNumbers };
    contexts.set(field, context);
    return context;
  };
}

const isFilled = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

function without(record: JsonObject, name: string): JsonObject {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}

/** A text per language with another one in a language; null where no text is left. */
function withText(before: unknown, language: string, text: unknown): JsonObject | null {
  const texts = isObject(before) ? before : {};
  const after = isFilled(text) ? { ...texts, [language]: text } : without(texts, language);
  return Object.keys(after).length === 0 ? null : after;
}

/** A record with the value of a cell. A cell that says what the record has already changes nothing. */
function withCell(record: JsonObject, target: SheetTarget, cell: Cell, context: CellContext): JsonObject {
  const { field, language, isTranslated } = target;
  const before = record[field];
  if (cellText(cell) === cellText(cellOf(record, target, context.choices))) return record;
  const isOther = isTranslated && (language === null ? isObject(before) : !isObject(before));
  if (isEmptyCell(cell) && (isOther || !isFilled(before))) return record;
  const value = isEmptyCell(cell) ? null : valueOfCell(cell, target, context);
  const after = language === null ? value : withText(before, language, value);
  return isFilled(after) ? { ...record, [field]: after } : without(record, field);
}

/** What the columns by which records are found say; '' where they say nothing. */
function matchText(cells: readonly (Cell | undefined)[]): string {
  const texts = cells.map((cell) => comparable(latinDigits(cellText(cell))).toLowerCase());
  return texts.every((text) => text === '') ? '' : JSON.stringify(texts);
}

/** Gives the record that a row means. */
function finderOf({ list }: SheetContext, { targets, match }: SheetColumns, reader: Reader) {
  const places = targets.flatMap((target, index) =>
    target && match.includes(target.value) ? [{ target, index }] : [],
  );
  const textOf = ({ id, record }: ListedRecord) =>
    matchText(
      places.map(({ target }) =>
        target.value === keyTarget ? id : cellOf(record, target, reader(target).choices),
      ),
    );
  const existing = list.records.filter(({ state }) => state !== 'deleted');
  const found = new Map(existing.toReversed().map((one) => [textOf(one), one]));
  return (row: readonly Cell[]): { readonly text: string; readonly existing: ListedRecord | undefined } => {
    const text = matchText(places.map(({ index }) => row[index]));
    return { text, existing: text === '' ? undefined : found.get(text) };
  };
}

/** Turns the rows of a table into records of a list: changed ones with what the table does not hold, and new ones. */
export async function makeRecords(
  rows: readonly (readonly Cell[])[],
  columns: SheetColumns,
  context: SheetContext,
): Promise<readonly SheetRow[]> {
  const reader = readerOf(context);
  const find = finderOf(context, columns, reader);
  const seen = new Set<string>();
  return mapInSlices(rows, (row) => {
    const { text, existing } = find(row);
    const isRepeated = text !== '' && seen.has(text);
    seen.add(text);
    const record = columns.targets.reduce<JsonObject>((made, target, index) => {
      if (!target || target.value === keyTarget) return made;
      return withCell(made, target, row[index] ?? null, reader(target));
    }, existing?.record ?? {});
    return { id: existing?.id ?? null, record, isRepeated };
  });
}
