import type { Letters } from './search-index';
import { splitWords, type Word } from './split-words';
import { soundForm, writtenForm } from './word-forms';

/** The forms by which a word is found. */
export interface WordForms {
  readonly written: string;
  readonly sound: string;
}

export type FormsOf = (word: string) => WordForms;

/** Returns the forms of words, each computed once. */
export function formsWith(letters: Letters): FormsOf {
  const known = new Map<string, WordForms>();
  return (word) => {
    const found = known.get(word);
    if (found) return found;
    const written = writtenForm(word);
    const forms = { written, sound: soundForm(written, letters) };
    known.set(word, forms);
    return forms;
  };
}

/** Terms of the index by kind: their marks keep one kind from matching another. */
export const termOf = {
  written: (form: string): string => form,
  sound: (form: string): string => `~${form}`,
  /** Two words in a row of a title, as they sound when they are written as one. */
  pair: (form: string): string => `+${form}`,
};

/** The sounds of each two words in a row, written as one: `gram sabha` as ગ્રામસભા. */
export function pairsOf(words: readonly WordForms[]): readonly string[] {
  return words.slice(1).map(({ sound }, index) => (words[index]?.sound ?? '') + sound);
}

/** The terms of a text. */
export function indexTerms(text: string, formsOf: FormsOf, isTitle: boolean): string[] {
  const words = splitWords(text).map((word) => formsOf(word.text));
  const terms = words.flatMap(({ written, sound }) => [termOf.written(written), termOf.sound(sound)]);
  return isTitle ? [...terms, ...pairsOf(words).map(termOf.pair)] : terms;
}

/** The terms of what texts in other languages sound like. */
export function otherTerms(sounds: string): string[] {
  return sounds === '' ? [] : sounds.split(' ').map(termOf.sound);
}

/** The words that are among the matched terms, alone or as one with a neighbour. */
export function matchedWords(
  words: readonly Word[],
  terms: ReadonlySet<string>,
  formsOf: FormsOf,
): readonly Word[] {
  const forms = words.map(({ text }) => formsOf(text));
  const isMatchedPair = pairsOf(forms).map((pair) => terms.has(termOf.pair(pair)));
  return words.filter((_, at) => {
    const { written = '', sound = '' } = forms[at] ?? {};
    const isMatched = terms.has(termOf.written(written)) || terms.has(termOf.sound(sound));
    return isMatched || isMatchedPair[at] || isMatchedPair[at - 1];
  });
}
