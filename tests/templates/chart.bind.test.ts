import { expect, test } from 'vitest';
import { bindChart } from '../../src/templates/chart/bind';
import type { SectionOf } from '../../src/templates/declaration';
import { contextIn } from '../engine/binding/sample-context';

const section: SectionOf<'chart'> = {
  template: 'chart',
  source: 'expenses',
  bind: { category: 'head', value: 'amount' },
};
const context = contextIn('EN', { head: 'text', amount: 'number' });

const expenses = [
  { head: 'Water', amount: 30 },
  { head: 'Roads', amount: '50.5' },
  { head: 'Water', amount: 45 },
  { head: null, amount: 10 },
  { head: 'Light', amount: 'unknown' },
];

/** Labels with the bars below them as texts. */
function chartOf(
  options: Partial<SectionOf<'chart'>>,
  records: readonly Record<string, unknown>[] = expenses,
) {
  return bindChart({ ...section, ...options }, records, context).map(({ label, bars }) => [
    label.text,
    ...bars.map(({ group, value, length }) => `${group?.text ?? ''}|${value}|${length.toFixed(0)}`),
  ]);
}

test('values are added up per category; what has no value or no category is left out', () => {
  expect(chartOf({})).toEqual([
    ['Water', '|75|100'],
    ['Roads', '|50.5|67'],
  ]);
});

test('a total comes first and counts every value, and items without a category can have one', () => {
  expect(chartOf({ total: { EN: 'All' }, other: { EN: 'Other' } })).toEqual([
    ['All', '|135.5|100'],
    ['Water', '|75|55'],
    ['Roads', '|50.5|37'],
    ['Other', '|10|7'],
  ]);
});

test('bars are at most as long as the largest value that is possible, and never negative', () => {
  const records = [
    { head: 'A', amount: 40 },
    { head: 'B', amount: 130 },
    { head: 'C', amount: -3 },
  ];
  expect(chartOf({ max: 100 }, records)).toEqual([
    ['A', '|40|40'],
    ['B', '|130|100'],
    ['C', '|-3|0'],
  ]);
});

test('each group has a bar in the categories that it has values for', () => {
  const group = { label: 'year', items: 'scores' };
  const years = [
    { year: '2022-23', scores: [{ head: 'Health', amount: 50 }] },
    {
      year: '2023-24',
      scores: [
        { head: 'Health', amount: 60 },
        { head: 'Water', amount: 30 },
      ],
    },
  ];
  const inner = { scores: { kind: 'records', fields: context.fields } } as const;
  const rows = bindChart({ ...section, group, max: 100 }, years, { ...context, fields: inner });
  expect(
    rows.map(({ label, bars }) => [label.text, bars.map((bar) => [bar.group?.text, bar.value])]),
  ).toEqual([
    [
      'Health',
      [
        ['2022-23', '50'],
        ['2023-24', '60'],
      ],
    ],
    ['Water', [['2023-24', '30']]],
  ]);
});

test('a bar for each year of a day, which may begin in April', () => {
  const records = [
    { head: 'done', amount: 3, day: '2026-04-01' },
    { head: 'done', amount: 5, day: '2026-03-31' },
    { head: 'open', amount: 2, day: '2026-12-01' },
    { head: 'open', amount: 9, day: null },
  ];
  const bind = { category: { field: 'head', names: { done: { EN: 'Done' } } }, value: 'amount' };
  expect(chartOf({ bind, years: { field: 'day' } }, records)).toEqual([
    ['Done', '2026|8|100'],
    ['open', '2026|2|25'],
  ]);
  expect(chartOf({ bind, years: { field: 'day', firstMonth: 4 } }, records)).toEqual([
    ['Done', '2025-26|5|100', '2026-27|3|60'],
    ['open', '2026-27|2|40'],
  ]);
  expect(
    chartOf({ bind, years: { field: 'day' }, group: { label: 'title', items: 'works' } }, [
      { title: 'Roads', works: records },
    ]),
  ).toHaveLength(2);
});
