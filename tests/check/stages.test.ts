import { expect, test } from 'vitest';
import { inWords, newProblems } from './real-site';

const problemsOf = (work: object) =>
  inWords(
    newProblems({ texts: { 'records/works.json': JSON.stringify([{ id: 1, title: 'Road', ...work }]) } }),
  );

test('a share is from 0 to 100', () => {
  expect(problemsOf({ percent: 140, stages: [{ percent: -1 }] })).toMatchObject([
    { message: '140 is not from 0 to 100.', at: '[0].percent' },
    { message: '-1 is not from 0 to 100.', at: '[0].stages[0].percent' },
  ]);
});

test('a work does not end before it begins (B11.16.3)', () => {
  expect(problemsOf({ startDate: '2026-09-15', dueDate: '2026-09-01' })).toMatchObject([
    { message: 'The last day, 2026-09-01, is before the first, 2026-09-15.', at: '[0].dueDate' },
  ]);
  expect(problemsOf({ startDate: '2026-09-15', dueDate: '2026-09-15' })).toEqual([]);
});

test('a stage to come is not complete, and none is less complete than an earlier one (B11.16.3)', () => {
  const stages = [
    { date: '2026-10-01', percent: 40 },
    { date: '2026-11-01', percent: 30 },
    { date: '2098-01-01', percent: 90 },
    { date: '2099-01-01', percent: 100 },
  ];
  expect(problemsOf({ stages })).toMatchObject([
    {
      message: 'The stage of 2026-11-01 says 30 %, less than the 40 % of an earlier one.',
      at: '[0].stages[1].percent',
    },
    { message: 'The stage of 2099-01-01 is still to come, but says 100 %.', at: '[0].stages[3].percent' },
  ]);
});

test('telephones of workers are reported', () => {
  expect(problemsOf({ stages: [{ text: 'Ramesh, 98250 12345' }] })).toHaveLength(1);
});
