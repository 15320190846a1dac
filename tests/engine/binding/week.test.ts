import { describe, expect, test } from 'vitest';
import { groupDays, openState, weekdayOf, type Opening, type Week } from '../../../src/engine/binding/week';

const at = (...openings: (readonly [string, string])[]): readonly Opening[] =>
  openings.map(([opens, closes]) => ({ opens, closes }));

const morning = at(['09:00', '13:00'], ['16:00', '18:00']);
const whole = at(['10:30', '18:10']);
/** Monday to Friday whole, on Saturday the morning and the evening. */
const week: Week = [whole, whole, whole, whole, whole, morning, []];
const never: Week = [[], [], [], [], [], [], []];

const open = (until: string) => ({ state: 'open', until });
const closed = (days: number, weekday: number, opens: string) => ({
  state: 'closed',
  next: { days, weekday, opens },
});

test.each([
  ['2026-11-23', 1],
  ['2026-11-28', 6],
  ['2026-11-29', 7],
])('%s is day %i of the week', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});

describe('an office', () => {
  test.each([
    ['on Friday before it opens', '2026-11-20', '10:29', closed(0, 5, '10:30')],
    ['on Friday when it opens', '2026-11-20', '10:30', open('18:10')],
    ['on Friday when it closes', '2026-11-20', '18:10', closed(1, 6, '09:00')],
    ['on Saturday at noon', '2026-11-21', '12:00', open('13:00')],
    ['on Saturday between its hours', '2026-11-21', '14:00', closed(0, 6, '16:00')],
    ['on Saturday at night', '2026-11-21', '23:59', closed(2, 1, '10:30')],
    ['on Sunday', '2026-11-22', '12:00', closed(1, 1, '10:30')],
  ])('%s', (_, day, time, state) => {
    expect(openState(week, { day, time }, () => false)).toEqual(state);
  });

  test('is closed on a holiday, and opens on the next day that is none', () => {
    const holidays = ['2026-11-20', '2026-11-21', '2026-11-23'];
    const state = openState(week, { day: '2026-11-20', time: '12:00' }, (day) => holidays.includes(day));
    expect(state).toEqual(closed(4, 2, '10:30'));
  });

  test('that is never open has no next opening', () => {
    expect(openState(never, { day: '2026-11-20', time: '12:00' }, () => false)).toEqual({
      state: 'closed',
      next: null,
    });
  });

  test('whose hours follow each other is open until the end of the last of them', () => {
    const day = at(['10:00', '14:00'], ['14:00', '24:00']);
    const always: Week = [day, day, day, day, day, day, day];
    expect(openState(always, { day: '2026-11-20', time: '11:00' }, () => false)).toEqual(open('24:00'));
  });
});

test('days with the same hours that follow each other are one range', () => {
  expect(groupDays(week).map(({ from, to }) => [from, to])).toEqual([
    [1, 5],
    [6, 6],
    [7, 7],
  ]);
});
