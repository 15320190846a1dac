import type { Problem } from '../../../engine/site/checked-site';
import texts from './problem-texts.json';

/** The message and the hint of a problem. */
export type ProblemWords = Pick<Problem, 'message' | 'hint'>;

/** A sentence of the check in the languages of the desk. `{a}` is replaced by what it is about. */
type Translations = Readonly<Record<string, string>>;

interface Sentence {
  /** Matches the sentence in English, by which the check and its translations are connected. */
  readonly pattern: RegExp;
  /** Names in braces, in the order of the groups of the pattern. */
  readonly names: readonly string[];
  readonly translations: Translations;
}

const inBraces = /\{([a-z])\}/g;

function sentenceOf(translations: Translations): Sentence {
  const { EN = '' } = translations;
  const names = [...EN.matchAll(inBraces)].map(([, name = '']) => name);
  const parts = EN.split(/\{[a-z]\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return { pattern: new RegExp(`^${parts.join('([^]{0,400}?)')}$`), names, translations };
}

const sentences = texts.map(sentenceOf);

/** Every code that the table has is a language of the desk. */
const isKnown = (language: string): boolean => language !== 'EN' && texts.some((row) => language in row);

function translate(english: string, language: string): string {
  for (const { pattern, names, translations } of sentences) {
    const found = pattern.exec(english);
    const words = translations[language];
    if (!found || words === undefined) continue;
    const values = new Map(names.map((name, index) => [name, found[index + 1] ?? '']));
    return words.replace(inBraces, (braces, name: string) => values.get(name) ?? braces);
  }
  return english;
}

/** Says a problem of the check in a language of the desk; rare mistakes, and those of the config, stay in English. */
export function sayProblem(
  { message, hint }: { readonly message: string; readonly hint?: string | undefined },
  language: string,
): ProblemWords {
  const say = (words: string) => (isKnown(language) ? translate(words, language) : words);
  return { message: say(message), ...(hint !== undefined && { hint: say(hint) }) };
}
