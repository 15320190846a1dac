import { expect, test } from 'vitest';
import { bindFacts } from '../../../src/engine/binding/fact';
import { contextIn } from './sample-context';

const context = contextIn('EN', { joined: 'date' });

test('facts keep their order, and one without a value is left out', () => {
  const facts = bindFacts(
    [
      { label: 'people.wardNo', field: 'ward' },
      { label: 'people.seatType', field: 'type' },
      { label: 'people.joiningDate', field: 'joined' },
      { label: 'people.period', period: { from: 'from', to: 'to' } },
      { label: 'people.about', field: 'about', wide: true },
    ],
    { ward: 3, type: null, joined: '2020-01-05', from: '2021-12-18', about: 'A farmer.' },
    context,
  );
  expect(facts).toEqual([
    { label: 'Ward No.', value: { text: '3' }, wide: false },
    { label: 'Joining date', value: { text: '05-01-2020', unbroken: true }, wide: false },
    { label: 'Period', value: { text: '18-12-2021 to Present' }, wide: false },
    { label: 'About', value: { text: 'A farmer.' }, wide: true },
  ]);
});

test('a period without any day falls back like any other fact', () => {
  const period = { label: 'people.period', period: { from: 'from', to: 'to' } };
  expect(bindFacts([period], {}, context)).toEqual([]);
  expect(bindFacts([{ ...period, fallback: 'common.notAvailable' }], {}, context)).toMatchObject([
    { value: { text: 'N/A' } },
  ]);
});

test('without bindings there are no facts', () => {
  expect(bindFacts(undefined, { ward: 3 }, context)).toEqual([]);
});
