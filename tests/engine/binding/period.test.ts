import { describe, expect, test } from 'vitest';
import { bindPeriod } from '../../../src/engine/binding/period';
import { contextIn, type Code } from './sample-context';

const fields = { from: 'from', to: 'to' } as const;
const open = { ...fields, futureIsPresent: true } as const;

describe('on 20-11-2026, a period', () => {
  test.each([
    ['in the past', open, '2021-12-18', '2025-06-30', '18-12-2021 to 30-06-2025'],
    ['without an end', fields, '2021-12-18', null, '18-12-2021 to Present'],
    ['with an end that is no day', fields, '2021-12-18', 'soon', '18-12-2021 to Present'],
    ['that ends today', open, '2021-12-18', '2026-11-20', '18-12-2021 to 20-11-2026'],
    ['that ends tomorrow', open, '2021-12-18', '2026-11-21', '18-12-2021 to Present'],
    [
      'that ends tomorrow, where a future end is written',
      fields,
      '2021-12-18',
      '2026-11-21',
      '18-12-2021 to 21-11-2026',
    ],
    ['without a beginning', fields, null, '2025-06-30', 'N/A to 30-06-2025'],
    ['without any day', fields, null, '', null],
  ])('%s', (_, binding, from, to, text) => {
    expect(bindPeriod(binding, { from, to }, contextIn('EN'))).toBe(text);
  });

  test.each<[Code, string]>([
    ['GU', '18-12-2021 થી હાલ'],
    ['HI', '18-12-2021 से वर्तमान'],
    ['EN', '18-12-2021 to Present'],
  ])('is written in %s', (code, text) => {
    expect(bindPeriod(fields, { from: '2021-12-18' }, contextIn(code))).toBe(text);
  });
});
