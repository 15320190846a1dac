import { describe, expect, test } from 'vitest';
import { formatRupees } from '../../../src/engine/binding/amount';
import { parseDecimal } from '../../../src/engine/binding/decimal';
import { contextIn, type Code } from './sample-context';

describe('parseDecimal takes', () => {
  test.each<[unknown, number | null]>([
    [123456, 123456],
    [0, 0],
    [-5, -5],
    [12.5, 12.5],
    ['123456', 123456],
    ['1,23,456', 123456],
    [' 1500.50 ', 1500.5],
    ['0', 0],
    ['', null],
    ['   ', null],
    ['₹500', null],
    ['twelve', null],
    [null, null],
    [undefined, null],
    [true, null],
    [[5], null],
    [{ amount: 5 }, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    ['Infinity', null],
  ])('%j as %j', (value, rupees) => {
    expect(parseDecimal(value)).toBe(rupees);
  });
});

describe('formatRupees writes', () => {
  test.each<[number, string | undefined, string]>([
    [123456, 'expense', '₹1,23,456/-'],
    [0, 'expense', '₹0/-'],
    [-1500, 'expense', '-₹1,500/-'],
    [999, 'expense', '₹999/-'],
    [1000, 'expense', '₹1,000/-'],
    [12345678, 'expense', '₹1,23,45,678/-'],
    [1234.5, 'expense', '₹1,234.50/-'],
    [511000, 'donation', '5,11,000/-'],
    [125000.6, 'donation', '1,25,001/-'],
    [0, 'donation', '0/-'],
    [1234, undefined, '1,234'],
    [1234, 'no-such-format', '1,234'],
  ])('%d by the format %s as %s', (rupees, format, text) => {
    expect(formatRupees(rupees, format, contextIn('GU'))).toBe(text);
  });

  test.each<Code>(['GU', 'HI', 'EN'])('Latin digits and Indian grouping in %s', (code) => {
    expect(formatRupees(1234567, 'expense', contextIn(code))).toBe('₹12,34,567/-');
  });

  test('the digits of the language, where its config asks for them', () => {
    const { site } = contextIn('GU');
    const own = { site: { ...site, language: { ...site.language, numberingSystem: 'gujr' } } };
    expect(formatRupees(123456, 'expense', own)).toBe('₹૧,૨૩,૪૫૬/-');
  });
});
