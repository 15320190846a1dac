import { languageScript } from '../../../engine/language/language-script';
import { transliterationSchemes } from '../../../engine/language/transliteration-schemes';
import Sanscript from '@indic-transliteration/sanscript';
import type { Letters } from '../../../engine/search/search-index';
import type { Language } from '../../../engine/site-config.generated';

interface Script {
  /** Its name in the transliteration library. */
  readonly name: string;
  /** First character of its block. The blocks of these scripts have the same layout. */
  readonly start: number;
}

/** ISO 15924 script → first character of its block. The blocks of these scripts have the same layout. */
const starts: Readonly<Record<string, number>> = {
  Deva: 0x900,
  Beng: 0x980,
  Guru: 0xa00,
  Gujr: 0xa80,
  Orya: 0xb00,
  Taml: 0xb80,
  Telu: 0xc00,
  Knda: 0xc80,
  Mlym: 0xd00,
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

function scriptOf(locale: string): readonly Script[] {
  const code = languageScript(locale);
  const [name, start] = [transliterationSchemes[code], starts[code]];
  return name !== undefined && start !== undefined ? [{ name, start }] : [];
}

/** The letters of the Indic scripts in which the languages of a site are written. */
export function lettersIn(languages: readonly Pick<Language, 'locale'>[]): Letters {
  const scripts = languages.flatMap(({ locale }) => scriptOf(locale));
  const distinct = new Map(scripts.map((script) => [script.name, script]));
  return Object.fromEntries([...distinct.values()].flatMap(lettersOf));
}
