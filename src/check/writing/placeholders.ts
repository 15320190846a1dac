import { sentence } from '../sentences/sentence';
import type { WritingMistake } from './writing-mistake';

/** Stand-ins for a text that was to be filled in, in any language. */
const anywhere: readonly RegExp[] = [
  /(?<![\p{L}\p{M}\p{N}])\d{0,2}x{4,}(?:[\s-]x{2,})*(?![\p{L}\p{M}\p{N}]|[\s-]?[x\d])/iu,
  /lorem ipsum|dolor sit amet/i,
  /(?<![\p{L}\p{N}])(?:TODO|FIXME|TBD)(?![\p{L}\p{N}])/u,
];

const person = {
  en: '(?:officer|member|person|employee|staff|sarpanch|talati|secretary|chairman|president|your|full|sample|dummy)',
  gu: '(?:અધિકારી|સભ્ય|વ્યક્તિ|કર્મચારી|સરપંચ|તલાટી|મંત્રી|અધ્યક્ષ|પ્રમુખ)',
  hi: '(?:अधिकारी|सदस्य|व्यक्ति|कर्मचारी|सरपंच|तलाटी|सचिव|अध्यक्ष|प्रमुख)',
};

/** Texts that as a whole say what is to be written, or that nothing is. */
const whole = [
  `${person.en}(?:'s)? name|name of (?:the )?${person.en}|${person.gu}(?:નું|ના) નામ|${person.hi} का नाम`,
  '(?:enter|write|type|insert|add)(?: \\w+){0,3} here|(?:name|text|title|description|address|details) here',
  'અહીં(?:યા)?(?: \\S+){0,3} લખો|નામ લખો|(?:यहाँ|यहां)(?: \\S+){0,3} लिखें|नाम लिखें',
  '(?:sample|dummy|test|placeholder) (?:text|title|name|description|data|news|notice)|placeholder|dummy',
  'test(?:ing)?(?: ?\\d{1,3})?|test test|asdf\\w*|qwerty|abcd?|xyz',
  'ટેસ્ટ|ટેસ્ટિંગ|टेस्ट|टेस्टिंग|નમૂનાનું લખાણ|नमूना पाठ',
  '(?:\\+91 ?|0)?(?:(\\d)\\1{4} ?\\1{5}|12345 ?67890|98765 ?43210)',
];
const isWhole = new RegExp(`^(?:${whole.join('|')})$`, 'iu');

const hint = sentence('placeholder.real');

/** Finds text that was never filled in: `XXXXXXXXXX`, `Lorem ipsum`, `TODO`. */
export function findPlaceholder(text: string): WritingMistake | undefined {
  for (const pattern of anywhere) {
    const { 0: found, index } = pattern.exec(text) ?? {};
    if (found === undefined || index === undefined) continue;
    const message = sentence('placeholder.found', { text: found });
    return { offset: index, message, hint };
  }
  return undefined;
}

/** Finds a value of a record that is a placeholder as a whole: `Officer Name`, `1234567890`. */
export function findPlaceholderValue(text: string): WritingMistake | undefined {
  const value = text.trim();
  if (!isWhole.test(value.replace(/^[[(<{]|[\])>}.!…]$/g, ''))) return findPlaceholder(text);
  const message = sentence('placeholder.found', { text: value });
  return { offset: 0, message, hint };
}
