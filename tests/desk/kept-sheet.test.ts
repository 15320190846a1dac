import { expect, test } from 'vitest';
import type { SheetTable } from '../../src/desk/api/sheets-api';
import { sheetToKeep, withKept } from '../../src/desk/app/sheets/kept-sheet';
import {
  draftOf,
  rowsOf,
  withEdit,
  withMatch,
  withoutRow,
  withTarget,
} from '../../src/desk/app/sheets/sheet-draft';

const source = { file: new Blob(), isPasted: false };

function tableOf(rows: SheetTable['rows'], names = ['No.', 'Name', 'Ward']): SheetTable {
  return {
    columns: names.map((name) => ({ name, target: '', isHidden: false, orders: [] })),
    rows,
    targets: ['id', 'name', 'ward'].map((value) => ({ value, label: value, isDate: false, choices: [] })),
    ...{ match: [], sheets: [], sheet: 'List', separator: null, otherSeparators: [], above: [], blank: 0 },
    ...{ filled: 0, hasOpenQuotes: false, isFrom1904: false },
  };
}

const rows: SheetTable['rows'] = [
  { number: 2, cells: [1, 'Asha'], leftOut: null },
  { number: 3, cells: [2, 'Bina', 'north'], leftOut: null },
];

/** The file with its columns named, a cell corrected and another one filled. */
function corrected() {
  const named = withTarget(withTarget(draftOf(source, tableOf(rows)), 0, 'id'), 1, 'name');
  const matched = withMatch(withTarget(named, 2, 'ward'), 'id', true);
  return withEdit(withEdit(matched, { row: 3, column: 2, text: 'North' }), {
    row: 2,
    column: 2,
    text: 'South',
  });
}

test('rows have what was written into their cells, also beyond their last one (B11.8.16)', () => {
  expect(rowsOf(corrected()).map(({ cells }) => cells)).toEqual([
    [1, 'Asha', 'South'],
    [2, 'Bina', 'North'],
  ]);
  const emptied = withEdit(corrected(), { row: 2, column: 1, text: '' });
  expect(rowsOf(emptied)[0]?.cells).toEqual([1, null, 'South']);
});

test('writing what the file has takes a correction back', () => {
  const draft = withEdit(corrected(), { row: 3, column: 2, text: 'north' });
  expect(draft.edits).toEqual([{ row: 2, column: 2, text: 'South' }]);
});

test('rows that were left out are not imported', () => {
  expect(rowsOf(withoutRow(corrected(), 2)).map(({ number }) => number)).toEqual([3]);
});

test('the next file of the same columns is read as the last one, with corrections of cells that did not change (B11.8.16)', () => {
  const kept = sheetToKeep(corrected());
  const mended: SheetTable['rows'] = [
    { number: 2, cells: [1, 'Asha', 'East'], leftOut: null },
    { number: 3, cells: [2, 'Bina', 'north'], leftOut: null },
    { number: 4, cells: [3, 'Chetan', 'north'], leftOut: null },
  ];
  const next = withKept(draftOf(source, tableOf(mended)), kept);
  expect([next.columns, next.match]).toEqual([['id', 'name', 'ward'], ['id']]);
  expect(next.edits).toEqual([{ row: 3, column: 2, text: 'North' }]);
});

test('a file of other columns, and a text that is damaged, change nothing', () => {
  const other = draftOf(source, tableOf(rows, ['Name', 'No.', 'Ward']));
  expect(withKept(other, sheetToKeep(corrected()))).toBe(other);
  const same = draftOf(source, tableOf(rows));
  for (const text of ['', '{', '{"columns":5}']) expect(withKept(same, text)).toBe(same);
});

test('a column that held what the list no longer has is left out', () => {
  const table = tableOf(rows);
  const without = { ...table, targets: table.targets.filter(({ value }) => value !== 'id') };
  const next = withKept(draftOf(source, without), sheetToKeep(corrected()));
  expect([next.columns, next.match]).toEqual([['', 'name', 'ward'], []]);
});
