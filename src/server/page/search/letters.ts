import { languageScript } from '../../../engine/language/language-script';
import Sanscript from '@indic-transliteration/sanscript';
import type { Letters } from '../../../engine/search/search-index';
import type { Language } from '../../../engine/site-config.generated';

interface Script {
  /** Its name in the transliteration library. */
  readonly name: string;
  /** First character of its block. The blocks of these scripts have the same layout. */
  readonly start: number;
}

/** ISO 15924 script → what is known of it. */
const scripts: Readonly<Record<string, Script>> = {
  Deva: { name: 'devanagari', start: 0x900 },
  Beng: { name: 'bengali', start: 0x980 },
  Guru: { name: 'gurmukhi', start: 0xa00 },
  Gujr: { name: 'gujarati', start: 0xa80 },
  Orya: { name: 'oriya', start: 0xb00 },
  Taml: { name: 'tamil', start: 0xb80 },
  Telu: { name: 'telugu', start: 0xc00 },
  Knda: { name: 'kannada', start: 0xc80 },
  Mlym: { name: 'malayalam', start: 0xd00 },
};

/** Places in a block. */
const blockLength = 0x66;
/** The palatal nasal: `gna` after `j`, as in જ્ઞાન, and `na` before `ch`, as in પઞ્ચ. */
const palatalNasal = 0x1e;
const independentCandra: Readonly<Record<number, string>> = { 0x0d: 'e', 0x11: 'o' };
const candraSigns: Readonly<Record<number, string>> = { 0x45: 'e', 0x49: 'o' };
const virama = 0x4d;
const nasals = [0x01, 0x02];
const visarga = 0x03;
const vowelSigns = { first: 0x3e, last: 0x4c };

function letterAt({ name, start }: Script, place: number): string | null {
  const letter = String.fromCodePoint(start + place);
  if (!/\p{Assigned}/u.test(letter)) return null;
  if (nasals.includes(place)) return 'n';
  if (place === palatalNasal) return 'gna';
  if (place === visarga) return 'h';
  if (place === virama) return '-';
  const latin = Sanscript.t(letter, name, 'optitrans')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  const candra = independentCandra[place] ?? candraSigns[place];
  const said = candra ?? (latin === '' ? null : latin);
  const isSign = place >= vowelSigns.first && place <= vowelSigns.last;
  return said !== null && isSign ? `-${said}` : said;
}

function lettersOf(script: Script): readonly (readonly [string, string])[] {
  return Array.from({ length: blockLength }, (_, place) => {
    const latin = letterAt(script, place);
    return latin === null ? [] : [[String.fromCodePoint(script.start + place), latin] as const];
  }).flat();
}

/** The letters of the Indic scripts in which the languages of a site are written. */
export function lettersIn(languages: readonly Pick<Language, 'locale'>[]): Letters {
  const names = languages.map(({ locale }) => languageScript(locale));
  return Object.fromEntries(
    [...new Set(names)].flatMap((name) => (scripts[name] ? lettersOf(scripts[name]) : [])),
  );
}
