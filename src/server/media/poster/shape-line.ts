import createBidi from 'bidi-js';
import { Buffer, Direction, shape } from 'harfbuzzjs';
import type { ChooseFont, LoadedFont } from './poster-fonts';

/** A line of text as outlines, in parts of the font size; the baseline is at 0 and y goes down. */
export interface ShapedLine {
  readonly width: number;
  readonly glyphs: readonly {
    readonly path: string;
    readonly x: number;
    readonly y: number;
    readonly scale: number;
  }[];
}

/** Shapes a line. */
export type ShapeLine = (text: string) => ShapedLine;

/** Letters of one font and one direction. */
interface Run {
  readonly font: LoadedFont;
  readonly level: number;
  text: string;
}

const bidi = createBidi();

/** The runs of a text in the order in which they are read. Characters that no font has are left out. */
function runsOf(text: string, choose: ChooseFont, direction: 'ltr' | 'rtl'): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const runs: Run[] = [];
  let index = 0;
  for (const character of text) {
    const level = levels[index] ?? 0;
    index += character.length;
    const last = runs.at(-1);
    const font = choose(character.codePointAt(0) ?? 0, last?.font ?? null);
    if (!font) continue;
    if (last?.font === font && last.level === level) last.text += character;
    else runs.push({ font, level, text: character });
  }
  return runs;
}

/** Runs from left to right: those of each level and above are reversed, from the highest one down (rule L2 of UAX 9). */
function inVisualOrder(runs: readonly Run[]): readonly Run[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end - 1);
    }
  }
  return ordered;
}

/** Makes what shapes lines in a language with some fonts. */
export function lineShaper(choose: ChooseFont, language: string, isRightToLeft: boolean): ShapeLine {
  return (text) => {
    const glyphs: { path: string; x: number; y: number; scale: number }[] = [];
    let width = 0;
    for (const { font, level, text: part } of inVisualOrder(
      runsOf(text, choose, isRightToLeft ? 'rtl' : 'ltr'),
    )) {
      const buffer = new Buffer();
      buffer.addText(part);
      buffer.guessSegmentProperties();
      buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR);
      buffer.setLanguage(language);
      shape(font.font, buffer);
      const scale = 1 / font.unitsPerEm;
      const positions = buffer.getGlyphPositions();
      for (const [index, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const path = font.font.glyphToPath(glyph);
        if (path !== '') glyphs.push({ path, x: width + xOffset * scale, y: -yOffset * scale, scale });
        width += xAdvance * scale;
      }
    }
    return { width, glyphs };
  };
}
