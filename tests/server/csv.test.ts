import { expect, test } from 'vitest';
import { writeCsv } from '../../src/server/files/csv';

const written = (cell: string) => writeCsv([[cell]]).replace(/^\ufeff"?|"?\r\n$/g, '');

test.each(['=1', '+1', '-1', '@a', '\t=1', '\r=1', '＝1'])('the cell %j is not run as a formula', (cell) => {
  expect(written(cell)).toBe(`'${cell}`);
});

test.each([
  ...['3-4', '12/5', '1-2-2026', '1.2.2026', '1/2/26', ' 3-4 ', '3 – 4', '7 1/2'],
  ...['MAR 4', '4 March', 'march1', 'Sept-2', '5-Dec-26', '12 Aug 2026'],
  ...['1E5', '12e3', '2.5E-3', '2E+2'],
  ...['10:30', '10:30:00', '9 am', '5:30 P.M.'],
  ...['02642233344', '0091', '123456789012', '12.30', '1,25,000', '₹500', '45%', '(5)'],
])('a spreadsheet does not make another value of %j (B10.13.1)', (cell) => {
  expect(written(cell)).toBe(`'${cell}`);
});

test.each([
  ...['0', '7', '45', '9825012345', '2.5', '0.25', '2026-11-20', '2026-11-20 09:05'],
  ...[
    '98250 12345',
    'Ward 3-4',
    'રસ્તો 3/4',
    '૩-૪',
    '3-4 ઘર',
    'March',
    'decide',
    '12 rooms',
    'H-12',
    'Q-7K3M-92XD',
  ],
])('%j is written as it is', (cell) => {
  expect(written(cell)).toBe(cell);
});
