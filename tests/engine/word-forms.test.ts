import { describe, expect, test } from 'vitest';
import { soundForm, writtenForm } from '../../src/engine/search/word-forms';
import { lettersIn } from '../../src/server/page/search/letters';
import { config } from '../e2e/sample-config';

const letters = lettersIn(config.languages.list);
const sound = (word: string) => soundForm(writtenForm(word), letters);

/** Words of one sound: each as it is usually written in Gujarati, Hindi or Latin letters. */
const words: Readonly<Record<string, readonly string[]>> = {
  panchayat: ['પંચાયત', 'પન્ચાયત', 'પઞ્ચાયત', 'पंचायत', 'पञ्चायत', 'Panchayat', 'panchayath', 'panchaayat'],
  water: ['પાણી', 'પાણિ', 'पानी', 'पाणी', 'pani', 'paani', 'PANI', 'panee'],
  road: ['सड़क', 'सडक', 'sadak', 'sadhak'],
  knowledge: ['જ્ઞાન', 'ज्ञान', 'gyan', 'gnan'],
  farming: ['કૃષિ', 'कृषि', 'krushi', 'krishi'],
  contact: ['સંપર્ક', 'સમ્પર્ક', 'संपर्क', 'sampark'],
  Lakshmi: ['લક્ષ્મી', 'लक्ष्मी', 'laxmi', 'lakshmi'],
  form: ['ફોર્મ', 'फ़ॉर्म', 'फॉर्म', 'form'],
  brother: ['રમેશભાઈ', 'रमेशभाई', 'rameshbhai', 'Rameshbhaai'],
  year: ['૨૦૨૬', '२०२६', '2026'],
};

describe.each(Object.entries(words))('%s', (_, [first = '', ...others]) => {
  test.each(others)(`%s sounds like ${first}`, (other) => {
    expect(sound(other)).toBe(sound(first));
  });
});

test.each([
  ['joiners', 'પંચા\u200Dયત\u200C', 'પંચાયત'],
  ['a nukta', 'सड़क', 'सडक'],
  ['a precomposed nukta', '\u095Eल', 'फल'],
  ['capitals', 'PM-Kisan', 'pm-kisan'],
  ['accents', 'Résumé', 'resume'],
  ['digits of the script', '૧૨/१२', '12/12'],
])('a written form has no %s', (_, word, form) => {
  expect(writtenForm(word)).toBe(form);
});

test.each([
  ['water', 'pani', 'pan'],
  ['sabha and sabhya', 'સભા', 'સભ્ય'],
  ['gram and garam', 'griha', 'gram'],
])('%s sound different', (_, one, other) => {
  expect(sound(one)).not.toBe(sound(other));
});

test('a word with letters that are not known is as it is written', () => {
  expect(sound('ਪੰਚਾਇਤ')).toBe('ਪੰਚਾਇਤ');
  expect(soundForm('constructor', { ...letters })).toBe(sound('constructor'));
});
