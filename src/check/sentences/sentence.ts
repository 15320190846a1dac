import type { Problem } from '../../engine/site/checked-site';
import { mistakesOf, sentencesOf, type Sentence } from '../../engine/site/sentence';
import { type deskSentences, english } from './english';
import GU from './GU.json';
import HI from './HI.json';
import MR from './MR.json';
import TA from './TA.json';

export type { Sentence } from '../../engine/site/sentence';

/** Id of a sentence of the check. */
export type SentenceId = keyof typeof english;

/** A sentence of a finding, with its values. */
export const sentence = sentencesOf<typeof english>();

/** The sentences of a mistake and its fix. */
export const mistake = mistakesOf<typeof english>();

/** The sentences of the desk in its other languages: one that lacks any does not compile. */
const translations: Readonly<Record<string, Readonly<Record<keyof typeof deskSentences, string>>>> = {
  GU,
  HI,
  MR,
  TA,
};

const catalogues: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(
  Object.entries({ ...translations, EN: english }),
);

/** A sentence in a language, or in English where that has no words for it. */
export function saySentence({ id, values }: Sentence, language: string): string {
  const text = catalogues.get(language)?.[id] ?? catalogues.get('EN')?.[id] ?? id;
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => {
    const value = values[name] ?? braces;
    return typeof value === 'string' ? value : saySentence(value, language);
  });
}

export const inEnglish = (said: Sentence): string => saySentence(said, 'EN');

/** A problem in the words of a language. */
export interface WordedProblem extends Omit<Problem, 'message' | 'hint'> {
  readonly message: string;
  readonly hint?: string;
}

export function wordProblem({ message, hint, ...problem }: Problem, language: string): WordedProblem {
  return {
    ...problem,
    message: saySentence(message, language),
    ...(hint && { hint: saySentence(hint, language) }),
  };
}
