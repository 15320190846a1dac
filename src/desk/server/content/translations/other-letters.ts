import Sanscript from '@indic-transliteration/sanscript';
import { languageScript } from '../../../../engine/language/language-script';
import { transliterationSchemes } from '../../../../engine/language/transliteration-schemes';

/** Vowels of English words, which the transliteration library does not know, and the nearest ones that it does. */
const candras: Readonly<Record<string, string>> = {
  '\u0AC5': '\u0AC7',
  '\u0AC9': '\u0ACB',
  '\u0A8D': '\u0A8F',
  '\u0A91': '\u0A93',
  '\u0945': '\u0947',
  '\u0949': '\u094B',
  '\u090D': '\u090F',
  '\u0911': '\u0913',
};
const candra = /[\u0AC5\u0AC9\u0A8D\u0A91\u0945\u0949\u090D\u0911]/gu;

/** Scripts of languages in which an `a` that is written is not said at the end of a word, nor between two other syllables. */
const silentVowels: ReadonlySet<string> = new Set(['Deva', 'Gujr', 'Guru', 'Beng']);

const vowel = '(?:ai|au|[aāiīuūeēoōṛṝ])';
const consonant = '(?:[kgcjṭḍtdpb]h|[b-df-hj-np-tv-zṭḍṇñṅśṣḷḻ]̤?)';
const lastVowel = new RegExp(`(${vowel}[ṃnmrl]?${consonant})a$`, 'u');
/** The last one of a word; before `h`, the consonant would be said otherwise. */
const middleVowel = new RegExp(`^(.*${vowel}ṃ?${consonant})a(?=(?!h)${consonant}[ry]?${vowel})`, 'u');

/** A word as it is said, without the vowels that are only written. */
function withoutSilentVowels(word: string): string {
  let said = word.replace(lastVowel, '$1');
  while (middleVowel.test(said)) said = said.replace(middleVowel, '$1');
  return said;
}

/** How Latin letters are written in names, after the library's with marks. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/jñ/gu, 'gn'],
  [/ch/gu, 'chh'],
  [/c(?!h)/gu, 'ch'],
  [/[śṣ]/gu, 'sh'],
  [/ṛ/gu, 'ru'],
  [/ṃ(?=[pbm])/gu, 'm'],
  [/ṃ/gu, 'n'],
];

function inLatin(text: string, script: string, scheme: string): string {
  const known = text.replace(candra, (letter) => candras[letter] ?? letter);
  return known.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const marked = Sanscript.t(word, scheme, 'iast').normalize('NFC');
    const said = silentVowels.has(script) ? withoutSilentVowels(marked) : marked;
    const spelled = spellings.reduce((now, [from, to]) => now.replace(from, to), said);
    const plain = spelled.normalize('NFKD').replace(/\p{M}/gu, '');
    return plain.charAt(0).toUpperCase() + plain.slice(1);
  });
}

function fromLatin(text: string, scheme: string): string {
  const letters = text.toLowerCase().replace(/ai\b/g, 'AI');
  // A word ends in a consonant without a sign for it.
  return Sanscript.t(letters, 'optitrans', scheme).replace(/[\u094D\u09CD\u0A4D\u0ACD\u0B4D](?!\p{L})/gu, '');
}

/** Tamil writes one letter for several sounds, so that its names cannot be read letter by letter. */
const unreadable = 'Taml';

/**
 * A name of a language in the letters of another one, as a draft.
 * @param from locale in which it is written, such as `gu-IN`
 * @returns null for scripts that are the same, unknown or not read letter by letter
 */
export function inOtherLetters(text: string, from: string, to: string): string | null {
  const [source, target] = [languageScript(from), languageScript(to)];
  const [read, written] = [transliterationSchemes[source], transliterationSchemes[target]];
  if (source === target || source === unreadable || target === unreadable) return null;
  if (read !== undefined && target === 'Latn') return inLatin(text, source, read);
  if (source === 'Latn' && written !== undefined) return fromLatin(text, written);
  if (read === undefined || written === undefined) return null;
  const known = text.replace(candra, (letter) => candras[letter] ?? letter);
  return Sanscript.t(known, read, written);
}
