import { sentence } from '../sentences/sentence';
import type { WritingMistake } from './writing-mistake';

/** Digits that look like a letter of their script. */
const letterOf: Readonly<Record<string, string>> = { '૨': 'ર', '૫': 'પ', '२': 'र', '५': 'प' };
const digitOf: Readonly<Record<string, string>> = { ર: '૨', પ: '૫', र: '२' };

const replaced = (text: string, by: Readonly<Record<string, string>>): string =>
  text.replace(/./gu, (sign) => by[sign] ?? sign);

/** Digits with such letters among them: `ર૦ર૬`, `૧૫/૮/ર૦૨૬`. */
const number =
  /(?<![\p{L}\p{M}])(?:[\u0ae6-\u0aefરપ]+(?:[-/.,:][\u0ae6-\u0aefરપ]+)*|[\u0966-\u096fर]+(?:[-/.,:][\u0966-\u096fर]+)*)(?![\p{L}\p{M}])/gu;

/** Vowel signs and the like of the Indian scripts. */
const mark = '(?=[\\u0900-\\u0dff])\\p{M}';
const letter = '(?=[\\u0900-\\u0dff])[\\p{L}\\p{M}]';
/** Letters that follow a number without a blank: `વોર્ડ૫માં`, `૫મી`. */
const ending = `(?:ના|ની|નો|નું|નાં|ને|માં|થી|મો|મી|મું|માંથી|का|के|की|को|में|से|वां|वीं|वें)(?!${letter})`;
/** Letters that follow પ in words that begin with it. */
const afterPa = 'ટેલ|રમાર|છી|ણ(?!\\p{L})|ત્ર|રિ|રં|શુ|ગાર|હેલ|દ(?![\\p{L}\\p{M}])|સંદ|ક્ષ|ત્ની';

/** Digits where a word has letters: `સર૫ંચ`, `કેમ્૫`, `ઉ૫ર`, `૫ટેલ`. */
const inWord = new RegExp(
  [
    `[૫૨२५](?=${mark})`,
    `(?<=[\\u094d\\u0acd])[૫૨२५]`,
    `(?<=${letter})[૫૨२५](?=${letter})(?!${ending})`,
    `(?<![\\p{L}\\p{M}\\p{N}])૫(?=${afterPa})`,
    `(?<=(?<![\\p{L}\\p{M}])આ)૫(?!\\p{N})`,
  ].join('|'),
  'gu',
);

function findNumber(text: string): WritingMistake | undefined {
  for (const { 0: found, index } of text.matchAll(number)) {
    const digits = replaced(found, digitOf);
    if (digits === found || !/\p{Nd}/u.test(found)) continue;
    const word = replaced(found, letterOf);
    return {
      offset: index,
      message: sentence('letter.forDigit', { text: found }),
      hint: /\p{Nd}/u.test(word)
        ? sentence('write', { text: digits })
        : sentence('write.either', { digits, word }),
    };
  }
  return undefined;
}

function findWord(text: string): WritingMistake | undefined {
  for (const { 0: found, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const word = found.replace(inWord, (digit) => letterOf[digit] ?? digit);
    if (word !== found)
      return {
        offset: index,
        message: sentence('digit.forLetter', { text: found }),
        hint: sentence('write', { text: word }),
      };
  }
  return undefined;
}

/** Digits typed for letters that look like them, or the reverse: ૫ for પ, ર for ૨. */
export function findLookalike(text: string): WritingMistake | undefined {
  return findNumber(text) ?? findWord(text);
}
