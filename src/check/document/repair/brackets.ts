import { createScanner } from 'jsonc-parser';
import { indexPositions } from '../position';

export type Opening = '{' | '[';

/** The bracket that closes another one. */
export const closingOf: Readonly<Record<Opening, '}' | ']'>> = { '{': '}', '[': ']' };

/** A bracket that is open. */
export interface OpenBracket {
  readonly opening: Opening;
  readonly offset: number;
}

/** A closing bracket with what is open before it, the innermost last. */
export interface ClosingBracket {
  readonly closing: '}' | ']';
  readonly offset: number;
  readonly open: readonly OpenBracket[];
}

export interface Brackets {
  readonly closings: readonly ClosingBracket[];
  /** What is open at the end of the text. */
  readonly left: readonly OpenBracket[];
  /** What is open before an offset, the innermost last. */
  readonly openAt: (offset: number) => readonly OpenBracket[];
}

/** The brackets of a text, outside of its strings. A closing bracket of the wrong kind leaves its opposite open. */
export function scanBrackets(text: string): Brackets {
  const tokens = bracketTokens(text);
  const states: { readonly offset: number; readonly open: readonly OpenBracket[] }[] = [];
  const closings: ClosingBracket[] = [];
  let open: readonly OpenBracket[] = [];
  for (const { char, offset } of tokens) {
    states.push({ offset, open });
    if (isOpening(char)) open = [...open, { opening: char, offset }];
    else if (isClosing(char)) {
      closings.push({ closing: char, offset, open });
      const top = open.at(-1);
      if (top && closingOf[top.opening] === char) open = open.slice(0, -1);
    }
  }
  const left = open;
  return {
    closings,
    left,
    openAt: (offset) => states.find((state) => state.offset >= offset)?.open ?? left,
  };
}

function bracketTokens(text: string): { readonly char: string; readonly offset: number }[] {
  const scanner = createScanner(text, true);
  const found: { readonly char: string; readonly offset: number }[] = [];
  for (let previous = -1; previous < text.length;) {
    scanner.scan();
    const offset = scanner.getTokenOffset();
    const char = text[offset] ?? '';
    if ('{}[]'.includes(char) && char !== '' && scanner.getTokenLength() === 1) found.push({ char, offset });
    previous = offset + scanner.getTokenLength();
    if (scanner.getTokenLength() === 0) break;
  }
  return found;
}

const isOpening = (char: string): char is Opening => char === '{' || char === '[';
const isClosing = (char: string): char is '}' | ']' => char === '}' || char === ']';

/** The blanks before the first character of a line. */
export function indentAt(text: string, offset: number): number {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, start + 200))?.[0].length ?? 0;
}

/**
 * Where the closing bracket of an open one belongs: after the last value before the next line that is not indented
 * deeper than the line of the opening bracket.
 */
export function endByIndent(text: string, { offset }: OpenBracket): number {
  const indent = indentAt(text, offset);
  const rest = text.slice(offset);
  const lineEnd = rest.search(/\n|$/);
  const next = new RegExp(`\\n[ \\t]{0,${String(indent)}}(?=[^ \\t\\r\\n])`).exec(rest.slice(lineEnd));
  const end = offset + lineEnd + (next?.index ?? rest.length - lineEnd);
  return valueEnd(text, end);
}

/** The end of the last value before an offset. */
export function valueEnd(text: string, offset: number): number {
  let end = offset;
  while (/[\s,]/.test(text[end - 1] ?? '')) end--;
  return end;
}

/** A bracket and its line, in words. */
export function describeOpening(text: string, { opening, offset }: OpenBracket): string {
  const { line } = indexPositions(text).at(offset);
  const name = /"((?:[^"\\\n]|\\.)*)"\s*:\s*$/.exec(text.slice(Math.max(0, offset - 200), offset))?.[1];
  const of = name === undefined ? '' : ` of “${name}”`;
  return `the ${opening === '{' ? 'brace {' : 'bracket ['}${of} opened in line ${String(line)}`;
}
