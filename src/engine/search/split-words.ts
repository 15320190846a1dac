/** A word of a text and its place. */
export interface Word {
  readonly text: string;
  /** Position of its first character. */
  readonly start: number;
  /** Position after its last character. */
  readonly end: number;
}

/** Letters with their signs and joiners, or digits: `600થી` is two words. */
const word = /[\p{L}\p{M}\u200C\u200D]+|\p{N}+/gu;

/** The words of a text in any script. */
export function splitWords(text: string): readonly Word[] {
  return [...text.matchAll(word)].map(({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
  }));
}
