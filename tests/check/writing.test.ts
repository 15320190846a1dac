import { expect, test } from 'vitest';
import { findWritingMistake } from '../../src/check/writing/check-writing';
import { findPlaceholderValue } from '../../src/check/writing/placeholders';
import { inEnglish, type Sentence } from '../../src/check/sentences/sentence';

const english = (words: Sentence | undefined) => words && inEnglish(words);

test.each([
  ['U|FD 5\\RFIT', 'LMG-Arun'],
  [';Z5\\RzLGL SR[ZL', 'LMG-Arun'],
  ['lH<,F 5\\RFIT', 'LMG-Arun'],
  ['(;eI ;lRJ lN5SS]DFZP', 'LMG-Arun'],
  ['CJ[ TD[ GJL 5ZL1FF ,. XSM KM', 'not Unicode'],
  ['jIFH HDF 5|J[XMt;J U|Fg8', 'not Unicode'],
  [';qfudksM', 'Krutidev'],
  ['xzke iapk;r fuoklh', 'Krutidev'],
  ["f'k{kk vf/kdkjh", 'Krutidev'],
  ['fon~;ky; Hkou dk fuekZ.k {ks=k', 'not Unicode'],
  ['økú ÃktåkkÞkík', 'not Unicode'],
])('%s is in a font that is not Unicode', (text, font) => {
  expect(english(findWritingMistake(text)?.message)).toContain(font);
});

test.each([
  ['સર૫ંચ', 'સરપંચ'],
  ['૫ટેલ રમેશભાઈ', 'પટેલ'],
  ['પ્રૌઢ શિક્ષણ કેમ્૫', 'કેમ્પ'],
  ['ગામની ઉ૫ર', 'ઉપર'],
  ['ઉ૫પ્રમુખ', 'ઉપપ્રમુખ'],
  ['આ૫ સૌ', 'આપ'],
  ['૨ામજી મંદિર', 'રામજી'],
  ['२ाजस्व विभाग', 'राजस्व'],
  ['તા. ૧પ/૦૮/ર૦ર૬', '૧૫/૦૮/૨૦૨૬'],
  ['વોર્ડ નં. ૩ર', '૩૨'],
  ['₹ ૧,રપ,૦૦૦', '૧,૨૫,૦૦૦'],
  ['सन् र०१९', '२०१९'],
])('the digits and letters of %s are told apart', (text, right) => {
  expect(english(findWritingMistake(text)?.hint)).toContain(`“${right}”`);
});

test('digits that may be a word are both', () => {
  expect(english(findWritingMistake('રસ્તા ૫ર')?.hint)).toBe('Write “૫૨”, or “પર” if it is a word.');
});

test.each([
  'XXXXXXXXXX',
  '98xxxxxxxx',
  'XXXX-XXXX',
  'Lorem ipsum dolor sit amet',
  'TODO: photo',
  'Officer Name',
  '<Name of the Sarpanch>',
  'Enter name here',
  'અધિકારીનું નામ',
  'અહીં લખો',
  'सरपंच का नाम',
  'यहाँ विवरण लिखें',
  'Test 1',
  '1234567890',
  '+91 98765 43210',
  '99999 99999',
])('%s is a placeholder', (text) => {
  expect(english(findPlaceholderValue(text)?.hint)).toBe(
    'Write the real value, or leave it out until it is known.',
  );
});

test.each([
  'Ward XXX (30), Part XIX; SC|ST|OBC',
  'AT&T, R&D, C++ and Q&A: 50% off at 10.30 a.m.',
  'See https://village.example/a?b=c&d=[1] or C:\\Forms\\A.pdf, or write to office@village.example.',
  'The [map] {council} <b>bold</b> text; “quoted”, don’t, rock ’n’ roll & 25°C, 12 m², ½ km',
  'MGNREGA/PMAY-G, e-Gram, GPDP 2026-27, 15th FC, ISO 9001:2015, IFSC SBIN0001234',
  'Ramesh; Suresh;Mahesh [absent], Form[A], café, naïve, São Tomé, Müller',
  'વોર્ડ૫માં ૫મી તારીખે ૧૦રૂમ, ૨૫થી ૫૦ લોકો, ૫ કિ.મી., નં. ૨',
  'રૂ.૧૦૦/- રાજ પટેલ, પરમાર રમેશ, ૧૨:૩૦ વાગ્યે',
  'वार्ड २ में ५वीं कक्षा, १२ रुपये, २५ प्रतिशत',
  'Aadhaar XXXX-XXXX-1234',
  'Names of the officers',
  'સભ્યોના નામ',
  'Test match at the school ground',
])('%s has no mistake', (text) => {
  expect(findPlaceholderValue(text)).toBeUndefined();
  expect(findWritingMistake(text)).toBeUndefined();
});
