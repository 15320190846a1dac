import { createScanner } from 'jsonc-parser';
import type { Sentence } from '../sentences/sentence';
import { causeOf } from './syntax-causes';

interface Pair {
  /** Offset of the opening bracket; undefined if the other one closes nothing. */
  readonly open: number | undefined;
  readonly close: number;
}

/** The brackets of a JSON text outside of its strings, by offset. */
export interface Brackets {
  readonly pairs: readonly Pair[];
  /** Brackets that are never closed, the outermost first. */
  readonly open: readonly number[];
  /** Levels of nested lists and objects. */
  readonly depth: number;
}

/** Finds the brackets of a text without recursion, so that no depth overflows the stack. */
export function scanBrackets(text: string): Brackets {
  const scanner = createScanner(text, true);
  const open: number[] = [];
  const pairs: Pair[] = [];
  let depth = 0;
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const offset = scanner.getTokenOffset();
    const char = text[offset] ?? '';
    if ('{['.includes(char)) depth = Math.max(depth, open.push(offset));
    if ('}]'.includes(char)) pairs.push({ open: open.pop(), close: offset });
  }
  return { pairs, open, depth };
}

/** A mistake in a text that is not JSON, and its place. */
export interface SyntaxMistake {
  readonly offset: number;
  /** Follows “This file is not JSON: ”. */
  readonly message: Sentence;
  readonly hint?: Sentence;
}

/** Finds a lost, extra or wrong bracket. The indentation of lines shows which brackets were meant to be a pair. */
export function findBracketMistake(text: string): SyntaxMistake | undefined {
  const { pairs, open } = scanBrackets(text);
  const charAt = (offset: number) => text[offset] ?? '';
  const closing = (offset: number) => (text[offset] === '{' ? '}' : ']');
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const indent = (offset: number) =>
    (/^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1)) ?? [''])[0].length;

  const lost = pairs.find((pair) => pair.open !== undefined && indent(pair.close) < indent(pair.open))?.open;
  if (lost !== undefined) return mistakeOf(lost, 'open', { bracket: charAt(lost), closing: closing(lost) });
  const wrong = pairs.find((pair) => pair.open === undefined || closing(pair.open) !== charAt(pair.close));
  const [first] = open;
  if (!wrong && first !== undefined) {
    return mistakeOf(Math.max(0, text.trimEnd().length - 1), 'end', {
      bracket: charAt(first),
      line: String(lineOf(first)),
      closing: open.map(closing).reverse().join(''),
    });
  }
  if (!wrong) return undefined;
  const extra = pairs.find(
    ({ open: from = 0, close }) => close <= wrong.close && indent(close) > indent(from),
  );
  const { open: from, close } = extra ?? wrong;
  const bracket = charAt(close);
  if (extra || from === undefined) return mistakeOf(close, 'extra', { bracket });
  const pair = { opening: charAt(from), line: String(lineOf(from)), closing: closing(from) };
  return mistakeOf(close, 'wrong', { bracket, ...pair });
}

function mistakeOf(
  offset: number,
  kind: 'open' | 'end' | 'extra' | 'wrong',
  values: Sentence['values'],
): SyntaxMistake {
  return { offset, ...causeOf(`bracket.${kind}`, values) };
}
