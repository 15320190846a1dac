import { describe, expect, test } from 'vitest';
import { readAmount, readNumber } from '../../../src/engine/values/read-number';

describe('an amount', () => {
  test.each<[string, number]>([
    ['₹ 1,25,000/-', 125_000],
    ['₹1,25,000', 125_000],
    ['Rs. 125000', 125_000],
    ['Rs.125000/-', 125_000],
    ['RS 1,25,000.50', 125_000.5],
    ['INR 1,25,000', 125_000],
    ['Rs. ₹ 500', 500],
    ['₹ ૧,૨૫,૦૦૦', 125_000],
    ['૧,૨૫,૦૦૦', 125_000],
    ['१,२५,००० रुपये', 125_000],
    ['રૂ. ૧,૨૫,૦૦૦/-', 125_000],
    ['રૂા.૫૦૦', 500],
    ['૫૦૦ રૂપિયા', 500],
    ['रु. 1,25,000 मात्र', 125_000],
    ['1,25,000/- only', 125_000],
    ['1,25,000=00', 125_000],
    ['1, 25, 000', 125_000],
    ['1 25 000', 125_000],
    ['1\u00a025\u00a0000', 125_000],
    ['\u200B125000\u200E', 125_000],
    ['12,34,56,789', 123_456_789],
    ['1,234,567.89', 1_234_567.89],
    ['-500', -500],
    ['-₹ 1,500/-', -1500],
    ['\u2212 રૂ. ૫૦૦', -500],
    ['₹ -500', -500],
    ['Rs500/-', 500],
    ['INR2,500', 2500],
    ['₹ 1,25,000/- (એક લાખ પચીસ હજાર પૂરા)', 125_000],
    ['रुपये ५०० (पाँच सौ)', 500],
    ['રૂ. ૧,૨૫,૦૦૦/- પુરા.', 125_000],
    ['0', 0],
  ])('%j is %d', (text, value) => {
    expect(readAmount(text)).toEqual({ value });
  });

  test.each([
    '1.25 લાખ',
    '12 lakh',
    '1.25 लाख',
    '5 crore',
    '1,25',
    '5,00',
    '1.25.000',
    '12 5',
    '10-20',
    'about 500',
    '5 + 5',
    '(500)',
    '₹ 500 (600)',
    '--500',
    'Rs five hundred',
    '₹5,000-10,000',
  ])('%j is not read', (text) => {
    expect(readAmount(text)).toEqual({ value: null, unread: 'not a number' });
  });

  test.each(['', ' ', '-', '/-', '₹', 'રૂ. /-', 'N/A', 'Nil', 'null', 'નથી', 'लागू नहीं'])(
    '%j is none',
    (text) => {
      expect(readAmount(text)).toEqual({ value: null });
    },
  );
});

describe('a number', () => {
  test.each<[string, number]>([
    ['12', 12],
    ['૧૨.૫', 12.5],
    ['1,250', 1250],
    ['1e3', 1000],
    ['\u22125', -5],
  ])('%j is %d', (text, value) => {
    expect(readNumber(text)).toEqual({ value });
  });

  test.each(['₹ 12', '12 ha', '1e999', 'Infinity', 'બાર'])('%j is not read', (text) => {
    expect(readNumber(text)).toEqual({ value: null, unread: 'not a number' });
  });
});
