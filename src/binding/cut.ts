/** Characters as a reader counts them: a Gujarati vowel sign stays with its consonant. */
export function charactersOf(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return text.match(/\P{M}\p{M}*/gu) ?? [];
  return Array.from(
    new Intl.Segmenter('gu', { granularity: 'grapheme' }).segment(text),
    ({ segment }) => segment,
  );
}

/** The first characters of a text with '...' after them, or null when it is no longer than that (specification, 9). */
export function cutText(text: string, at: number): string | null {
  if (text.length <= at) return null;
  const characters = charactersOf(text);
  return characters.length > at ? `${characters.slice(0, at).join('')}...` : null;
}
