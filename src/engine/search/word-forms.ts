import type { Letters } from './search-index';

/** Nuktas of the Indic scripts. */
const nuktas = /[\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0CBC]/g;
const joiners = /[\u200B-\u200D\u2060\uFEFF]/g;
const accents = /[\u0300-\u036F]/g;

const indicDigits =
  /[\u0966-\u096F\u09E6-\u09EF\u0A66-\u0A6F\u0AE6-\u0AEF\u0B66-\u0B6F\u0BE6-\u0BEF\u0C66-\u0C6F\u0CE6-\u0CEF\u0D66-\u0D6F]/g;

/** The digits of the Indic scripts are at the same place of their blocks. */
function latinDigit(digit: string): string {
  return String((digit.charCodeAt(0) & 0xf) - 6);
}

/** A word as it is written, without case, accents, nukta and joiners, with Latin digits. */
export function writtenForm(word: string): string {
  const plain = word
    .normalize('NFKD')
    .replace(nuktas, '')
    .replace(joiners, '')
    .replace(accents, '')
    .toLowerCase();
  return plain.replace(indicDigits, latinDigit);
}

/** Writes a word in Latin letters, as far as the letters are known. */
function romanize(written: string, letters: Letters): string {
  let latin = '';
  for (const sign of written) {
    const letter = Object.hasOwn(letters, sign) ? (letters[sign] ?? '') : sign;
    latin = letter.startsWith('-') ? latin.replace(/a$/, '') + letter.slice(1) : latin + letter;
  }
  return latin;
}

/** Spellings that sound alike, in the order in which they are replaced. */
const spellings: readonly (readonly [pattern: RegExp, by: string])[] = [
  [/ph/g, 'f'],
  [/x|ksh/g, 'ks'],
  // `Q` is a `ch` until the other uses of `c` are replaced.
  [/chh?/g, 'Q'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/jgn|gy/g, 'gn'],
  [/gn(?=[Qj])/g, 'n'],
  [/Q/g, 'c'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/([b-dfgj-np-tv-z])h/g, '$1'],
  [/aa/g, 'a'],
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/ai|ei/g, 'e'],
  [/au|ou/g, 'o'],
  [/m(?=[bfp])/g, 'n'],
  [/([b-df-hj-np-tv-z])r[iu](?=[b-df-hj-np-tv-z])/g, '$1r'],
  [/(.)(?=\1)/g, ''],
  // The inherent vowel of the Indic scripts is written or not; so is a long one in Latin letters.
  [/(?!^)a/g, ''],
];

/**
 * The sound of a word as Latin letters without most vowels `a`: equal for પંચાયત, पंचायत and `panchayat`. Words with
 * other letters than Latin ones are as they are written.
 */
export function soundForm(written: string, letters: Letters): string {
  const latin = romanize(written, letters);
  if (!/^[a-z]+$/.test(latin)) return latin;
  return spellings.reduce((text, [pattern, by]) => text.replace(pattern, by), latin);
}
