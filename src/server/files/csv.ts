/** By this mark spreadsheets tell UTF-8 apart. */
const byteOrderMark = '\ufeff';

/** A table as a file that spreadsheets open: RFC 4180 in UTF-8. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `${byteOrderMark}${rows.map(writeRow).join('')}`;
}

/** The same file line by line, for tables of any length. */
export async function* streamCsv(
  heading: readonly string[],
  rows: AsyncIterable<readonly string[]>,
): AsyncGenerator<string, void, undefined> {
  yield `${byteOrderMark}${writeRow(heading)}`;
  for await (const row of rows) yield writeRow(row);
}

function writeRow(row: readonly string[]): string {
  return `${row.map(writeCell).join(',')}\r\n`;
}

/** Characters that make a spreadsheet calculate a cell instead of showing it, wide East Asian forms included. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/u;

/** Texts that a spreadsheet shows as they are: a short number without needless zeros, and a day or time in the order of ISO 8601. */
const unchanged = /^(?:(?:0|[1-9]\d{0,10})(?:\.\d*[1-9])?|\d{4}-\d\d-\d\d(?: \d\d:\d\d)?)$/;

/** Groups of digits, as in telephone numbers, which are no number to a spreadsheet. */
const groups = /^[1-9]\d*(?: \d+)+$/;

/** Texts that a spreadsheet may read as a number, a day, a time or an amount, and write in another way. */
const convertible = [
  /^[\s\d.,:;/\\()'%₹$€£+\-–]*$/u,
  /^\s*\d[\d.,]*\s*e\s*[+-]?\d+\s*$/i,
  /^\s*\d[\d\s:.]*(?:[ap]|[ap]\.?m\.?)\s*$/i,
  /^[\s\d.,:/'-]*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\s\d.,:/'-]*$/i,
];

function isChanged(value: string): boolean {
  if (!/\d/.test(value) || unchanged.test(value) || groups.test(value)) return false;
  return convertible.some((pattern) => pattern.test(value));
}

/** A cell that is text: an apostrophe keeps it as it is, quotes keep commas and breaks inside. */
function writeCell(value: string): string {
  const text = formula.test(value) || isChanged(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
