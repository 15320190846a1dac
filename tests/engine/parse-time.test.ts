import { expect, test } from 'vitest';
import { parseTime } from '../../src/engine/record/parse-time';

test.each([
  ['00:00', '00:00'],
  [' 10:30 ', '10:30'],
  ['23:59', '23:59'],
  ['24:00', '24:00'],
  ['24:01', null],
  ['25:00', null],
  ['9:00', null],
  ['10:60', null],
  ['10:30:00', null],
  ['', null],
  [1030, null],
  [null, null],
])('%j is the time of day %j', (value, time) => {
  expect(parseTime(value)).toBe(time);
});
