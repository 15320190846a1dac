import { splitGraphemes } from '../../../engine/binding/truncate';
import type { ShapedLine, ShapeLine } from './shape-line';

/** Where a text is drawn: it takes the largest of the sizes with which it fits. */
export interface TextBox {
  readonly width: number;
  readonly height: number;
  /** Font sizes, the largest first. */
  readonly sizes: readonly number[];
  readonly mostLines: number;
}

/** A text in lines. */
export interface FittedText {
  readonly size: number;
  readonly lines: readonly ShapedLine[];
}

/** Distance of baselines in font sizes: vowel signs stand above and below the letters. */
export const lineHeight = 1.45;

const ellipsis = '…';

/** Cuts a word that is wider than a line. */
function* partsOf(word: string, most: number, widthOf: (text: string) => number): Generator<string> {
  let part = '';
  for (const grapheme of widthOf(word) > most ? splitGraphemes(word) : [word]) {
    if (part !== '' && widthOf(part + grapheme) > most) {
      yield part;
      part = '';
    }
    part += grapheme;
  }
  yield part;
}

/** Breaks a text into lines of at most some font sizes; lines beyond `mostLines` are not made, so that any text ends. */
function wrap(text: string, most: number, mostLines: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line: string | null = null;
    for (const word of paragraph.split(' ').filter(Boolean)) {
      for (const part of partsOf(word, most, widthOf)) {
        const longer: string = line === null ? part : `${line} ${part}`;
        if (line === null || widthOf(longer) <= most) {
          line = longer;
          continue;
        }
        lines.push(line);
        line = part;
        if (lines.length > mostLines) return lines;
      }
    }
    if (line !== null) lines.push(line);
  }
  return lines;
}

/** Spaces and marks before an ellipsis. */
const trailing = /(?<![\s.,;:\u0964\u0965…-])[\s.,;:\u0964\u0965…-]+$/u;

/** A line with an ellipsis that is no wider than a number of font sizes. */
function shorten(line: string, most: number, widthOf: (text: string) => number): string {
  const graphemes = splitGraphemes(line);
  const shortened = () => graphemes.join('').replace(trailing, '') + ellipsis;
  while (graphemes.length > 0 && widthOf(shortened()) > most) graphemes.pop();
  return shortened();
}

/** Fits a text into a box; what is too long even in the smallest size ends with an ellipsis. */
export function fitText(
  text: string,
  { width, height, sizes, mostLines }: TextBox,
  shape: ShapeLine,
): FittedText {
  const shaped = new Map<string, ShapedLine>();
  const shapeOnce = (line: string): ShapedLine => {
    const known = shaped.get(line) ?? shape(line);
    shaped.set(line, known);
    return known;
  };
  const widthOf = (line: string): number => shapeOnce(line).width;
  const smallest = sizes.at(-1) ?? 0;
  for (const size of sizes) {
    const most = width / size;
    const room = Math.min(mostLines, Math.floor(height / (size * lineHeight)));
    if (room < 1 && size !== smallest) continue;
    const lines = wrap(text, most, Math.max(room, 1), widthOf);
    if (lines.length <= room) return { size, lines: lines.map(shapeOnce) };
    if (size !== smallest) continue;
    const kept = lines.slice(0, Math.max(room, 1));
    const last = kept.pop() ?? '';
    return { size, lines: [...kept, shorten(last, most, widthOf)].map(shapeOnce) };
  }
  return { size: smallest, lines: [] };
}
