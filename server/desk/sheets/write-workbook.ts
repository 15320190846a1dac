import writeXlsxFile from 'write-excel-file/node';
import type { ContentList } from '../../../src/model/desk/content-api';
import { cellOf, cellText } from './cell-value';
import { keyTarget, type SheetTarget } from './sheet-targets';
import type { Cell } from './table';

/** Characters of the longest text that a cell of Excel holds. */
const longestCell = 32_767;

/** Characters that an XML file cannot hold. */
const notInXml = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/u;

interface Column {
  readonly target: SheetTarget;
  readonly cells: readonly Cell[];
}

const fits = ({ cells }: Column): boolean =>
  cells.every((cell) => typeof cell !== 'string' || (cell.length <= longestCell && !notInXml.test(cell)));

/** Whether a column is written: a text for all languages only where a record has one. */
function isNeeded({ target, cells }: Column): boolean {
  return !target.isTranslated || target.language !== null || cells.some((cell) => cell !== null);
}

/** The columns of a list and their cells; those are left out that a spreadsheet cannot hold. */
export function sheetColumns(list: ContentList, targets: readonly SheetTarget[]): readonly Column[] {
  const records = list.records.filter(({ state }) => state !== 'deleted');
  const columns = targets.map((target) => ({
    target,
    cells: records.map(({ id, record }) =>
      target.value === keyTarget ? id : cellOf(record, target, list.choices[target.field] ?? []),
    ),
  }));
  return columns.filter((column) => isNeeded(column) && fits(column));
}

const narrowest = 8;
const widest = 60;

function widthOf({ target, cells }: Column): number {
  const longest = Math.max(target.label.length, ...cells.map((cell) => cellText(cell).length));
  return Math.min(widest, Math.max(narrowest, longest + 2));
}

/** A file of Excel with the records of a list, which can be imported again. Texts are never formulas. */
export async function writeWorkbook(list: ContentList, targets: readonly SheetTarget[]): Promise<Buffer> {
  const columns = sheetColumns(list, targets);
  const heading = columns.map(({ target }) => ({ value: target.label, fontWeight: 'bold' as const }));
  const count = columns[0]?.cells.length ?? 0;
  const rows = Array.from({ length: count }, (_, row) =>
    columns.map(({ cells }) => cellObject(cells[row] ?? null)),
  );
  const options = { columns: columns.map((column) => ({ width: widthOf(column) })), stickyRowsCount: 1 };
  return writeXlsxFile([heading, ...rows], options).toBuffer();
}

function cellObject(value: Cell) {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { value, type: Number };
  return typeof value === 'boolean' ? { value, type: Boolean } : { value, type: String };
}
