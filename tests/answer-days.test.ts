import { expect, test } from 'vitest';
import { answerDays } from '../src/engine/form/answer-days';
import { addOpenDays } from '../src/engine/record/add-days';
import type { Form } from '../src/engine/site-config.generated';

const fields: Form['fields'] = [
  {
    name: 'type',
    kind: 'select',
    label: 'type',
    placeholder: 'choose',
    options: [
      { value: 'light', label: 'light', days: 7 },
      { value: 'road', label: 'road', days: 90 },
      { value: 'water', label: 'water' },
      'other',
    ],
  },
];
const textsOf = () => ['Other', 'અન્ય'];

test.each([
  ['light', 30, 7],
  ['road', 30, 90],
  ['water', 30, 30],
  ['અન્ય', 30, 30],
  ['', 30, 30],
  ['light', undefined, 7],
  ['water', undefined, null],
])('%j in a form with %j days is answered in %j', (type, days, expected) => {
  expect(answerDays({ fields, ...(days !== undefined && { days }) }, { type }, textsOf)).toBe(expected);
});

test.each([
  [0, [], '2026-11-10'],
  [3, [], '2026-11-13'],
  [3, ['2026-11-12', '2026-11-14'], '2026-11-15'],
  [2, ['2026-11-10', '2026-11-20'], '2026-11-12'],
  [1, ['2026-11-11', '2026-11-12', '2026-11-13'], '2026-11-14'],
])('%d days from 10 November, closed on %j, end on %s', (days, closed, last) => {
  expect(addOpenDays('2026-11-10', days, new Set(closed))).toBe(last);
});
