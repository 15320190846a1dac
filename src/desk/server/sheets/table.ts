import { z } from 'zod';
import { mostRows } from '../../api/content-api';
import { type Separator, separators } from '../../api/sheets-api';

/** A cell that says nothing that a record could be given. */
const unread = z.object({
  /** A formula without a stored result, an error such as `#REF!`, or a cell that is part of the one beside it. */
  problem: z.enum(['formula', 'error', 'merged']),
  /** What is written there. */
  text: z.string(),
});

const cell = z.union([z.string(), z.number(), z.boolean(), z.null(), unread]);

/** A cell of a table; null for an empty one. */
export type Cell = z.infer<typeof cell>;

const row = z.object({
  /** Number of the row in the file, from 1. */
  number: z.number(),
  cells: z.array(cell),
  /** Why it is no record: it is hidden, or a title over several columns. */
  mark: z.enum(['hidden', 'title']).nullable(),
});

/** A row with a number and cells. */
export type TableRow = z.infer<typeof row>;

const sheet = z.object({
  /** '' for a text. */
  name: z.string(),
  isHidden: z.boolean(),
  /** Rows without empty ones; none where there are too many. */
  rows: z.array(row),
  isTooLarge: z.boolean(),
  /** Indexes of hidden columns. */
  hiddenColumns: z.array(z.number()),
  /** Cells that have the value of the merged cell that they are part of. */
  filled: z.number(),
});

/** A sheet of a table. */
export type TableSheet = z.infer<typeof sheet>;

/** What reading a table gives: its sheets with cells, or why there are none. */
export const tableResult = z.union([
  z.object({
    sheets: z.array(sheet),
    /** What stands between the cells of a text; null for a file of Excel. */
    separator: z.enum(separators).nullable(),
    /** What else may stand between them. */
    otherSeparators: z.array(z.enum(separators)),
    /** Whether a quotation mark is not closed, so that all of them were read as text. */
    hasOpenQuotes: z.boolean(),
    /** Whether numbers of days count from 1904. */
    isFrom1904: z.boolean(),
  }),
  z.object({ problem: z.enum(['sheet-kind', 'sheet-old', 'sheet-encoding', 'sheet-large', 'sheet-empty']) }),
]);
export type TableResult = z.infer<typeof tableResult>;

/** Tables that can be imported. */
export type ReadTable = Extract<TableResult, { sheets: unknown }>;

/** How a table is read where that is not certain. */
export interface TableOptions {
  readonly separator?: Separator | undefined;
  /** Whether it was copied from a spreadsheet, which puts quotation marks around cells with line breaks only. */
  readonly isPasted?: boolean;
}

/** Characters of all texts together. */
export const mostCharacters = 20_000_000;
export const mostColumns = 200;
/** Rows above the data: names of columns, and titles over them. */
export const mostHeadings = 20;

/** Whether nothing was written into a cell. */
export function isEmptyCell(value: Cell | undefined): value is null | undefined | '' {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

/** Cells without the empty ones after the last. */
export function withoutEmptyEnd(cells: readonly (Cell | undefined)[]): Cell[] {
  const last = cells.findLastIndex((one) => !isEmptyCell(one));
  return cells.slice(0, last + 1).map((one) => (isEmptyCell(one) ? null : one));
}

/** A sheet with rows, of which empty ones are left out. */
export function sheetOf(
  rows: readonly TableRow[],
  facts: Partial<Omit<TableSheet, 'rows' | 'isTooLarge'>> = {},
): TableSheet {
  const filled = rows
    .map(({ cells, ...others }) => ({ ...others, cells: withoutEmptyEnd(cells) }))
    .filter(({ cells }) => cells.length > 0);
  const isTooLarge =
    filled.length > mostRows + mostHeadings || filled.some(({ cells }) => cells.length > mostColumns);
  return {
    ...{ name: '', isHidden: false, hiddenColumns: [], filled: 0, ...facts },
    rows: isTooLarge ? [] : filled,
    isTooLarge,
  };
}
