import * as z from 'zod/mini';
import { parseJson } from '../../../../engine/json/json';

/** Where the council keeps how it writes its words, in the content folder. */
export const glossaryFile = 'glossary.json';

/** Words of one language and how the council writes them in another one. */
export type Glossary = ReadonlyMap<string, string>;

/** Characters of the longest word that is looked for. */
const longestTerm = 200;
/** Most entries that are used. */
const mostTerms = 2000;

const word = z.string().check(z.maxLength(longestTerm));
const entries = z.array(z.object({ term: z.record(z.string(), word) }));

/** The words of a glossary from one language to another; none of a file that is missing or wrong. */
export function readGlossary(file: string | undefined, from: string, to: string): Glossary {
  const read = entries.safeParse(parseJson(file ?? '[]'));
  const pairs = (read.data ?? []).slice(0, mostTerms).flatMap(({ term }) => {
    const [source, target] = [term[from]?.trim() ?? '', term[to]?.trim() ?? ''];
    return source === '' || target === '' ? [] : [[source, target] as const];
  });
  return new Map(pairs);
}

const escapeForPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

/** A text in parts: those between the words of a glossary, and the words as the other language has them. */
export function splitByGlossary(
  text: string,
  glossary: Glossary,
): readonly { readonly text: string; readonly isTerm: boolean }[] {
  if (glossary.size === 0) return [{ text, isTerm: false }];
  const longestFirst = [...glossary.keys()].sort((a, b) => b.length - a.length);
  const whole = `(?<![\\p{L}\\p{M}])(${longestFirst.map(escapeForPattern).join('|')})(?![\\p{L}\\p{M}])`;
  const parts = text.split(new RegExp(whole, 'u'));
  return parts.flatMap((part, index) => {
    const isTerm = index % 2 === 1;
    return part === '' ? [] : [{ text: isTerm ? (glossary.get(part) ?? part) : part, isTerm }];
  });
}
