import { type FormsOf, formsWith } from '../../../../engine/search/search-terms';
import { splitWords } from '../../../../engine/search/split-words';
import { lettersIn } from '../../../../server/page/search/letters';

/** One language for each script of India. */
const locales = ['hi-IN', 'bn-IN', 'pa-IN', 'gu-IN', 'or-IN', 'ta-IN', 'te-IN', 'kn-IN', 'ml-IN'];

/** The words of texts, as they are written and as they sound. */
export type FindableWords = readonly string[];

/** Compares texts in any script with what somebody searches for. */
export class WordFinder {
  readonly #formsOf: FormsOf = formsWith(lettersIn(locales.map((locale) => ({ locale }))));

  wordsOf(texts: readonly string[]): FindableWords {
    const words = texts.flatMap(splitWords).map(({ text }) => this.#formsOf(text));
    return [...new Set(words.flatMap(({ written, sound }) => [written, sound]))];
  }

  /** Gives whether each word of a search begins one of the words; null for a search without a word. */
  matcher(search: string): ((words: FindableWords) => boolean) | null {
    const wanted = splitWords(search).map(({ text }) => this.#formsOf(text));
    if (wanted.length === 0) return null;
    return (words) =>
      wanted.every(({ written, sound }) =>
        words.some((word) => word.startsWith(written) || (sound !== '' && word.startsWith(sound))),
      );
  }
}
