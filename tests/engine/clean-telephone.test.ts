import { expect, test } from 'vitest';
import { cleanDate } from '../../src/engine/form/clean-date';
import { cleanNumber } from '../../src/engine/form/field-kinds';
import { cleanTelephone } from '../../src/engine/form/clean-telephone';
import { cleanLine, cleanLongText } from '../../src/engine/form/clean-text';

test.each([
  ['\u200E98250 12345\u200E', '98250 12345'],
  ['98250\u200B12345', '9825012345'],
  ['\u206098250\u00AD12345\uFE0F', '9825012345'],
  ['\u202A+91 98250 12345\u202C', '+91 98250 12345'],
  ['\u2066૯૮૨૫૦ ૧૨૩૪૫\u2069', '૯૮૨૫૦ ૧૨૩૪૫'],
  ['૯૮રપ૦ ૧ર૩૪પ', '૯૮૨૫૦ ૧૨૩૪૫'],
  ['98રપ0 12345', '98૨૫0 12345'],
  ['९८रप० १२३४५', '९८२५० १२३४५'],
  ['9825O 12345', '98250 12345'],
  ['\u200E\u200B\u2060', ''],
  ['  ', ''],
])('the telephone number %j is cleaned to %j', (typed, clean) => {
  expect(cleanTelephone(typed)).toBe(clean);
});

test.each(['પરેશ', 'પર', 'call 98250', 'રમેશ ૯૮૨૫૦ ૧૨૩૪૫'])('the words in %j stay as they are', (typed) => {
  expect(cleanTelephone(typed)).toBe(typed);
});

test('invisible signs do not count in numbers and dates', () => {
  expect(cleanNumber('\u200E1,25,000\u200B')).toBe('125000');
  expect(cleanDate('\u200E01-03-2026\u2060')).toBe('2026-03-01');
});

test.each(['\u200B', '\u200E \u2060', '\u00AD', '\uFE0F'])('a text of %j alone is empty', (typed) => {
  expect(cleanLine(typed)).toBe('');
  expect(cleanLongText(typed)).toBe('');
});

test('a text keeps the joiners of its letters', () => {
  expect(cleanLine('ક્\u200Dષ')).toBe('ક્\u200Dષ');
});
