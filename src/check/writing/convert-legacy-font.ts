import { krutidevLetters, lmgArunLetters, typedAfter, typedBefore } from './krutidev-letters';
import { knownFontOf } from './legacy-fonts';

const lettersOf: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  Krutidev: krutidevLetters,
  'LMG-Arun': lmgArunLetters,
};

/** Most keys that together show a letter. */
const longestKeys = 3;

/** What the keys of a text show; null for one with a key that is not known. */
function shownBy(text: string, letters: ReadonlyMap<string, string>): string | null {
  let shown = '';
  let at = 0;
  while (at < text.length) {
    const sign = text.charAt(at);
    const lengths = Array.from({ length: longestKeys }, (_, index) => longestKeys - index);
    const length = lengths.find((one) => letters.has(text.slice(at, at + one)));
    if (length === undefined && !/\s/.test(sign)) return null;
    shown += length === undefined ? sign : (letters.get(text.slice(at, at + length)) ?? '');
    at += length ?? 1;
  }
  return shown;
}

const consonant = '[क-हક-હ]़?';
const cluster = `(?:${consonant}[््])*${consonant}(?:[््]${consonant})*`;
const signs = '[ा-ौंँॅॉા-ૌં]*';
const before = new RegExp(`${typedBefore}(${cluster})`, 'gu');
const after = new RegExp(`(${cluster}${signs})${typedAfter}`, 'gu');
/** A sign that no letter carries, which a text never begins with. */
const stray = /(?:^|[\s(])\p{M}|[\uE000\uE001]/u;

/** The signs in the order of Unicode. */
function ordered(shown: string): string {
  const vowel = /\p{Script=Gujarati}/u.test(shown) ? 'િ' : 'ि';
  return shown.replace(before, `$1${vowel}`).replace(after, 'र्$1').normalize('NFC');
}

/** A text of an old font in Unicode. */
export interface ConvertedText {
  readonly font: string;
  readonly text: string;
}

/**
 * Converts a text in the letters of an old font that the check knows; null for any other text, and where one of its keys is
 * not known: a text is converted as a whole or not at all (B11.6.13).
 */
export function convertLegacyFont(text: string): ConvertedText | null {
  const font = knownFontOf(text);
  const letters = font === null ? undefined : lettersOf[font];
  const shown = letters && shownBy(text, letters);
  if (font === null || !shown) return null;
  const converted = ordered(shown);
  return stray.test(converted) ? null : { font, text: converted };
}
