import { Blob, Buffer, BufferContentType, Face, Feature, Font, shape } from 'harfbuzzjs';

/** A font to shape texts with. */
export interface ShapedFont {
  readonly font: Font;
  /** Code points that it has glyphs for. */
  readonly characters: ReadonlySet<number>;
}

/** A glyph as it is placed, independent of its number in the font. */
type PlacedGlyph = readonly number[];

/** Opens a TrueType or OpenType font. */
export function openFont(sfnt: Uint8Array): ShapedFont {
  const face = new Face(new Blob(sfnt));
  return { font: new Font(face), characters: new Set(face.collectUnicodes()) };
}

const latin = /\p{Script=Latin}/u;

/**
 * Splits words into the pieces that a browser shapes as one: of characters that the font has, with Latin letters apart
 * from those of other scripts.
 */
export function piecesOf(words: readonly string[], { characters }: ShapedFont): ReadonlySet<string> {
  const pieces = new Set<string>();
  for (const word of words) {
    let piece = '';
    let wasLatin = false;
    const end = () => {
      if (piece !== '') pieces.add(piece);
      piece = '';
    };
    for (const character of word) {
      const isLatin = latin.test(character);
      const isKnown = characters.has(character.codePointAt(0) ?? 0);
      if (isLatin !== wasLatin || !isKnown) end();
      if (isKnown) piece += character;
      wasLatin = isLatin;
    }
    end();
  }
  return pieces;
}

function bufferOf(text: string, language: string): Buffer {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.setLanguage(language);
  buffer.guessSegmentProperties();
  return buffer;
}

const digit = /\p{Nd}/u;
/** The feature that styles turn on, beside those that shaping applies by itself: digits of equal width. */
const equalDigits = new Feature('tnum', 1);

/** Every glyph that shaping a text uses, also for a moment, such as a half form that becomes part of a ligature. */
function glyphsOf({ font }: ShapedFont, text: string, language: string): ReadonlySet<number> {
  const glyphs = new Set<number>();
  const add = (buffer: Buffer) => {
    if (buffer.getContentType() !== BufferContentType.GLYPHS) return;
    for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
  };
  for (const features of digit.test(text) ? [[], [equalDigits]] : [[]]) {
    const buffer = bufferOf(text, language);
    buffer.setMessageFunc((current, _, message) => {
      if (message.startsWith('end')) add(current);
      return true;
    });
    shape(font, buffer, features);
    add(buffer);
  }
  return glyphs;
}

/** The parts of a text that are shaped independently of each other, such as syllables. */
function clustersOf({ font }: ShapedFont, text: string, language: string) {
  const buffer = bufferOf(text, language);
  shape(font, buffer);
  const infos = buffer.getGlyphInfos();
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort((one, other) => one - other);
  return {
    glyphs: infos.map(({ codepoint }) => codepoint),
    parts: starts.map((start, index) => text.slice(start, starts[index + 1])),
  };
}

/** Syllable → its glyphs. */
export interface KnownGlyphs {
  get(syllable: string): ReadonlySet<number> | undefined;
  set(syllable: string, glyphs: ReadonlySet<number>): unknown;
}

/**
 * Finds the glyphs of pieces of text. Pieces have many syllables in common, and following the shaping of one takes
 * a hundred times as long as shaping it.
 */
export function glyphsOfPieces(
  font: ShapedFont,
  pieces: Iterable<string>,
  { language, known }: { readonly language: string; readonly known: KnownGlyphs },
): ReadonlySet<number> {
  const glyphs = new Set<number>();
  for (const piece of pieces) {
    const { glyphs: final, parts } = clustersOf(font, piece, language);
    for (const glyph of final) glyphs.add(glyph);
    for (const part of parts) {
      const found = known.get(part) ?? glyphsOf(font, part, language);
      known.set(part, found);
      for (const glyph of found) glyphs.add(glyph);
    }
  }
  return glyphs;
}

/** The glyphs of a text as they are placed: place in the text, advance, offset and box. */
function placedGlyphs({ font }: ShapedFont, text: string, language: string): readonly PlacedGlyph[] {
  const buffer = bufferOf(text, language);
  shape(font, buffer);
  return buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const { xBearing = 0, yBearing = 0, width = 0, height = 0 } = font.glyphExtents(codepoint) ?? {};
      return [cluster, xAdvance, xOffset, yOffset, xBearing, yBearing, width, height];
    });
}

/** Whether two fonts show a text in the same way. */
export function isShownAlike(one: ShapedFont, other: ShapedFont, text: string, language: string): boolean {
  const [first, second] = [one, other].map((font) => placedGlyphs(font, text, language));
  return JSON.stringify(first) === JSON.stringify(second);
}
