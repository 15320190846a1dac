import { expect, test } from 'vitest';
import { makeRecords } from '../../src/desk/server/sheets/make-records';
import { matchColumns } from '../../src/desk/server/sheets/match-columns';
import { sheetTargets, type SheetTarget } from '../../src/desk/server/sheets/sheet-targets';
import type { Cell } from '../../src/desk/server/sheets/table';
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
    orderVersion: '',
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

const matched = (...names: readonly string[]) => matchColumns([names, ['a']], targets, list).targets;

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
  const { names, targets: found, rows } = matchColumns(table, targets, list);
  expect([names, found, rows.length]).toEqual([table[1], ['title.GU', 'title.EN', 'date'], 1]);
});

const targetOf = (value: string): SheetTarget | null =>
  targets.find((target) => target.value === value) ?? null;

function read(columns: readonly string[], rows: readonly (readonly Cell[])[], match = ['id']) {
  return makeRecords(
    rows,
    { targets: columns.map(targetOf), match },
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
  ['hours', '[{"from":10}]', [{ from: 10 }]],
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
