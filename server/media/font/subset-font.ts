import { compress, decompress } from 'wawoff2';
import { LRUCache } from 'lru-cache';
import { contentHash } from '../../files/content-hash';
import type { FontJob, FontSubset } from '../media-job';
import { makeSubset } from './harfbuzz-subset';
import { glyphsOfPieces, isShownAlike, openFont, piecesOf, type ShapedFont } from './shaped-font';

/** A font that was read, with what is known of its glyphs in a language. */
interface KnownFont {
  readonly sfnt: Uint8Array;
  readonly shaped: ShapedFont;
  readonly glyphs: LRUCache<string, ReadonlySet<number>>;
}

const knownFonts = new LRUCache<string, KnownFont>({ max: 8 });
const mostSyllables = 20_000;
/** The last subsets: a page is the same with and without the prefix of its language. */
const made = new LRUCache<string, FontSubset>({ max: 100 });

async function knowFont(bytes: Uint8Array, language: string): Promise<KnownFont> {
  const key = contentHash(language, bytes);
  const known = knownFonts.get(key);
  if (known) return known;
  // A copy: the library uses its memory again.
  const sfnt = Uint8Array.from(await decompress(bytes));
  const glyphs = new LRUCache<string, ReadonlySet<number>>({ max: mostSyllables });
  const font = { sfnt, shaped: openFont(sfnt), glyphs };
  knownFonts.set(key, font);
  return font;
}

const spaces = [0x20, 0xa0];

/** The value of `unicode-range` for ascending code points. */
function unicodeRange(codePoints: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const codePoint of codePoints) {
    const last = runs.at(-1);
    if (last && last[1] + 1 === codePoint) last[1] = codePoint;
    else runs.push([codePoint, codePoint]);
  }
  const hex = (value: number) => value.toString(16).toUpperCase();
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',');
}

async function makeFont({ font, language }: FontJob, words: readonly string[]): Promise<FontSubset> {
  const { sfnt, shaped, glyphs: known } = await knowFont(font, language);
  const pieces = piecesOf(words, shaped);
  const characters = [...pieces].flatMap((piece) => Array.from(piece, (one) => one.codePointAt(0) ?? 0));
  const codePoints = [...new Set([...spaces, ...characters])]
    .filter((codePoint) => shaped.characters.has(codePoint))
    .sort((one, other) => one - other);
  const glyphs = glyphsOfPieces(shaped, pieces, { language, known });
  const subset = await makeSubset(sfnt, { codePoints, glyphs });
  const opened = openFont(subset);
  const other = [...pieces].find((piece) => !isShownAlike(shaped, opened, piece, language));
  if (other !== undefined) throw new Error(`The subset shows ${other} in another way.`);
  return { bytes: Buffer.from(await compress(subset)), range: unicodeRange(codePoints) };
}

/**
 * Makes the subset of a font that shows a text as the whole font does. Rejects for a font that cannot be read, and when
 * the subset would show a word in another way.
 */
export async function subsetFont(job: FontJob): Promise<FontSubset> {
  const words = [...new Set(job.text.split(/\s+/u))].sort();
  const key = contentHash(job.language, job.font, words.join(' '));
  const known = made.get(key);
  if (known) return known;
  const subset = await makeFont(job, words);
  made.set(key, subset);
  return subset;
}
