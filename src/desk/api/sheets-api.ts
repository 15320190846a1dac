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

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type SheetCell = z.infer<typeof cell>;

/** A table as it was read, with what its columns seem to hold. */
export const sheetTable = z.object({
  columns: z.array(
    z.object({
      name: z.string(),
      /** Value of a target; '' for a column that is left out. */
      target: z.string(),
    }),
  ),
  rows: z.array(z.array(cell)),
  /** What a column may hold: a field, or its text in a language. */
  targets: z.array(z.object({ value: z.string(), label: z.string() })),
  /** Values of the targets by which existing records are found. */
  match: z.array(z.string()),
});
export type SheetTable = z.infer<typeof sheetTable>;

/** The rows of a table, and what the person says that its columns hold. */
export const sheetRequest = z.object({
  columns: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(200)),
  match: z.array(z.string()).check(z.maxLength(200)),
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
