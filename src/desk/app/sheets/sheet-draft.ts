import type { DateOrder, LeftOutReason, Separator, SheetCell, SheetTable } from '../../api/sheets-api';

/** Where a table comes from, and how it is read. */
export interface SheetSource {
  readonly file: Blob;
  /** Whether it is a copied range. */
  readonly isPasted: boolean;
  /** Name of the sheet that the person chose. */
  readonly sheet?: string;
  readonly separator?: Separator;
}

/** A text that a person wrote into a cell in place of that of the file. */
export interface CellEdit {
  /** Number of the row in the file. */
  readonly row: number;
  /** Index of the column. */
  readonly column: number;
  readonly text: string;
}

/** A table with what the person says that its columns hold. */
export interface SheetDraft {
  readonly source: SheetSource;
  readonly table: SheetTable;
  /** Value of the target of each column; '' for one that is left out. */
  readonly columns: readonly string[];
  /** Values of the targets by which existing records are found. */
  readonly match: readonly string[];
  /** The order of the dates of each column; null where it has none in digits. */
  readonly orders: readonly (DateOrder | null)[];
  /** Why rows seem to be no records that are imported all the same. */
  readonly included: readonly LeftOutReason[];
  /** At most one for each cell. */
  readonly edits: readonly CellEdit[];
  /** Numbers of the rows that the person left out. */
  readonly skipped: readonly number[];
}

/** A table as it was read. */
export function draftOf(source: SheetSource, table: SheetTable): SheetDraft {
  return {
    ...{ source, table, match: table.match, included: [], edits: [], skipped: [] },
    columns: table.columns.map(({ target }) => target),
    orders: table.columns.map(({ orders }) => orders[0] ?? null),
  };
}

/** Says what a column holds; another one that held it is left out. */
export function withTarget(draft: SheetDraft, index: number, value: string): SheetDraft {
  const columns = draft.columns.map((target, at) => {
    if (at === index) return value;
    return target === value ? '' : target;
  });
  return { ...draft, columns, match: draft.match.filter((target) => columns.includes(target)) };
}

/** Finds records by a column, or no longer. */
export function withMatch(draft: SheetDraft, value: string, isMatched: boolean): SheetDraft {
  const others = draft.match.filter((target) => target !== value);
  return { ...draft, match: isMatched ? [...others, value] : others };
}

/** Says in which order the dates of a column are written. */
export function withOrder(draft: SheetDraft, index: number, order: DateOrder): SheetDraft {
  return { ...draft, orders: draft.orders.map((one, at) => (at === index ? order : one)) };
}

/** Imports the rows that were left out for a reason, or no longer. */
export function withRows(draft: SheetDraft, reason: LeftOutReason, isIncluded: boolean): SheetDraft {
  const others = draft.included.filter((one) => one !== reason);
  return { ...draft, included: isIncluded ? [...others, reason] : others };
}

/** A cell as it is written. */
export function cellText(cell: SheetCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'object' ? cell.text : String(cell);
}

/** Writes another text into a cell; what the file has takes the edit back. */
export function withEdit(draft: SheetDraft, { row, column, text }: CellEdit): SheetDraft {
  const others = draft.edits.filter((edit) => edit.row !== row || edit.column !== column);
  const before = draft.table.rows.find(({ number }) => number === row)?.cells[column];
  return { ...draft, edits: cellText(before) === text ? others : [...others, { row, column, text }] };
}

/** Leaves out a row. */
export function withoutRow(draft: SheetDraft, number: number): SheetDraft {
  return { ...draft, skipped: [...draft.skipped, number] };
}

/** The rows that are imported, with what the person wrote into them. */
export function rowsOf({ table, included, edits, skipped }: SheetDraft): SheetTable['rows'] {
  return table.rows
    .filter(({ leftOut }) => leftOut === null || included.includes(leftOut))
    .filter(({ number }) => !skipped.includes(number))
    .map((row) => {
      const ofRow = edits.filter((edit) => edit.row === row.number);
      if (ofRow.length === 0) return row;
      const length = Math.max(row.cells.length, ...ofRow.map(({ column }) => column + 1));
      const cells = Array.from({ length }, (_, index): SheetCell => {
        const edit = ofRow.find(({ column }) => column === index);
        return edit ? edit.text || null : (row.cells[index] ?? null);
      });
      return { ...row, cells };
    });
}
