import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { sharedConverter } from './sample-site';

const read = (bytes: Buffer | string) => sharedConverter.readTable({ table: Buffer.from(bytes) }, 'visitor');

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
  expect(typeof result === 'object' && 'rows' in result && result.rows.slice(-2)).toEqual(rows);
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
  expect(await read(file)).toEqual({
    rows: [
      ['Title', 'Date'],
      [' =1+1 ', '2026-04-10', '2026-04-10 09:30', 9_825_012_345, true],
    ],
  });
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

const workbook =
  '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>';
const relations =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>';

function xlsx(sheet: string | Buffer, options: Partial<Packed> = {}): Buffer {
  return zip([
    { name: 'xl/workbook.xml', content: Buffer.from(workbook) },
    { name: 'xl/_rels/workbook.xml.rels', content: Buffer.from(relations) },
    { name: 'xl/worksheets/sheet1.xml', content: Buffer.from(sheet), ...options },
  ]);
}

const sheetOf = (data: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${data}</sheetData></worksheet>`;
const cell = sheetOf('<row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c></row>');
const entities = `<!DOCTYPE a [<!ENTITY x "xxxxxxxxxx"><!ENTITY y "&x;&x;&x;">]>${sheetOf('<row r="1"><c r="A1" t="inlineStr"><is><t>&y;</t></is></c></row>')}`;

test('the archives of the next test are otherwise right, and entities are not replaced', async () => {
  expect(await read(xlsx(cell))).toEqual({ rows: [['a']] });
  expect(await read(xlsx(entities))).toEqual({ rows: [['&y;']] });
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
  ['an archive that unpacks to 110 MB', xlsx(Buffer.alloc(110_000_000, 32)), 'broken'],
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
