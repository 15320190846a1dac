import { readTextTable } from './read-text-table';
import { readWorkbook } from './read-workbook';
import { type Cell, mostCharacters, type TableOptions, type TableResult, type TableRow } from './table';

const startsWith = (bytes: Buffer, signature: string): boolean =>
  bytes.subarray(0, signature.length).toString('latin1') === signature;

/** Old files of Excel, and new ones with a password, are of a format that is not read. */
const oldFormat = '\xd0\xcf\x11\xe0';

const lengthOf = (cell: Cell): number => (typeof cell === 'string' ? cell.length : 0);

const charactersOf = (rows: readonly TableRow[]): number =>
  rows.reduce((sum, { cells }) => sum + cells.reduce<number>((inRow, cell) => inRow + lengthOf(cell), 0), 0);

function readSheets(bytes: Buffer, options: TableOptions) {
  if (startsWith(bytes, oldFormat)) return 'sheet-old';
  if (startsWith(bytes, 'PK')) return readWorkbook(bytes);
  return /^(?:\xef\xbb\xbf)?\s*</.test(bytes.toString('latin1', 0, 64))
    ? 'sheet-kind'
    : readTextTable(bytes, options);
}

/**
 * Reads the sheets with cells of a file of Excel (`.xlsx`), a CSV file or a copied range; what it is, its bytes say (B11.8.5).
 * @throws for a broken file
 */
export function readTable(bytes: Buffer, options: TableOptions = {}): TableResult {
  const read = readSheets(bytes, options);
  if (typeof read === 'string') return { problem: read };
  const sheets = read.sheets.filter(({ rows, isTooLarge }) => isTooLarge || rows.length > 0);
  if (sheets.length === 0) return { problem: 'sheet-empty' };
  const characters = sheets.reduce((sum, { rows }) => sum + charactersOf(rows), 0);
  const isLarge = characters > mostCharacters || sheets.every(({ isTooLarge }) => isTooLarge);
  return isLarge ? { problem: 'sheet-large' } : { ...read, sheets };
}
