import type { Sentence } from '../sentences/sentence';
/** A mistake in how a text was typed, at an offset of it. */
export interface WritingMistake {
  readonly offset: number;
  readonly message: Sentence;
  readonly hint: Sentence;
}
