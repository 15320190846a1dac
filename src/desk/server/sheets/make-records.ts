import type { ContentList, ListedRecord } from '../../api/content-api';
import { isObject, type JsonObject } from '../../../engine/json/json';
import type { DateOrder } from '../../api/sheets-api';
import {
  type CellContext,
  cellOf,
  type CellProblem,
  cellText,
  meaningOf,
  problemOfCell,
  valueOfCell,
} from './cell-value';
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
  /** Cells that say nothing that the record could be given. It keeps what it has. */
  readonly problems: readonly { readonly column: number; readonly problem: CellProblem }[];
}

/** Columns of a table, null for one that is left out, and those by which existing records are found. */
export interface SheetColumns {
  readonly targets: readonly (SheetTarget | null)[];
  /** Values of targets. */
  readonly match: readonly string[];
  /** The order of the dates of each column; null for that of day, month and year. */
  readonly orders: readonly (DateOrder | null)[];
  /** Whether numbers of days count from 1904. */
  readonly isFrom1904: boolean;
}

export interface SheetContext {
  readonly list: ContentList;
  /** Choices by field, with their labels in all languages. */
  readonly labels: ContentList['choices'];
  readonly timeZone: string;
}

type Reader = (target: SheetTarget) => CellContext;

function readerOf({ list, labels, timeZone }: SheetContext, columns: SheetColumns): Reader {
  const contexts = new Map<string, CellContext>();
  return ({ field, value: target }) => {
    const context = contexts.get(target);
    if (context) return context;
    const values = list.records
      .map(({ record }) => record[field])
      .filter((value) => value !== undefined && value !== null);
    const made = {
      timeZone,
      languages: list.languages,
      choices: list.choices[field] ?? [],
      labels: labels[field] ?? [],
      known: new Set(values.map(String)),
      hasNumbers: values.every((value) => typeof value === 'number'),
      order: columns.orders[columns.targets.findIndex((one) => one?.value === target)] ?? 'DMY',
      isFrom1904: columns.isFrom1904,
    };
    contexts.set(target, made);
    return made;
  };
}

const isFilled = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

function without(record: JsonObject, name: string): JsonObject {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}

/**
 * A text per language with another one in a language; null where no text is left. What is the same in all languages stays so in
 * the others.
 */
function withText(
  before: unknown,
  language: string,
  text: unknown,
  languages: ContentList['languages'],
): JsonObject | null {
  const common = isFilled(before) ? Object.fromEntries(languages.map(({ code }) => [code, before])) : {};
  const texts = isObject(before) ? before : common;
  const after = isFilled(text) ? { ...texts, [language]: text } : without(texts, language);
  return Object.keys(after).length === 0 ? null : after;
}

/**
 * A record with the value of a cell. A cell that says what the record of the list has changes nothing, also where another cell of
 * the row did.
 */
function withCell(
  record: JsonObject,
  listed: JsonObject,
  target: SheetTarget,
  cell: Cell,
  context: CellContext,
): JsonObject {
  const { field, language, isTranslated } = target;
  const before = record[field];
  if (cellText(cell) === cellText(cellOf(listed, target, context.choices))) return record;
  const isOther = isTranslated && (language === null ? isObject(before) : !isObject(before));
  if (isEmptyCell(cell) && (isOther || !isFilled(before))) return record;
  const value = isEmptyCell(cell) ? null : valueOfCell(cell, target, context);
  if (isSameMeaning(value, listed, target, context)) return record;
  const after = language === null ? value : withText(before, language, value, context.languages);
  return isFilled(after) ? { ...record, [field]: after } : without(record, field);
}

/** The value of a field of a record, or its text in a language. */
function valueOf(record: JsonObject, { field, language }: SheetTarget): unknown {
  const value = record[field];
  if (language === null) return value;
  return isObject(value) ? value[language] : null;
}

/** Whether a value is another way of writing what a record has. Texts are compared letter by letter. */
function isSameMeaning(
  value: unknown,
  record: JsonObject,
  target: SheetTarget,
  context: CellContext,
): boolean {
  const before = valueOf(record, target);
  const isText = target.kind === 'text' || target.kind === 'prose';
  if (isText || !isFilled(before) || !isFilled(value)) return false;
  return meaningOf(value, target, context) === meaningOf(before, target, context);
}

/** What the columns by which records are found say; '' where they say nothing. */
function matchText(texts: readonly string[]): string {
  return texts.every((text) => text === '') ? '' : JSON.stringify(texts);
}

/** Gives the record that a row means. */
function finderOf({ list }: SheetContext, { targets, match }: SheetColumns, reader: Reader) {
  const places = targets.flatMap((target, index) =>
    target && match.includes(target.value) ? [{ target, index }] : [],
  );
  const textOf = ({ id, record }: ListedRecord) =>
    matchText(
      places.map(({ target }) => {
        const value = target.value === keyTarget ? id : valueOf(record, target);
        return meaningOf(value, target, reader(target));
      }),
    );
  const textOfCell = (cell: Cell, target: SheetTarget): string => {
    const context = reader(target);
    if (isEmptyCell(cell) || problemOfCell(cell, target, context) !== null) return '';
    const value = target.value === keyTarget ? cellText(cell) : valueOfCell(cell, target, context);
    return meaningOf(value, target, context);
  };
  const existing = list.records.filter(({ state }) => state !== 'deleted');
  const found = new Map(existing.toReversed().map((one) => [textOf(one), one]));
  return (row: readonly Cell[]): { readonly text: string; readonly existing: ListedRecord | undefined } => {
    const text = matchText(places.map(({ target, index }) => textOfCell(row[index] ?? null, target)));
    return { text, existing: text === '' ? undefined : found.get(text) };
  };
}

/** Turns the rows of a table into records of a list: changed ones with what the table does not hold, and new ones (B11.8.7). */
export async function makeRecords(
  rows: readonly (readonly Cell[])[],
  columns: SheetColumns,
  context: SheetContext,
): Promise<readonly SheetRow[]> {
  const reader = readerOf(context, columns);
  const find = finderOf(context, columns, reader);
  const seen = new Set<string>();
  return mapInSlices(rows, (row) => {
    const { text, existing } = find(row);
    const isRepeated = text !== '' && seen.has(text);
    seen.add(text);
    const problems: SheetRow['problems'][number][] = [];
    const listed = existing?.record ?? {};
    const record = columns.targets.reduce<JsonObject>((made, target, column) => {
      if (!target || target.value === keyTarget) return made;
      const cell = row[column] ?? null;
      const problem = problemOfCell(cell, target, reader(target));
      if (problem === null) return withCell(made, listed, target, cell, reader(target));
      problems.push({ column, problem });
      return made;
    }, listed);
    return { id: existing?.id ?? null, record, isRepeated, problems };
  });
}
