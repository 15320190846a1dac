import { mostRows } from '../../api/content-api';
import { readTextTable } from './read-text-table';
import { readWorkbook } from './read-workbook';
import { type Cell, isEmptyCell, type TableResult } from './table';

const mostColumns = 200;
/** Characters of all texts together. */
const mostCharacters = 20_000_000;
/** Rows above the data: names of columns, and titles over them. */
const mostHeadings = 20;

const startsWith = (bytes: Buffer, signature: string): boolean =>
  bytes.subarray(0, signature.length).toString('latin1') === signature;

/** Old files of Excel, and new ones with a password, are of a format that is not read. */
const oldFormat = '\xd0\xcf\x11\xe0';

function withoutEmptyEnds(row: readonly Cell[]): Cell[] {
  const last = row.findLastIndex((cell) => !isEmptyCell(cell));
  return row.slice(0, last + 1).map((cell) => (isEmptyCell(cell) ? null : cell));
}

const charactersOf = (rows: readonly (readonly Cell[])[]): number =>
  rows.reduce((sum, row) => sum + row.reduce<number>((inRow, cell) => inRow + String(cell).length, 0), 0);

async function readCells(bytes: Buffer) {
  if (startsWith(bytes, oldFormat)) return 'sheet-old';
  if (startsWith(bytes, 'PK')) return readWorkbook(bytes);
  return /^(?:\xef\xbb\xbf)?\s*</.test(bytes.toString('latin1', 0, 64)) ? 'sheet-kind' : readTextTable(bytes);
}

/**
 * Reads a table from a file of Excel (`.xlsx`), a CSV file or a copied range; what it is, its bytes say. Rejects for a
 * broken file.
 */
export async function readTable(bytes: Buffer): Promise<TableResult> {
  const cells = await readCells(bytes);
  if (typeof cells === 'string') return { problem: cells };
  const rows = cells.map(withoutEmptyEnds).filter((row) => row.length > 0);
  if (rows.length === 0) return { problem: 'sheet-empty' };
  const isLarge =
    rows.length > mostRows + mostHeadings ||
    rows.some(({ length }) => length > mostColumns) ||
    charactersOf(rows) > mostCharacters;
  return isLarge ? { problem: 'sheet-large' } : { rows };
}
