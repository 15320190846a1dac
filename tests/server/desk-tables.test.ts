import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { readTableApart } from '../../src/desk/server/desk-jobs';
import { readTable } from '../../src/desk/server/sheets/read-table';
import type { TableOptions, TableResult } from '../../src/desk/server/sheets/table';
import { sharedConverter } from './sample-site';

const read = (bytes: Buffer | string) =>
  readTableApart(sharedConverter, { table: Buffer.from(bytes) }, 'visitor');

function cellsOf(result: TableResult) {
  if ('problem' in result) throw new Error(result.problem);
  return result.sheets[0]?.rows.map(({ cells }) => cells);
}

const rows = [
  ['શીર્ષક', 'તારીખ', 'રકમ'],
  ['ગામ, "નવું"\nબીજી લીટી', '2026-04-10', '૧,૨૫,૦૦૦'],
];
const quoted = (separator: string) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join('\r\n');

test.each([
  ['commas', Buffer.from(quoted(','))],
  ['semicolons and a mark', Buffer.from(`\ufeff${quoted(';')}\r\n\r\n`)],
  ['tabs, as a copied range', Buffer.from(quoted('\t'))],
  ['UTF-16 of Excel', Buffer.from(`\ufeff${quoted('\t')}`, 'utf16le')],
  ['UTF-16 with the other order', Buffer.from(`\ufeff${quoted(',')}`, 'utf16le').swap16()],
  ['UTF-16 without a mark', Buffer.from(`title,date\r\n${quoted(',')}`, 'utf16le')],
])('a text with %s is read as a table', async (_, bytes) => {
  const result = await read(bytes);
  if (typeof result === 'string') throw new Error(result);
  expect(cellsOf(result)?.slice(-2)).toEqual(rows);
});

const text = (written: string, options: TableOptions = {}) => {
  const result = readTable(Buffer.from(written), options);
  if ('problem' in result) throw new Error(result.problem);
  const { separator, otherSeparators, hasOpenQuotes } = result;
  return { cells: cellsOf(result), separator, otherSeparators, hasOpenQuotes };
};

test.each<[string, string, string[][]]>([
  [
    'a mark that is not closed',
    'a\tb\r\n"Om\t1\r\nx\t2\r\n',
    [
      ['a', 'b'],
      ['"Om', '1'],
      ['x', '2'],
    ],
  ],
  [
    'two marks in two rows',
    'a\tb\n"Om\t1\n"Jay"\t2\ny"\t3',
    [
      ['a', 'b'],
      ['"Om', '1'],
      ['"Jay"', '2'],
      ['y"', '3'],
    ],
  ],
  [
    'marks of its own',
    'a\tb\n"Om" Trust\t"Jay"',
    [
      ['a', 'b'],
      ['"Om" Trust', '"Jay"'],
    ],
  ],
  [
    'a line break',
    'a\tb\n"one\ntwo"\t"3"',
    [
      ['a', 'b'],
      ['one\ntwo', '"3"'],
    ],
  ],
  [
    'doubled marks',
    'a\tb\n"the ""old"" well"\tx',
    [
      ['a', 'b'],
      ['the "old" well', 'x'],
    ],
  ],
  [
    'commas',
    'a,b\tc\n1,25,000\t2;3\n',
    [
      ['a,b', 'c'],
      ['1,25,000', '2;3'],
    ],
  ],
])('a copied range with %s is read as it was in the spreadsheet', (_, written, cells) => {
  expect(text(written, { isPasted: true })).toMatchObject({
    cells,
    otherSeparators: [],
    hasOpenQuotes: false,
  });
});

test('two copied columns with a last line break are two columns', () => {
  expect(text('નામ\tરકમ\r\nઅ\t1\r\n', { isPasted: true }).cells).toEqual([
    ['નામ', 'રકમ'],
    ['અ', '1'],
  ]);
  expect(text('a;b\r\n1;2\r\n').cells).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect(text('a|b\n1|2\n\n').cells).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('a mark in a file that is not closed takes no other rows, and is told', () => {
  const { cells, hasOpenQuotes } = text('id,title\n1,"Om\n2,Jay\n3,Hari\n');
  expect([cells?.length, cells?.[1], hasOpenQuotes]).toEqual([4, ['1', '"Om'], true]);
});

test('separators are asked for where more than one suits, and a person or the file may say it', () => {
  const written = 'title;amount,old\nA;1,5\nB;2,5\n';
  expect(text(written)).toMatchObject({ separator: 'comma', otherSeparators: ['semicolon'] });
  expect(text(written, { separator: 'semicolon' }).cells?.[1]).toEqual(['A', '1,5']);
  expect(text(`sep=;\r\n${written}`)).toMatchObject({ separator: 'semicolon', otherSeparators: [] });
  expect(text('title\nOne, two\nThree\nFour\n')).toMatchObject({
    separator: 'none',
    cells: [['title'], ['One, two'], ['Three'], ['Four']],
  });
});

test('a file of Excel is read with its dates, times, numbers and last results of formulas', async () => {
  const date = new Date('2026-04-10T00:00:00Z');
  const moment = new Date('2026-04-10T09:30:00Z');
  const file = await writeXlsxFile([
    [
      { value: 'Title', type: String },
      { value: 'Date', type: String },
    ],
    [
      { value: ' =1+1 ', type: String },
      { value: date, type: Date, format: 'dd/mm/yyyy' },
      { value: moment, type: Date, format: 'dd/mm/yyyy hh:mm' },
      { value: 9825012345, type: Number },
      { value: true, type: Boolean },
      null,
    ],
  ]).toBuffer();
  expect(cellsOf(readTable(file))).toEqual([
    ['Title', 'Date'],
    [' =1+1 ', '2026-04-10', '2026-04-10 09:30', 9_825_012_345, true],
  ]);
});

interface Packed {
  readonly name: string;
  readonly content: Buffer;
  /** The size that the archive says. */
  readonly size?: number;
}

/** An archive whose directory may lie. */
function zip(files: readonly Packed[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let start = 0;
  for (const { name, content, size = content.length } of files) {
    const packed = deflateRawSync(content);
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(8, 8);
    header.writeUInt32LE(packed.length, 18);
    header.writeUInt32LE(size, 22);
    header.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(size, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(start, 42);
    parts.push(header, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    start += header.length + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(start, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

const workbookOf = (properties: string, state = '') =>
  `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${properties}<sheets><sheet name="A &amp; B" sheetId="1" ${state} r:id="r1"/></sheets></workbook>`;
const relations =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>';

const styles =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-4000439]dd\\-mm\\-yy;@"/><numFmt numFmtId="165" formatCode="&quot;day &quot;0"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="46"/></cellXfs></styleSheet>';

function xlsx(sheet: string | Buffer, options: Partial<Packed> = {}, workbook = workbookOf('')): Buffer {
  return zip([
    { name: 'xl/workbook.xml', content: Buffer.from(workbook) },
    { name: 'xl/styles.xml', content: Buffer.from(styles) },
    { name: 'xl/_rels/workbook.xml.rels', content: Buffer.from(relations) },
    { name: 'xl/worksheets/sheet1.xml', content: Buffer.from(sheet), ...options },
  ]);
}

const sheetOf = (data: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${data}</sheetData></worksheet>`;
const cell = sheetOf('<row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c></row>');
const entities = `<!DOCTYPE a [<!ENTITY x "xxxxxxxxxx"><!ENTITY y "&x;&x;&x;">]>${sheetOf('<row r="1"><c r="A1" t="inlineStr"><is><t>&y;</t></is></c></row>')}`;

test('the archives of the next test are otherwise right, and entities are not replaced', async () => {
  expect(await read(xlsx(cell))).toMatchObject({ sheets: [{ name: 'A & B', rows: [{ cells: ['a'] }] }] });
  expect(cellsOf(readTable(xlsx(entities)))).toEqual([['&y;']]);
});

const number = (place: string, value: number, style = 0) =>
  `<c r="${place}" s="${style}"><v>${value}</v></c>`;
const inRow = (cells: string, attributes = '') => `<row ${attributes}>${cells}</row>`;

test.each([
  ['', ['2026-04-10', '2026-04-10', 46_122, 46_122]],
  ['<workbookPr date1904="0"/>', ['2026-04-10', '2026-04-10', 46_122, 46_122]],
  ['<workbookPr date1904="1"/>', ['2030-04-11', '2030-04-11', 46_122, 46_122]],
  ['<workbookPr date1904="true"/>', ['2030-04-11', '2030-04-11', 46_122, 46_122]],
])('days are counted as the workbook with %j says', (properties, cells) => {
  const row = [1, 2, 3, 4].map((style, index) => number(`${'ABCD'[index]}1`, 46_122, style)).join('');
  expect(cellsOf(readTable(xlsx(sheetOf(inRow(row, 'r="1"')), {}, workbookOf(properties))))).toEqual([cells]);
});

test.each([
  ['<c r="A1"><f>SUM(B1:B2)</f></c>', { problem: 'formula', text: '' }],
  ['<c r="A1"><f>SUM(B1:B2)</f><v></v></c>', { problem: 'formula', text: '' }],
  ['<c r="A1" t="str"><f>B1</f></c>', { problem: 'formula', text: '' }],
  ['<c r="A1"><f>SUM(B1:B2)</f><v>7</v></c>', 7],
  ['<c r="A1" t="str"><f>B1</f><v>a_x000A_b</v></c>', 'a\nb'],
  ['<c r="A1" t="e"><f>1/0</f><v>#DIV/0!</v></c>', { problem: 'error', text: '#DIV/0!' }],
  ['<c r="A1" t="b"><v>0</v></c>', false],
  [
    '<c t="inlineStr"><is><r><t>ગામ</t></r><r><t xml:space="preserve"> સભા</t></r><rPh><t>x</t></rPh></is></c>',
    'ગામ સભા',
  ],
])('the cell %s is read as %j', (written, value) => {
  expect(cellsOf(readTable(xlsx(sheetOf(inRow(written)))))).toEqual([[value]]);
});

test('a result of 0 that was never calculated is none', () => {
  const formula = sheetOf(inRow('<c r="A1"><f>SUM(B1:B2)</f><v>0</v></c>'));
  const uncalculated = workbookOf('<calcPr calcId="124519" fullCalcOnLoad="1"/>');
  expect(cellsOf(readTable(xlsx(formula)))).toEqual([[0]]);
  expect(cellsOf(readTable(xlsx(formula, {}, uncalculated)))).toEqual([[{ problem: 'formula', text: '' }]]);
});

const withMerges = (rows: string, ...merges: readonly string[]) =>
  `<worksheet><cols><col min="3" max="3" hidden="1" width="9"/></cols><sheetData>${rows}</sheetData><mergeCells>${merges
    .map((ref) => `<mergeCell ref="${ref}"/>`)
    .join('')}</mergeCells></worksheet>`;

test('merged cells have their value in each row, hidden rows and columns are told, and titles are no records', () => {
  const rows = [
    inRow(number('A1', 2026), 'r="1"'),
    inRow(number('A2', 5) + number('B2', 20), 'r="2"'),
    inRow(number('B3', 30), 'r="3"'),
    inRow(number('A4', 7) + number('D4', 40), 'r="4" hidden="1"'),
  ].join('');
  const result = readTable(xlsx(withMerges(rows, 'A1:D1', 'A2:A3', 'A4:B4')));
  expect('sheets' in result && result.sheets).toEqual([
    {
      ...{ name: 'A & B', isHidden: false, isTooLarge: false, hiddenColumns: [2], filled: 1 },
      rows: [
        {
          number: 1,
          mark: 'title',
          cells: [2026, ...Array.from({ length: 3 }, () => ({ problem: 'merged', text: '' }))],
        },
        { number: 2, mark: null, cells: [5, 20] },
        { number: 3, mark: null, cells: [5, 30] },
        { number: 4, mark: 'hidden', cells: [7, { problem: 'merged', text: '' }, null, 40] },
      ],
    },
  ]);
});

test.each([
  ['rows', (row: number) => `<row r="${row}" spans="1:9" s="1" customFormat="1" ht="15"/>`],
  ['cells', (row: number) => `<row r="${row}"><c r="A${row}" s="1"/></row>`],
])('two rows in a sheet whose %s are formatted to its end are read', async (_, formatted) => {
  const rest = Array.from({ length: 1_048_574 }, (_, index) => formatted(index + 3)).join('');
  const rows = inRow(number('A1', 1), 'r="1"') + inRow(number('A2', 2), 'r="2"');
  const result = await read(xlsx(sheetOf(rows + rest)));
  expect(result).toMatchObject({ sheets: [{ rows: [{ cells: [1] }, { cells: [2] }] }] });
});

test('a hidden sheet is told', () => {
  const result = readTable(xlsx(cell, {}, workbookOf('', 'state="veryHidden"')));
  expect(result).toMatchObject({ sheets: [{ isHidden: true }] });
});

test.each([
  ['nothing', '', 'sheet-empty'],
  ['blank lines', '\r\n , ,\r\n', 'sheet-empty'],
  ['an old file of Excel', Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1'), 'sheet-old'],
  ['a page that is named as a file of Excel', '\ufeff<html><table><tr><td>1</td></tr></table>', 'sheet-kind'],
  ['a document of Word', zip([{ name: 'word/document.xml', content: Buffer.from('<a/>') }]), 'sheet-kind'],
  ['a program', Buffer.from(`MZ\0${'a program '.repeat(9)}`), 'sheet-kind'],
  ['a text that is not Unicode', Buffer.from('title,date\n\xe0\xaa,\xff\xfe', 'latin1'), 'sheet-encoding'],
  ['5,021 rows', 'a\n'.repeat(5_021), 'sheet-large'],
  ['201 columns', 'a,'.repeat(200) + 'a', 'sheet-large'],
  ['21 million characters', 'x'.repeat(21_000_000), 'sheet-large'],
  ['a truncated archive', xlsx(cell).subarray(0, 300), 'broken'],
  ['an archive without directory', 'PK\x03\x04', 'broken'],
  ['an archive that unpacks to 110 MB', xlsx(Buffer.alloc(110_000_000, 32)), 'sheet-large'],
  [
    'an archive that unpacks to more than it says',
    xlsx(Buffer.alloc(30_000_000, 32), { size: 1000 }),
    'broken',
  ],
  [
    'an archive of 1,001 files',
    zip(Array.from({ length: 1001 }, (_, i) => ({ name: `${i}`, content: Buffer.of() }))),
    'broken',
  ],
  ['a row far below', xlsx(sheetOf('<row r="4000000000"><c r="A4000000000"><v>1</v></c></row>')), 'broken'],
  ['no XML', xlsx('{}'), 'broken'],
])('%s is refused with a reason', async (_, bytes, reason) => {
  const result = await read(bytes);
  expect(typeof result === 'string' ? result : 'problem' in result ? result.problem : result).toBe(reason);
});
