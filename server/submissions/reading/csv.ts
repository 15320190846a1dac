/** A table as a file that spreadsheets open: RFC 4180 in UTF-8, with the mark by which they tell Gujarati apart. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;
}

/** What makes a spreadsheet calculate a cell instead of showing it, wide East Asian forms included. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/u;

/** A number that a spreadsheet would change: a telephone number loses its first 0, a long one its last digits. */
const changedNumber = /^(?:0\d+|\d{12,})$/;

/** A cell that is text: an apostrophe keeps it as it is, quotes keep commas and breaks inside. */
function writeCell(value: string): string {
  const text = formula.test(value) || changedNumber.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
