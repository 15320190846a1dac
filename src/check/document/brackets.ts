import { createScanner } from 'jsonc-parser';

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
  readonly message: string;
  readonly hint: string;
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
  if (lost !== undefined) {
    const message = `the ${charAt(lost)} in this line is not closed`;
    return { offset: lost, message, hint: `Add ${closing(lost)} after its last value.` };
  }
  const wrong = pairs.find((pair) => pair.open === undefined || closing(pair.open) !== charAt(pair.close));
  const [first] = open;
  if (!wrong && first !== undefined) {
    const message = `the file ends although the ${charAt(first)} opened in line ${lineOf(first)} is not closed`;
    const hint = `Perhaps the end of the file was lost. It lacks ${open.map(closing).reverse().join('')}.`;
    return { offset: Math.max(0, text.trimEnd().length - 1), message, hint };
  }
  if (!wrong) return undefined;
  const extra = pairs.find(
    ({ open: from = 0, close }) => close <= wrong.close && indent(close) > indent(from),
  );
  const { open: from, close } = extra ?? wrong;
  if (extra || from === undefined)
    return { offset: close, message: `an extra ${charAt(close)}`, hint: `Remove this ${charAt(close)}.` };
  const message = `this ${charAt(close)} closes the ${charAt(from)} of line ${lineOf(from)}`;
  return { offset: close, message, hint: `Write ${closing(from)} instead.` };
}
