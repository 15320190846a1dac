import { expect, test } from 'vitest';
import { readGlossary, splitByGlossary } from '../../src/desk/server/content/translations/glossary';
import { inOtherLetters } from '../../src/desk/server/content/translations/other-letters';

test.each([
  ['રમેશભાઈ પટેલ', 'gu-IN', 'en-IN', 'Rameshbhai Patel'],
  ['છગનભાઈ (સરપંચ)', 'gu-IN', 'en-IN', 'Chhaganbhai (Sarpanch)'],
  ['મોતીપુરા ગ્રામ પંચાયત', 'gu-IN', 'en-IN', 'Motipura Gram Panchayat'],
  ['નરેન્દ્રસિંહ જાડેજા', 'gu-IN', 'en-IN', 'Narendrasinh Jadeja'],
  ['શ્રી અંબાલાલ', 'gu-IN', 'en-IN', 'Shri Ambalal'],
  ['અંબાલાલ ડૉક્ટર', 'gu-IN', 'hi-IN', 'अंबालाल डोक्टर'],
  ['रामप्रसाद शर्मा', 'hi-IN', 'gu-IN', 'રામપ્રસાદ શર્મા'],
  ['रामप्रसाद शर्मा', 'hi-IN', 'en-IN', 'Ramprasad Sharma'],
  ['Ashok Desai', 'en-IN', 'gu-IN', 'અશોક દેસાઈ'],
  ['Ashok Desai', 'en-IN', 'hi-IN', 'अशोक देसाई'],
])('the name %s of %s in letters of %s', (name, from, to, written) => {
  expect(inOtherLetters(name, from, to)).toBe(written);
});

test.each([
  ['the same letters', 'hi-IN', 'mr-IN'],
  ['letters that stand for several sounds', 'ta-IN', 'en-IN'],
  ['letters of no script of India', 'ja-JP', 'en-IN'],
])('%s are not written otherwise', (_, from, to) => {
  expect(inOtherLetters('राम', from, to)).toBeNull();
});

test('a glossary gives whole words as the council writes them, the longest first', () => {
  const file = JSON.stringify([
    { id: 1, term: { GU: 'ગ્રામસભા', EN: 'Gram Sabha' } },
    { id: 2, term: { GU: 'ખાસ ગ્રામસભા', EN: 'Special Gram Sabha (S.)' } },
    { id: 3, term: { GU: 'તલાટી' } },
  ]);
  const glossary = readGlossary(file, 'GU', 'EN');
  expect([...glossary]).toHaveLength(2);
  const parts = splitByGlossary('ખાસ ગ્રામસભા, ગ્રામસભા; ગ્રામસભામાં', glossary);
  expect(parts).toEqual([
    { text: 'Special Gram Sabha (S.)', isTerm: true },
    { text: ', ', isTerm: false },
    { text: 'Gram Sabha', isTerm: true },
    { text: '; ગ્રામસભામાં', isTerm: false },
  ]);
});

test.each([undefined, '{', '{"a":1}', '[{"term":{"GU":5}}]'])(
  'a glossary that is %s has no words',
  (file) => {
    expect(readGlossary(file, 'GU', 'EN').size).toBe(0);
  },
);
