import * as z from 'zod/mini';
import { parseJson } from '../../../engine/json/json';
import { cellText, type SheetDraft } from './sheet-draft';

const column = z.object({
  name: z.string(),
  /** Value of a target; '' for a column that is left out. */
  target: z.string(),
});

const edit = z.object({
  row: z.number(),
  /** Name of the column. */
  column: z.string(),
  /** Text of the file there. */
  before: z.string(),
  text: z.string(),
});

const keptSheet = z.object({
  columns: z.array(column),
  match: z.array(z.string()),
  edits: z.array(edit),
});

/** Columns, key and corrections of a table as a text, for the next file of the same list. */
export function sheetToKeep({ table, columns, match, edits }: SheetDraft): string {
  const cells = new Map(table.rows.map((row) => [row.number, row.cells]));
  const kept: z.infer<typeof keptSheet> = {
    columns: table.columns.map(({ name }, index) => ({ name, target: columns[index] ?? '' })),
    match: [...match],
    edits: edits.map(({ row, column: index, text }) => ({
      ...{ row, text, column: table.columns[index]?.name ?? '' },
      before: cellText(cells.get(row)?.[index]),
    })),
  };
  return JSON.stringify(kept);
}

/**
 * A table that was just read with what was said and corrected in an earlier one: for columns of the same names, and for cells
 * that say the same.
 */
export function withKept(draft: SheetDraft, text: string): SheetDraft {
  const kept = keptSheet.safeParse(parseJson(text)).data;
  const names = draft.table.columns.map(({ name }) => name);
  const isSame = kept && JSON.stringify(kept.columns.map(({ name }) => name)) === JSON.stringify(names);
  if (!isSame) return draft;
  const known = new Set(draft.table.targets.map(({ value }) => value));
  const columns = kept.columns.map(({ target }) => (known.has(target) ? target : ''));
  const cells = new Map(draft.table.rows.map((row) => [row.number, row.cells]));
  return {
    ...draft,
    columns,
    match: kept.match.filter((target) => columns.includes(target)),
    edits: kept.edits.flatMap(({ row, column: name, before, text: typed }) => {
      const index = names.indexOf(name);
      const now = cells.get(row)?.[index];
      return cells.has(row) && cellText(now) === before ? [{ row, column: index, text: typed }] : [];
    }),
  };
}
