import { describe, expect, test } from 'vitest';
import { readDay } from '../../../src/engine/values/read-day';
import { readValue } from '../../../src/engine/values/read-value';
import { readTime } from '../../../src/engine/values/read-time';

const read = (text: string, timeZone = 'Asia/Kolkata') => readDay(text, { timeZone });

describe('a day as it is written', () => {
  test.each([
    ['2026-03-01', '2026-03-01'],
    ['2026-03-01T00:00:00', '2026-03-01'],
    ['2026-03-01T23:59:59.9999999', '2026-03-01'],
    ['2026-03-01 18:30', '2026-03-01'],
    ['2026/3/1', '2026-03-01'],
    ['૨૦૨૬-૦૩-૦૧', '2026-03-01'],
    ['01-03-2026', '2026-03-01'],
    ['1/3/2026', '2026-03-01'],
    ['૧.૩.૨૦૨૬', '2026-03-01'],
    ['०१/०३/२०२६', '2026-03-01'],
    ['01-03-2026 00:00:00', '2026-03-01'],
    ['15 Aug 2026', '2026-08-15'],
    ['15-August-2026', '2026-08-15'],
    ['1st March 2026', '2026-03-01'],
    ['March 1, 2026', '2026-03-01'],
    ['૧ માર્ચ ૨૦૨૬', '2026-03-01'],
    ['૩૧ ઑગસ્ટ, ૨૦૨૬', '2026-08-31'],
    ['15 अगस्त 2026', '2026-08-15'],
    ['२ अक्टूबर २०२६', '2026-10-02'],
    ['તા. ૦૧-૦૩-૨૦૨૬', '2026-03-01'],
    ['તા.૧/૩/૨૦૨૬', '2026-03-01'],
    ['दिनांक: 01-03-2026', '2026-03-01'],
    ['\u200E2026-03-01\u200E', '2026-03-01'],
    ['1962-08-15', '1962-08-15'],
    ['1970-01-01', '1970-01-01'],
    ['1900-01-02', '1900-01-02'],
    ['2079-06-05', '2079-06-05'],
  ])('%j is %s', (text, day) => {
    expect(read(text)).toEqual({ value: day });
  });
});

describe('a moment', () => {
  test.each([
    ['2026-02-28T18:29:59Z', '2026-02-28'],
    ['2026-02-28T18:30:00Z', '2026-03-01'],
    ['2026-02-28T18:30:00.0000000z', '2026-03-01'],
    ['2026-03-01T00:00:00+05:30', '2026-03-01'],
    ['2026-03-01T00:00:00+0530', '2026-03-01'],
    ['2026-03-01T02:00:00+09', '2026-02-28'],
    ['2026-02-28T20:00:00-08:00', '2026-03-01'],
    ['1899-12-31T18:38:50Z', null],
    ['/Date(1772303400000)/', '2026-03-01'],
    ['1772303400000', '2026-03-01'],
    ['/Date(1772303400000+0530)/', '2026-03-01'],
  ])('%j is its day in the time zone of the site, %s', (text, day) => {
    expect(read(text)).toEqual({ value: day });
  });

  test('may be a number of milliseconds', () => {
    const context = { base: null, timeZone: 'Asia/Kolkata' };
    expect(readValue(1772303400000, 'date', context)).toEqual({ value: '2026-03-01' });
  });

  test('is another day in another time zone', () => {
    expect(read('2026-02-28T18:30:00Z', 'America/New_York')).toEqual({ value: '2026-02-28' });
  });
});

describe('the empty date of a database', () => {
  test.each([
    '0001-01-01T00:00:00',
    '0001-01-01T00:00:00Z',
    '0001-01-01T00:00:00+05:30',
    '0000-00-00',
    '0000-00-00 00:00:00',
    '01-01-0001',
    '1753-01-01',
    '1900-01-01',
    '1900-01-01T00:00:00',
    '1899-12-30',
    '1970-01-01T00:00:00Z',
    '/Date(-62135596800000)/',
    '',
    'N/A',
    '-',
    'null',
  ])('%j is none', (text) => {
    expect(read(text)).toEqual({ value: null });
  });
});

describe('an end far in the future', () => {
  test.each([
    '9999-12-31',
    '9999-12-31T23:59:59.9999999',
    '31-12-9999',
    '2999-12-31',
    '2099-12-31',
    '2079-06-06',
  ])('%j is open', (text) => {
    expect(read(text)).toEqual({ value: null });
  });
});

describe('a text that is no day', () => {
  test.each([
    '2026-02-31',
    '31-02-2026',
    '2026-13-01',
    '12/31/2026',
    '02/01/2026 12:00:00 AM',
    '1-3-26',
    '2026',
    'March 2026',
    '15 Foo 2026',
    '32 માર્ચ 2026',
    'March 2026, 1',
    '1772303400',
    '46082',
    '20260301',
    'ટૂંક સમયમાં',
    '+999999-13-45T99:99:99Z',
    `2026-03-01${' '.repeat(100_000)}x`,
  ])('%j is not read', (text) => {
    expect(read(text)).toEqual({ value: null, unread: 'not a date' });
  });
});

test.each([
  ['10:30', '10:30'],
  ['૧૦:૩૦', '10:30'],
  ['9:05', '09:05'],
  ['10:30:00', '10:30'],
  ['10.30 AM', '10:30'],
  ['6 PM', '18:00'],
  ['12:15 am', '00:15'],
  ['12 pm', '12:00'],
  ['24:00', '24:00'],
  ['-', null],
])('the time %j is %s', (text, time) => {
  expect(readTime(text)).toEqual({ value: time });
});

test.each(['25:00', '10', 'સવારે', '10:75', '1030'])('the time %j is not read', (text) => {
  expect(readTime(text)).toEqual({ value: null, unread: 'not a time of day' });
});
