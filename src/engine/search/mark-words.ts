import type { MarkedText } from './search-results';
import type { Word } from './split-words';

/** Characters of an excerpt, and those of it before the first match. */
const excerptLength = 160;
const before = 50;

/** A part of a text, with the words marked that the query matches. */
function markPart(text: string, words: readonly Word[], from: number, to: number): MarkedText {
  const pieces: (readonly [string, boolean])[] = [];
  let at = from;
  for (const { start, end } of words) {
    if (start < at || end > to) continue;
    if (start > at) pieces.push([text.slice(at, start), false]);
    pieces.push([text.slice(start, end), true]);
    at = end;
  }
  return at < to ? [...pieces, [text.slice(at, to), false]] : pieces;
}

/** A text with words marked. */
export function markText(text: string, marked: readonly Word[]): MarkedText {
  return markPart(text, marked, 0, text.length);
}

/** The part of a text around the first marked word, cut between words. */
export function markExcerpt(text: string, words: readonly Word[], marked: readonly Word[]): MarkedText {
  const wanted = Math.max(0, (marked[0]?.start ?? 0) - before);
  const from = wanted === 0 ? 0 : (words.find(({ start }) => start >= wanted)?.start ?? 0);
  const last = words.filter(({ end }) => end <= from + excerptLength).at(-1);
  const isWhole = text.length <= from + excerptLength;
  const to = isWhole ? text.length : last && last.end > from ? last.end : from + excerptLength;
  const pieces = markPart(text, marked, from, to);
  return [
    ...(from > 0 ? [['… ', false] as const] : []),
    ...pieces,
    ...(isWhole ? [] : [['…', false] as const]),
  ];
}
