import { expect, test } from 'vitest';
import { makeRecords, type SheetColumns } from '../../src/desk/server/sheets/make-records';
import { matchColumns } from '../../src/desk/server/sheets/match-columns';
import { markOf } from '../../src/desk/server/sheets/mark-rows';
import { ordersOf } from '../../src/desk/server/sheets/sheet-day';
import { sheetTargets, type SheetTarget } from '../../src/desk/server/sheets/sheet-targets';
import type { Cell } from '../../src/desk/server/sheets/table';
import { sheetColumns } from '../../src/desk/server/sheets/write-workbook';
import { recordId } from '../../src/engine/record/record';
import { contentList, type ContentList } from '../../src/desk/api/content-api';

const titles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  title: { EN: 'Title', GU: 'શીર્ષક', HI: 'शीर्षक' },
  date: { EN: 'Date', GU: 'તારીખ', HI: 'तारीख' },
  amount: { EN: 'Amount', GU: 'રકમ', HI: 'राशि' },
  categoryId: { EN: 'Category', GU: 'વર્ગ', HI: 'श्रेणी' },
};
const titleOf = (field: string, language: string) => titles[field]?.[language] ?? field;

const kinds = {
  id: 'id',
  categoryId: 'id',
  title: 'text',
  date: 'date',
  amount: 'amount',
  phone: 'telephone',
  isShown: 'flag',
  file: 'document',
  hours: 'records',
};

function listOf(records: readonly Record<string, unknown>[]): ContentList {
  return contentList.parse({
    name: 'beneficiaries',
    title: 'Beneficiaries',
    entity: { properties: Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, { kind }])) },
    translated: ['title'],
    languages: [
      { code: 'GU', name: 'ગુજરાતી', locale: 'gu-IN' },
      { code: 'HI', name: 'हिन्दी', locale: 'hi-IN' },
      { code: 'EN', name: 'English', locale: 'en-IN' },
    ],
    isOrdered: false,
    codes: null,
    orderVersion: '',
    translations: [],
    isOpen: true,
    most: null,
    records: records.map((record, index) => ({
      ...{
        id: recordId(record) ?? `~${index}`,
        record,
        state: 'unchanged',
        problems: [],
        conflicts: [],
        older: [],
        unconfirmed: [],
        version: '',
      },
    })),
    choices: {
      categoryId: [
        { value: 1, label: 'આવાસ' },
        { value: 2, label: 'પેન્શન' },
      ],
    },
    pages: [],
  });
}

const existing = {
  id: 1,
  categoryId: 1,
  title: { GU: 'જૂનું', EN: 'Old' },
  amount: '₹ 1,000',
  hours: [{ from: 9 }],
};
const list = listOf([existing, { id: 2, title: 'Same everywhere' }]);
const targets = sheetTargets(list, 'GU', titleOf);

const rowsOf = (table: readonly (readonly Cell[])[]) =>
  table.map((cells, index) => ({ number: index + 1, cells: [...cells], mark: null }));
const matched = (...names: readonly string[]) => matchColumns(rowsOf([names, ['a']]), targets, list).targets;

test.each([
  [
    ['id', 'title GU', 'Title (English)', 'शीर्षक हिन्दी'],
    ['id', 'title.GU', 'title.EN', 'title.HI'],
  ],
  [
    ['GU_title', 'TITLE-en', 'Gujarati title', 'તારીખ'],
    ['title.GU', 'title.EN', '', 'date'],
  ],
  [
    ['શીર્ષક (ગુજરાતી)', 'शीर्षक (अंग्रेज़ी)', ' राशि : ', 'isShown'],
    ['title.GU', 'title.EN', 'amount', 'isShown'],
  ],
  [
    ['No.', 'વર્ગ', 'Something else', ''],
    ['', 'categoryId', '', ''],
  ],
])('the columns %j hold %j', (names, found) => {
  expect(matched(...names)).toEqual(found);
});

test('titles above a table are passed over, and a text without a language has that of its letters', () => {
  const table: Cell[][] = [
    ['ગ્રામ પંચાયત મોતીપુરા'],
    ['Title', 'શીર્ષક', 'तारीख'],
    ['પીએમ આવાસ', 'Housing scheme', '1/4/2026'],
  ];
  const { names, targets: found, rows } = matchColumns(rowsOf(table), targets, list);
  expect([names, found, rows.length]).toEqual([table[1], ['title.GU', 'title.EN', 'date'], 1]);
});

const targetOf = (value: string): SheetTarget | null =>
  targets.find((target) => target.value === value) ?? null;

function read(
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
  match = ['id'],
  choices: Partial<SheetColumns> = {},
) {
  return makeRecords(
    rows,
    { targets: columns.map(targetOf), match, orders: [], isFrom1904: false, ...choices },
    { list, labels: list.choices, timeZone: 'Asia/Kolkata' },
  );
}

test.each<[string, Cell, unknown]>([
  ['date', '૧૦/૦૪/૨૦૨૬', '2026-04-10'],
  ['date', '2026-04-10 09:30', '2026-04-10'],
  ['date', 46_122, '2026-04-10'],
  ['date', '10 એપ્રિલ 2026', '2026-04-10'],
  ['date', 'next week', 'next week'],
  ['amount', '₹\u00a01,25,000/-', 125_000],
  ['amount', 'રૂ. ૨૫૦૦', 2500],
  ['amount', 2500.5, 2500.5],
  ['amount', 'twelve', 'twelve'],
  ['phone', 9_825_012_345, '9825012345'],
  ['phone', '\u202a98250 12345\u202c', '98250 12345'],
  ['title.GU', 'ગામ\u00a0સભા\u200b', 'ગામ સભા'],
  ['title.EN', '<p>Fish &amp; rice</p>', 'Fish & rice'],
  ['title', 2026, '2026'],
  ['isShown', 'હા', true],
  ['isShown', 'No', false],
  ['isShown', 'perhaps', 'perhaps'],
  ['categoryId', ' પેન્શન', 2],
  ['categoryId', '૧', 1],
  ['categoryId', 'Roads', 'Roads'],
  ['file', ' documents/a.pdf ', 'documents/a.pdf'],
  ['id', '1.0', 1],
  ['id', '૧,૨૩૪', 1234],
  ['date', '05-Apr-26', '2026-04-05'],
  ['date', '૦૫-૦૪-૨૬', '2026-04-05'],
  ['date', "9 એપ્રિલ '૦૯", '2009-04-09'],
  ['date', 'તા. 31.12.99', '1999-12-31'],
  ['date', '5/4/26 10:30', '2026-04-05'],
  ['amount', 'N/A', undefined],
])('a cell of %s with %j means %j', async (column, cell, value) => {
  const [row] = await read([column], [[cell]], []);
  const [field = '', language] = column.split('.');
  const text = row?.record[field];
  const found: unknown =
    language !== undefined && typeof text === 'object' && text !== null ? Object.entries(text)[0]?.[1] : text;
  expect(found).toEqual(value);
});

test('a row changes what it holds of its record, keeps the rest, and empties what it leaves empty', async () => {
  const columns = ['id', 'title.GU', 'title.EN', 'amount'];
  const [changed, whole] = await read(columns, [
    [1, 'નવું', 'Old', '₹ 1,000'],
    ['૨', null, null, 50],
  ]);
  expect(changed).toMatchObject({ id: '1', record: { ...existing, title: { GU: 'નવું', EN: 'Old' } } });
  expect(whole).toMatchObject({ id: '2', record: { id: 2, title: 'Same everywhere', amount: 50 } });
  const [emptied] = await read(columns, [[1, 'જૂનું', null, null]]);
  const { amount: _, ...others } = existing;
  expect(emptied?.record).toEqual({ ...others, title: { GU: 'જૂનું' } });
});

test('records are found by chosen columns, and a second row for one is told', async () => {
  const rows = await read(
    ['categoryId', 'title.EN', 'amount'],
    [
      ['આવાસ', 'OLD ', 5],
      ['આવાસ', 'Another', 6],
      ['આવાસ', 'Old', 7],
      [null, null, 8],
      [null, null, 9],
    ],
    ['categoryId', 'title.EN'],
  );
  expect(rows.map(({ id, isRepeated }) => [id, isRepeated])).toEqual([
    ['1', false],
    [null, false],
    ['1', true],
    [null, false],
    [null, false],
  ]);
});

test.each<[string, readonly Cell[], readonly string[]]>([
  ['day first where one is above 12', ['05-04-26', '૨૫/૦૪/૨૦૨૬', null], ['DMY']],
  ['month first where one is above 12', ['4/25/2026', '1/2/2026', 'soon'], ['MDY']],
  ['either where all are small', ['1/2/2026', '03.04.26'], ['DMY', 'MDY']],
  ['either where they contradict each other', ['25/4/2026', '4/25/2026'], ['DMY', 'MDY']],
  ['year first', ['99-12-31', '98-01-02'], ['YMD']],
  ['none of dates that are clear', ['2026-04-05', '5 Apr 2026', 46_000], []],
])('the order of dates is %s', (_, cells, orders) => {
  expect(ordersOf(cells)).toEqual(orders);
});

test('dates are read in the chosen order, and one that is none in it changes nothing', async () => {
  const [first, second] = await read(
    ['date', 'amount'],
    [
      ['4/5/26', 1],
      ['25/4/2026', 2],
    ],
    [],
    { orders: ['MDY', null] },
  );
  expect([first?.record, first?.problems]).toEqual([{ date: '2026-04-05', amount: 1 }, []]);
  expect([second?.record, second?.problems]).toEqual([{ amount: 2 }, [{ column: 0, problem: 'date' }]]);
});

test('numbers of days count from 1904 where the file says so', async () => {
  const [row] = await read(['date'], [[44_660]], [], { isFrom1904: true });
  expect(row?.record.date).toBe('2026-04-10');
});

test.each<[Cell, string]>([
  [{ problem: 'formula', text: '' }, 'formula'],
  [{ problem: 'error', text: '#REF!' }, 'error'],
  [{ problem: 'merged', text: '' }, 'merged'],
  ['#DIV/0!', 'error'],
  ['#N/A', 'error'],
  ['########', 'error'],
  ['Err:502', 'error'],
])('a cell with %j changes nothing', async (cell, problem) => {
  const [row] = await read(['id', 'title.EN', 'amount'], [[1, cell, cell]]);
  expect(row?.record).toEqual(existing);
  expect(row?.problems).toEqual([
    { column: 1, problem },
    { column: 2, problem },
  ]);
});

test('records are found by what cells mean, so that a table imported again changes nothing', async () => {
  const known = listOf([
    { id: 7, date: '2026-02-02', amount: '₹ 1,000', phone: '98250 12345', categoryId: 1 },
    { id: 8, date: '2026-03-05', amount: 2500, phone: '02772-233000', categoryId: 2 },
  ]);
  const columns = ['date', 'amount', 'phone', 'categoryId'];
  const rows: Cell[][] = [
    ['2/2/2026', 1000, 9_825_012_345, 'આવાસ'],
    ['૫ માર્ચ ૨૬', 'રૂ. ૨,૫૦૦/-', '02772 233000', '2'],
  ];
  const context = { list: known, labels: known.choices, timeZone: 'Asia/Kolkata' };
  for (const match of [['date'], ['amount'], ['date', 'amount', 'categoryId']]) {
    const made = await makeRecords(
      rows,
      { targets: columns.map(targetOf), match, orders: [], isFrom1904: false },
      context,
    );
    expect(made.map(({ id }) => id)).toEqual(['7', '8']);
    expect(made.map(({ record: { phone: _, ...record } }) => record)).toEqual(
      known.records.map(({ record: { phone: _, ...record } }) => record),
    );
  }
});

test.each<[string, Cell[]]>([
  ['1.0', ['1.0', 'Old']],
  ['digits of another script', ['૧', 'Old']],
  ['a number', [1, 'Old']],
])('the id %s is that of the record', async (_, cells) => {
  expect(await read(['id', 'title.EN'], [cells])).toEqual([
    { id: '1', record: existing, isRepeated: false, problems: [] },
  ]);
});

test('ids that are texts are found in any case and keep it', async () => {
  const known = listOf([
    { id: 'n-17', amount: 5 },
    { id: '12', amount: 6 },
  ]);
  const made = await makeRecords(
    [
      ['N-17', 5],
      ['12.0', 6],
    ],
    { targets: ['id', 'amount'].map(targetOf), match: ['id'], orders: [], isFrom1904: false },
    { list: known, labels: {}, timeZone: 'Asia/Kolkata' },
  );
  expect(made.map(({ record }) => record)).toEqual(known.records.map(({ record }) => record));
});

const names = ['ક્રમ', 'Title', 'Amount'];
test.each<[Cell[], string | null]>([
  [[null, 'Total', 500], 'total'],
  [['કુલ રકમ', null, '₹ 1,200/-'], 'total'],
  [['योग', 12], 'total'],
  [['Grand Total:', null, { problem: 'formula', text: '' }], 'total'],
  [['Sub-total (3)', 7], 'total'],
  [[3, 'Total sanitation drive', 500], null],
  [[3, 'કુલદીપ પટેલ', 500], null],
  [['નોંધ: આ યાદી કામચલાઉ છે'], 'title'],
  [['Note - provisional'], 'title'],
  [[4, 'Note book distribution', 5], null],
  [['ક્રમ', 'title', 'Amount '], 'heading'],
  [[5, 'Wall', '1', '25', '000'], 'wide'],
])('the row %j is left out as %s', (cells, reason) => {
  expect(markOf({ number: 9, cells, mark: null }, names, true)).toBe(reason);
});

test('the export has no column of raw data, and a column for each text', () => {
  const known = listOf([existing, { id: 2, title: 'Same everywhere' }]);
  const columns = sheetColumns(known, sheetTargets(known, 'EN', titleOf));
  expect(columns.map(({ target }) => target.value)).not.toContain('hours');
  const cells = columns.flatMap((column) => column.cells);
  expect(cells.filter((cell) => typeof cell === 'string' && /^[[{]/.test(cell))).toEqual([]);
  const table = rowsOf([
    columns.map(({ target }) => target.label),
    columns.map((column) => column.cells[0] ?? null),
  ]);
  expect(matchColumns(table, sheetTargets(known, 'EN', titleOf), known).targets).toEqual(
    columns.map(({ target }) => target.value),
  );
});
