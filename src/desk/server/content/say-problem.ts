import { saySentence } from '../../../check/sentences/sentence';
import type { Problem } from '../../../engine/site/checked-site';

/** The message and the hint of a problem. */
export type ProblemWords = Pick<Problem, 'message' | 'hint'>;

/** Says a problem of the check in a language of the desk; what only concerns the config stays in English. */
export function sayProblem(
  { message, hint, sentences = {} }: Pick<Problem, 'message' | 'hint' | 'sentences'>,
  language: string,
): ProblemWords {
  const said = (words: string, sentence: typeof sentences.hint) =>
    (sentence && saySentence(sentence, language)) ?? words;
  return {
    message: said(message, sentences.message),
    ...(hint !== undefined && { hint: said(hint, sentences.hint) }),
  };
}
