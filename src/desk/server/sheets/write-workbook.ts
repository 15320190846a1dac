import writeXlsxFile from 'write-excel-file/node';
import type { ContentList } from '../../api/content-api';
import { cellOf, cellText } from './cell-value';
import { keyTarget, type SheetTarget } from './sheet-targets';
import type { Cell } from './table';
import { columnWidth, headingCell, longestCell, textCell } from './text-workbook';

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

/** A file of Excel with the records of a list, which can be imported again. Texts are never formulas. */
export async function writeWorkbook(list: ContentList, targets: readonly SheetTarget[]): Promise<Buffer> {
  const columns = sheetColumns(list, targets);
  const heading = columns.map(({ target }) => headingCell(target.label));
  const count = columns[0]?.cells.length ?? 0;
  const rows = Array.from({ length: count }, (_, row) =>
    columns.map(({ cells }) => cellObject(cells[row] ?? null)),
  );
  const widths = columns.map(({ target, cells }) => ({
    width: columnWidth([target.label, ...cells.map(cellText)]),
  }));
  const options = { columns: widths, stickyRowsCount: 1 };
  return writeXlsxFile([heading, ...rows], options).toBuffer();
}

function cellObject(value: Cell) {
  if (value === null) return null;
  if (typeof value === 'number') return { value, type: Number };
  return typeof value === 'boolean' ? { value, type: Boolean } : textCell(cellText(value));
}
