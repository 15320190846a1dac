/** Most code units of one character; a character with more combining marks is split. */
const longestGrapheme = 64;

let segmenter: Intl.Segmenter | undefined;

/** The segmenter of all texts: creating one takes longer than a text. */
const graphemes = (): Intl.Segmenter => (segmenter ??= new Intl.Segmenter('gu', { granularity: 'grapheme' }));

function* segments(text: string): Generator<string> {
  if (typeof Intl.Segmenter !== 'function') {
    for (const [grapheme] of text.matchAll(/\P{M}\p{M}*/gu)) yield grapheme;
    return;
  }
  for (const { segment } of graphemes().segment(text)) yield segment;
}

/** Characters as a reader counts them: a Gujarati vowel sign belongs to its consonant. */
export function splitGraphemes(text: string): string[] {
  return [...segments(text)];
}

/**
 * The first characters of a text followed by '...', or null when it has no more than that (B9.2.1). Reads only the
 * beginning of the text, so that the time does not depend on its length.
 */
export function truncateText(text: string, limit: number): string | null {
  if (text.length <= limit) return null;
  let count = 0;
  let length = 0;
  for (const grapheme of segments(text.slice(0, (limit + 1) * longestGrapheme))) {
    if (count === limit) return `${text.slice(0, length)}...`;
    count += 1;
    length += grapheme.length;
  }
  return length < text.length ? `${text.slice(0, length)}...` : null;
}
