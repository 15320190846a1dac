import type { ProblemSentence } from '../../engine/site/checked-site';
import { english } from './english';
import GU from './GU.json';
import HI from './HI.json';

/** Id of a sentence of the check. */
export type SentenceId = keyof typeof english;

/** The names in braces; braces around a blank are those of JSON. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, `${string} ${string}`> | NamesIn<Rest>
  : never;

/** The values of a sentence, by the names in braces: what the site says, or words of the catalogue. */
type ValuesOf<Id extends SentenceId> = Readonly<Record<NamesIn<(typeof english)[Id]>, string | Sentence>>;

/** A sentence of a finding that every language of the desk has. */
export interface Sentence {
  readonly id: SentenceId;
  readonly values: Readonly<Record<string, string | Sentence>>;
}

/** Text of a finding: a sentence, or English for those who write the config. */
export type Words = string | Sentence;

type Translation = Readonly<Record<SentenceId, string>>;

/** The sentences in the languages of the desk: one that lacks any does not compile. */
const translations: Readonly<Record<string, Translation>> = { EN: english, GU, HI };

/** A sentence with its values: one without its words, or with other values, does not compile. */
export function sentence<Id extends SentenceId>(
  id: Id,
  ...[values]: NamesIn<(typeof english)[Id]> extends never ? [] : [values: ValuesOf<Id>]
): Sentence {
  return { id, values: values ?? {} };
}

function isSentenceId(id: string): id is SentenceId {
  return Object.hasOwn(english, id);
}

/** A sentence in a language, or in English for one that has none; null for an unknown one. */
export function saySentence({ id, values }: ProblemSentence, language: string): string | null {
  if (!isSentenceId(id)) return null;
  const known = Object.hasOwn(translations, language) ? translations[language] : undefined;
  return (known ?? english)[id].replace(/\{(\w+)\}/g, (braces, name: string) => {
    const value = values[name] ?? braces;
    return typeof value === 'string' ? value : (saySentence(value, language) ?? value.id);
  });
}

/** The text of a finding in English. */
export function inEnglish(words: Words): string {
  return typeof words === 'string' ? words : (saySentence(words, 'EN') ?? words.id);
}

interface Said {
  readonly message: Words;
  readonly hint?: Words | undefined;
}

/** The message and the hint of a problem: in English, and as the sentences that the desk translates. */
export function wordsOf({ message, hint }: Said) {
  const sentences = {
    ...(typeof message !== 'string' && { message }),
    ...(hint !== undefined && typeof hint !== 'string' && { hint }),
  };
  return {
    message: inEnglish(message),
    ...(hint !== undefined && { hint: inEnglish(hint) }),
    ...(Object.keys(sentences).length > 0 && { sentences }),
  };
}
