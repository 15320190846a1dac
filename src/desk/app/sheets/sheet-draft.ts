import type { SheetTable } from '../../api/sheets-api';

/** A table with what the person says that its columns hold. */
export interface SheetDraft {
  readonly table: SheetTable;
  /** Value of the target of each column; '' for one that is left out. */
  readonly columns: readonly string[];
  /** Values of the targets by which existing records are found. */
  readonly match: readonly string[];
}

/** A table as it was read. */
export function draftOf(table: SheetTable): SheetDraft {
  return { table, columns: table.columns.map(({ target }) => target), match: table.match };
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
