import * as z from 'zod/mini';
import { mostRows, recordState } from './content-api';

const segment = encodeURIComponent;

/** Bytes of the largest spreadsheet. */
export const largestSheet = 10_000_000;

/** The paths of spreadsheets, below `/api/desk`. */
export const sheetPaths = {
  /** GET → the list as a file of Excel. */
  export: (list: string) => `/content/sheets/${segment(list)}/export`,
  /** POST a file, or a copied range as text → `sheetTable`. */
  read: (list: string) => `/content/sheets/${segment(list)}/read`,
  /** POST `sheetRequest` → `sheetPreview`. With `?apply=1` all rows become drafts, or none if one has an error. */
  rows: (list: string) => `/content/sheets/${segment(list)}/rows`,
} as const;

/** What may stand between the cells of a text; `none` for a text of one column. */
export const separators = ['comma', 'semicolon', 'tab', 'bar', 'none'] as const;
export type Separator = (typeof separators)[number];

/** What of a file is read, where the person says it; `pasted=1` for a copied range. */
export const sheetQuery = z.object({
  /** Name of the sheet. */
  sheet: z.optional(z.string().check(z.maxLength(200))),
  separator: z.optional(z.enum(separators)),
  pasted: z._default(z.string(), ''),
});

/** The order of day (D), month (M) and year (Y) in a date of digits. */
export const dateOrders = ['DMY', 'MDY', 'YMD'] as const;
export type DateOrder = (typeof dateOrders)[number];

const unread = z.object({
  /** A formula without a stored result, an error such as `#REF!`, or a cell that is part of the one beside it. */
  problem: z.enum(['formula', 'error', 'merged']),
  text: z.string(),
});
const cell = z.union([z.string(), z.number(), z.boolean(), z.null(), unread]);
/** A cell of a table; null for an empty one. */
export type SheetCell = z.infer<typeof cell>;

/** Why a row is left out: it is hidden, a title or remark, a sum, the names of the columns again, or longer than these. */
export const leftOutReasons = ['hidden', 'title', 'total', 'heading', 'wide'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** A table as it was read, with what its columns seem to hold. */
export const sheetTable = z.object({
  columns: z.array(
    z.object({
      name: z.string(),
      /** Value of a target; '' for a column that is left out. */
      target: z.string(),
      isHidden: z.boolean(),
      /** The orders that its dates of digits may have, the likeliest first; none where it has no such dates. */
      orders: z.array(z.enum(dateOrders)),
    }),
  ),
  rows: z.array(
    z.object({
      /** Number of the row in the file, from 1. */
      number: z.number(),
      cells: z.array(cell),
      /** Null for a row that is imported. */
      leftOut: z.nullable(z.enum(leftOutReasons)),
    }),
  ),
  /** What a column may hold: a field, or its text in a language. */
  targets: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      isDate: z.boolean(),
      /** Texts that cells may have where there is a choice, such as the titles of the records of another list. */
      choices: z.array(z.string()),
    }),
  ),
  /** Values of the targets by which existing records are found. */
  match: z.array(z.string()),
  /** The sheets with cells, with their numbers of rows. */
  sheets: z.array(z.object({ name: z.string(), isHidden: z.boolean(), rows: z.number() })),
  /** Name of the sheet that was read. */
  sheet: z.string(),
  /** Null for a file of Excel. */
  separator: z.nullable(z.enum(separators)),
  otherSeparators: z.array(z.enum(separators)),
  /** Numbers of the rows above the names of the columns. */
  above: z.array(z.number()),
  /** Empty rows between those of the table. */
  blank: z.number(),
  /** Cells that have the value of the merged cell that they are part of. */
  filled: z.number(),
  /** Whether a quotation mark is not closed, so that all of them were read as text. */
  hasOpenQuotes: z.boolean(),
  /** Whether numbers of days count from 1904. */
  isFrom1904: z.boolean(),
});
export type SheetTable = z.infer<typeof sheetTable>;

/** The rows of a table, and what the person says that its columns hold. */
export const sheetRequest = z.object({
  columns: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(200)),
  match: z.array(z.string()).check(z.maxLength(200)),
  /** The order of the dates of each column. */
  orders: z.array(z.nullable(z.enum(dateOrders))).check(z.maxLength(200)),
  isFrom1904: z.boolean(),
  rows: z.array(z.array(cell).check(z.maxLength(200))).check(z.maxLength(mostRows)),
});

const problem = z.object({
  /** Index of the column; null for the whole row. */
  column: z.nullable(z.number()),
  message: z.string(),
  hint: z.optional(z.string()),
  severity: z.enum(['error', 'warning']),
});

const row = z.object({
  state: recordState,
  /** Whether a row above it means the same record. */
  isRepeated: z.boolean(),
  /** What each column will say. */
  values: z.array(z.string()),
  problems: z.array(problem),
});
export type SheetPreviewRow = z.infer<typeof row>;

/** Each row as it will be. */
export const sheetPreview = z.object({ rows: z.array(row), isApplied: z.boolean() });
export type SheetPreview = z.infer<typeof sheetPreview>;
