import { describe, expect, test } from 'vitest';
import { dayInTimeZone } from '../../../src/engine/time/time-zone';
import { formatDay } from '../../../src/engine/binding/date';
import { parseDay } from '../../../src/engine/record/parse-day';
import { contextIn } from './sample-context';

describe('dayOf reads', () => {
  test.each<[unknown, string | null]>([
    ['2021-12-18', '2021-12-18'],
    ['2021-12-18T00:00:00', '2021-12-18'],
    ['2021-12-18T23:59:59Z', '2021-12-18'],
    ['2021-12-18T23:59:59+05:30', '2021-12-18'],
    [' 2021-12-18 ', '2021-12-18'],
    ['2024-02-29', '2024-02-29'],
    ['2023-02-29', null],
    ['2021-13-01', null],
    ['2021-00-10', null],
    ['18-12-2021', null],
    ['2021-12-181', null],
    ['soon', null],
    ['', null],
    [null, null],
    [1639785600000, null],
    [{}, null],
  ])('%j as %j', (value, day) => {
    expect(parseDay(value)).toBe(day);
  });
});

test('formatDay writes DD-MM-YYYY', () => {
  expect(formatDay('2021-02-08', contextIn('EN'))).toBe('08-02-2021');
});

test('formatDay writes the digits of the language, where its config asks for them', () => {
  const { site } = contextIn('HI');
  const own = { site: { ...site, language: { ...site.language, numberingSystem: 'deva' } } };
  expect(formatDay('2021-12-18', own)).toBe('१८-१२-२०२१');
});

test.each([
  ['DD/MM/YYYY', '08/02/2021'],
  ['DD.MM.YYYY', '08.02.2021'],
] as const)('formatDay writes the format of the config, %s', (dateFormat, text) => {
  const { site } = contextIn('EN');
  expect(formatDay('2021-02-08', { site: { ...site, config: { display: { dateFormat } } } })).toBe(text);
});

test('formatDay keeps the order of the parts between words from right to left', () => {
  const { site } = contextIn('HI');
  const urdu = { site: { ...site, isRightToLeft: true } } as const;
  expect(formatDay('2021-12-18', urdu)).toBe('\u206618-12-2021\u2069');
});

describe('dayIn tells', () => {
  test.each([
    ['Asia/Kolkata', '2026-11-19T18:29:59Z', '2026-11-19'],
    ['Asia/Kolkata', '2026-11-19T18:30:00Z', '2026-11-20'],
    ['UTC', '2026-12-31T23:59:59Z', '2026-12-31'],
  ])('the day in %s at %s', (zone, moment, day) => {
    expect(dayInTimeZone(zone, new Date(moment))).toBe(day);
  });
});
