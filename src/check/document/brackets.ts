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

/** What is wrong with the brackets of a text, and where. */
export interface BracketMistake {
  readonly offset: number;
  readonly message: string;
  readonly hint: string;
}

/** Finds a lost, extra or wrong bracket. The indentation of lines shows which brackets were meant to be a pair. */
export function findBracketMistake(text: string): BracketMistake | undefined {
  const { pairs, open } = scanBrackets(text);
  const lost = pairs.find((pair) => pair.open !== undefined && closesFurtherOut(text, pair));
  if (lost?.open !== undefined) return unclosed(text, lost.open);
  const wrong = pairs.find(
    (pair) => pair.open === undefined || closing(text, pair.open) !== text[pair.close],
  );
  if (!wrong) return open[0] === undefined ? undefined : cutOff(text, open);
  const extra = pairs.find((pair) => pair.close <= wrong.close && closesFurtherIn(text, pair));
  if (extra || wrong.open === undefined) return superfluous(text, (extra ?? wrong).close);
  return ofOtherKind(text, wrong.open, wrong.close);
}

const closing = (text: string, open: number): string => (text[open] === '{' ? '}' : ']');

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Number of blanks before the first character of the line of an offset. */
function indentAt(text: string, offset: number): number {
  const [blanks = ''] = /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1)) ?? [];
  return blanks.length;
}

const closesFurtherOut = (text: string, { open = 0, close }: Pair): boolean =>
  indentAt(text, close) < indentAt(text, open);

const closesFurtherIn = (text: string, { open = 0, close }: Pair): boolean =>
  indentAt(text, close) > indentAt(text, open);

function unclosed(text: string, offset: number): BracketMistake {
  const message = `the ${text[offset] ?? ''} in this line is not closed`;
  return { offset, message, hint: `Add ${closing(text, offset)} after its last value.` };
}

function superfluous(text: string, offset: number): BracketMistake {
  const char = text[offset] ?? '';
  return { offset, message: `an extra ${char}`, hint: `Remove this ${char}.` };
}

function ofOtherKind(text: string, open: number, offset: number): BracketMistake {
  const message = `this ${text[offset] ?? ''} closes the ${text[open] ?? ''} of line ${lineOf(text, open)}`;
  return { offset, message, hint: `Write ${closing(text, open)} instead.` };
}

function cutOff(text: string, open: readonly number[]): BracketMistake {
  const [first = 0] = open;
  const message = `the file ends although the ${text[first] ?? ''} opened in line ${lineOf(text, first)} is not closed`;
  const missing = open.map((offset) => closing(text, offset)).reverse();
  return {
    offset: Math.max(0, text.trimEnd().length - 1),
    message,
    hint: `Perhaps the end of the file was lost. It lacks ${missing.join('')}.`,
  };
}
