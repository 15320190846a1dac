import { expect, test } from 'vitest';
import type { SectionOf } from '../../src/templates/declaration';
import { bindClosedDays, bindOffices } from '../../src/templates/opening-hours/bind';
import { contextFor } from '../engine/binding/sample-context';

const section: SectionOf<'opening-hours'> = {
  template: 'opening-hours',
  source: 'officeHours',
  group: { items: 'hours' },
  hours: { from: 'fromDay', to: 'toDay', opens: 'opens', closes: 'closes' },
  bind: { title: 'name' },
};

const weekOf = (hours: unknown) =>
  bindOffices(section, [{ id: 1, name: 'Office', hours }], contextFor('officeHours', 'EN'))[0]?.week.map(
    (day) => day.map(({ opens, closes }) => `${opens}-${closes}`).join(' '),
  );

test('an item is for every day from its first to its last', () => {
  expect(weekOf([{ fromDay: 2, toDay: 4, opens: '10:00', closes: '12:00' }])).toEqual([
    '',
    '10:00-12:00',
    '10:00-12:00',
    '10:00-12:00',
    '',
    '',
    '',
  ]);
});

test('days may go on after Sunday', () => {
  expect(weekOf([{ fromDay: 7, toDay: 1, opens: '10:00', closes: '12:00' }])).toEqual([
    '10:00-12:00',
    '',
    '',
    '',
    '',
    '',
    '10:00-12:00',
  ]);
});

test('the hours of a day are in their order', () => {
  const hours = [
    { fromDay: 1, opens: '16:00', closes: '18:00' },
    { fromDay: '1', opens: '09:00', closes: '13:00' },
  ];
  expect(weekOf(hours)?.[0]).toBe('09:00-13:00 16:00-18:00');
});

test.each([
  ['a day that is none', { fromDay: 8, opens: '10:00', closes: '12:00' }],
  ['a time that is none', { fromDay: 1, opens: '25:00', closes: '26:00' }],
  ['an end before the beginning', { fromDay: 1, opens: '12:00', closes: '10:00' }],
])('hours with %s are left out', (_, item) => {
  expect(weekOf([item])?.join('')).toBe('');
});

test.each([['always'], [null], [{}]])('hours that are no list (%j) are none', (hours) => {
  expect(weekOf(hours)?.join('')).toBe('');
});

test('closed days are the records that meet the conditions and have a day', () => {
  const closed = bindClosedDays(
    {
      source: 'importantDates',
      where: [{ field: 'isHoliday', equals: true }],
      date: 'date',
      title: 'title',
    },
    [
      { title: 'Diwali', date: '2026-11-08', isHoliday: true },
      { title: 'Last day', date: '2026-12-31', isHoliday: false },
      { title: 'No day', date: 'soon', isHoliday: true },
    ],
    contextFor('importantDates', 'EN'),
  );
  expect([...closed]).toEqual([['2026-11-08', { text: 'Diwali' }]]);
});
