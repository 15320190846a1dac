import writeXlsxFile from 'write-excel-file/node';

/** Media type of a file of Excel. */
export const excelType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Characters of the longest text that a cell of Excel holds. */
export const longestCell = 32_767;

/** A cell that Excel shows as text, never as a formula; the package leaves out what an XML file cannot hold. */
export function textCell(text: string) {
  return text === '' ? null : { value: text.slice(0, longestCell), type: String };
}

/** The heading of a column. */
export function headingCell(text: string) {
  return { value: text.slice(0, longestCell), type: String, fontWeight: 'bold' as const };
}

const narrowest = 8;
const widest = 60;

/** The width of a column with these texts, in characters. */
export function columnWidth(texts: readonly string[]): number {
  const longest = texts.reduce((length, text) => Math.max(length, text.length), 0);
  return Math.min(widest, Math.max(narrowest, longest + 2));
}

interface TextTable {
  readonly heading: readonly string[];
  readonly rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>;
}

/** A file of Excel with a row of headings and rows of texts, which are all in memory. Cells that somebody edits there stay texts. */
export async function writeTextWorkbook({ heading, rows: read }: TextTable): Promise<Buffer> {
  const rows: (readonly string[])[] = [];
  for await (const row of read) rows.push(row);
  const cells = rows.map((row) =>
    row.map((text) => {
      const cell = textCell(text);
      return cell && { ...cell, format: '@' };
    }),
  );
  const columns = heading.map((text, column) => ({
    width: columnWidth([text, ...rows.map((row) => row[column] ?? '')]),
  }));
  return writeXlsxFile([heading.map(headingCell), ...cells], { columns, stickyRowsCount: 1 }).toBuffer();
}
