import { expect, test } from 'vitest';
import type { SectionOf } from '../../src/templates/contract';
import { bindHeads, bindTables, holdsItems } from '../../src/templates/grouped-table/bind';
import { contextFor } from '../binding/sample-context';

const works: SectionOf<'grouped-table'> = {
  template: 'grouped-table',
  source: 'developmentWorks',
  group: { label: 'title', items: 'developmentWorkTrans' },
  serial: 'works.no',
  columns: [
    { label: 'works.name', field: 'workName', share: 60, heading: true },
    {
      label: 'works.expense',
      field: 'actualExpense',
      format: 'expense',
      fallback: 'common.notAvailable',
      share: 20,
      align: 'end',
    },
    { label: 'works.completed', field: 'workCompletionDate', share: 14 },
  ],
};

const context = contextFor('developmentWorks', 'EN');

const cellsOf = (item: unknown) =>
  bindTables(works, [{ developmentWorkTrans: [item] }], context)[0]?.rows[0]?.cells.map(
    (cell) => cell?.text ?? null,
  );

test('the column of serial numbers takes what the others leave', () => {
  const { serial, columns } = bindHeads(works, context);
  expect(serial).toMatchObject({ label: 'No', share: 6 });
  expect(columns.map(({ label, share, align, heading }) => [label, share, align, heading])).toEqual([
    ['Work name', 60, 'start', true],
    ['Actual expense', 20, 'end', false],
    ['Completion date', 14, 'start', false],
  ]);
});

test('rows have no number where the section has no head for it', () => {
  expect(
    bindHeads({ template: 'grouped-table', source: 'x', group: works.group, columns: [] }, context).serial,
  ).toBeNull();
});

test.each([
  [
    { workName: 'Road', actualExpense: 123456, workCompletionDate: '2025-03-31' },
    ['Road', '₹1,23,456/-', '31-03-2025'],
  ],
  [{ workName: 'Road', actualExpense: '85000.5' }, ['Road', '₹85,000.50/-', null]],
  [{ workName: 'Road', actualExpense: 0 }, ['Road', '₹0/-', null]],
  [{ workName: {}, actualExpense: 'many', workCompletionDate: 'soon' }, [null, 'N/A', null]],
])('%j becomes %j', (item, cells) => {
  expect(cellsOf(item)).toEqual(cells);
});

test('dates and amounts do not break', () => {
  const [table] = bindTables(works, [{ developmentWorkTrans: [{ actualExpense: 5 }] }], context);
  expect(table?.rows[0]?.cells[1]).toEqual({ text: '₹5/-', unbroken: true });
});

test('every group counts its rows from one', () => {
  const group = { title: 'Roads', developmentWorkTrans: [{ id: 1 }, { id: 1 }] };
  const tables = bindTables(works, [group, group], context);
  expect(tables.map(({ rows }) => rows.map(({ serial }) => serial))).toEqual([
    ['1', '2'],
    ['1', '2'],
  ]);
  expect(new Set(tables.map(({ key }) => key)).size).toBe(2);
  expect(new Set(tables[0]?.rows.map(({ key }) => key)).size).toBe(2);
});

test.each([
  [[{}], true],
  [[], false],
  [[1, null], false],
  [null, false],
  ['none', false],
])('a group of %j holds items: %s', (developmentWorkTrans, holds) => {
  expect(holdsItems(works, { developmentWorkTrans })).toBe(holds);
});

test('a title in another script says in which language it is', () => {
  expect(bindTables(works, [{ title: 'રસ્તા' }], context)[0]?.title).toEqual({ text: 'રસ્તા', lang: 'gu' });
});
