import type { QueryCombination } from 'minisearch';
import { pairsOf, termOf, type WordForms } from './search-terms';

/** Words of a query that are also searched as one with the next word. */
const mostJoinedWords = 4;
/** Fewest letters of a form that may begin a longer one. */
const fewestOfPrefix = { written: 2, sound: 3 };
/** How much a match counts by its kind. */
const weights = { written: 4, pair: 2, sound: 1 };

/** Letters of a form that may differ, from which lengths on; two in forms that are twice as long. */
const fewestOfErrors = { written: 4, sound: 5 };

function allowedErrors(form: string, kind: keyof typeof fewestOfErrors, isTolerant: boolean): number {
  if (!isTolerant || form.length < fewestOfErrors[kind] || /\d/.test(form)) return 0;
  return form.length < 2 * fewestOfErrors[kind] ? 1 : 2;
}

interface TermOptions {
  readonly weight: number;
  readonly isPrefix: boolean;
  readonly errors: number;
}

function termQuery(term: string, { weight, isPrefix, errors }: TermOptions): QueryCombination {
  return { queries: [term], boostTerm: () => weight, prefix: isPrefix, fuzzy: errors };
}

function soundQuery(sound: string, weight: number, isTolerant: boolean): QueryCombination {
  const errors = allowedErrors(sound, 'sound', isTolerant);
  return termQuery(termOf.sound(sound), { weight, isPrefix: sound.length >= fewestOfPrefix.sound, errors });
}

function wordQuery({ written, sound }: WordForms, isTolerant: boolean): QueryCombination {
  const isPrefix = written.length >= fewestOfPrefix.written;
  const errors = allowedErrors(written, 'written', isTolerant);
  return {
    combineWith: 'OR',
    queries: [
      termQuery(termOf.written(written), { weight: weights.written, isPrefix, errors }),
      soundQuery(sound, weights.sound, isTolerant),
      termQuery(termOf.pair(sound), { weight: weights.pair, isPrefix: false, errors: 0 }),
    ],
  };
}

/** All words, or all with two in a row as one. */
function allWords(words: readonly WordForms[], isTolerant: boolean): QueryCombination {
  const queries = words.map((word) => wordQuery(word, isTolerant));
  const pairs = words.length <= mostJoinedWords ? pairsOf(words) : [];
  const withPair = pairs.map((pair, index): QueryCombination => {
    const others = queries.filter((_, at) => at !== index && at !== index + 1);
    return { combineWith: 'AND', queries: [...others, soundQuery(pair, weights.pair, isTolerant)] };
  });
  return { combineWith: 'OR', queries: [{ combineWith: 'AND', queries }, ...withPair] };
}

/**
 * Queries that are tried one after the other until one finds something: all words, all words with typing errors, any of
 * the words.
 */
export function searchAttempts(words: readonly WordForms[]): readonly QueryCombination[] {
  const anyWord = words.map((word) => wordQuery(word, false));
  return [allWords(words, false), allWords(words, true), { combineWith: 'OR', queries: anyWord }];
}
