import { readFile } from 'node:fs/promises';
import { Blob, Face, Font } from 'harfbuzzjs';
import decompress from 'woff2-encoder/decompress';
import type { PosterFont } from './poster-job';

export type PosterWeight = 'regular' | 'bold';

/** A font that is ready to shape text. */
export interface LoadedFont {
  readonly font: Font;
  readonly unitsPerEm: number;
  readonly has: (codePoint: number) => boolean;
}

/** The font for a character, by weight; null where no font has it. Prefers the one given. */
export type ChooseFont = (codePoint: number, last: LoadedFont | null) => LoadedFont | null;

type Interval = readonly [from: number, to: number];

function intervalsOf(range: string): readonly Interval[] {
  return range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

const isIn = (intervals: readonly Interval[], codePoint: number): boolean =>
  intervals.some(([from, to]) => codePoint >= from && codePoint <= to);

async function loadFont(path: string, intervals: readonly Interval[]): Promise<LoadedFont> {
  const face = new Face(new Blob(await decompress(await readFile(path))));
  const font = new Font(face);
  return {
    font,
    unitsPerEm: face.upem,
    has: (codePoint) => isIn(intervals, codePoint) && Boolean(font.nominalGlyph(codePoint)),
  };
}

/** Loads those of the fonts that have characters of some texts. A broken file is left out; rejects where none is left. */
export async function loadFonts(
  fonts: readonly PosterFont[],
  texts: readonly string[],
): Promise<Readonly<Record<PosterWeight, ChooseFont>>> {
  const codePoints = new Set(Array.from(texts.join(''), (character) => character.codePointAt(0) ?? 0));
  const needed = fonts
    .map((font) => ({ ...font, intervals: intervalsOf(font.range) }))
    .filter(({ intervals }) => [...codePoints].some((codePoint) => isIn(intervals, codePoint)));
  const load = async (weight: PosterWeight): Promise<ChooseFont> => {
    const loading = needed.map((font) => loadFont(font[weight], font.intervals).catch(() => null));
    const loaded = (await Promise.all(loading)).filter((font) => font !== null);
    if (loaded.length === 0) throw new Error('no font');
    return (codePoint, last) =>
      last?.has(codePoint) ? last : (loaded.find((font) => font.has(codePoint)) ?? null);
  };
  return { regular: await load('regular'), bold: await load('bold') };
}
