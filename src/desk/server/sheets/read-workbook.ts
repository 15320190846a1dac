import readXlsxFile from 'read-excel-file/universal';
import { checkZip } from './check-zip';
import type { Cell } from './table';

/** A day, a time of day or both, as they are written in records. */
function momentText(moment: Date): string {
  const seconds = new Date(Math.round(moment.getTime() / 1000) * 1000);
  const [day = '', clock = ''] = seconds.toISOString().split('T');
  const time = clock.slice(0, 5);
  // Excel counts days from the end of 1899, so that a time alone is on the first of them.
  if (day < '1900-01-02') return time;
  return time === '00:00' ? day : `${day} ${time}`;
}

function cellOf(value: unknown): Cell {
  if (value instanceof Date) return momentText(value);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** The cells of the first sheet with any; formulas are not calculated, their last result is read. @throws for a broken file */
export async function readWorkbook(bytes: Buffer): Promise<readonly (readonly Cell[])[] | 'sheet-kind'> {
  if (!checkZip(bytes).includes('xl/workbook.xml')) return 'sheet-kind';
  const { buffer, byteOffset, byteLength } = bytes;
  const copy = new Uint8Array(byteLength);
  copy.set(new Uint8Array(buffer, byteOffset, byteLength));
  const sheets = await readXlsxFile(copy.buffer, { trim: false });
  const filled = sheets.find(({ data }) => data.length > 0);
  return (filled?.data ?? []).map((row) => row.map(cellOf));
}
