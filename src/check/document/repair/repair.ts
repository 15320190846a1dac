import { parse, type ParseError } from 'jsonc-parser';

/** A change of a text that may make it JSON, with the words for it. */
export interface Repair {
  /** Offset of the characters that are replaced. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Offset of the mistake, where it is not the start of the change. */
  readonly offset?: number;
  /** What is wrong, after “This file is not JSON: ”. */
  readonly message: string;
  readonly hint: string;
}

/** A text that is not JSON, with the first error of the parser. */
export interface BrokenText {
  readonly text: string;
  readonly error: ParseError;
}

/** Parses as strictly as the checker; the first error, or undefined. */
export function firstError(text: string): ParseError | undefined {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  return errors[0];
}

/** The first repair after which the text is JSON, else the one after which the parser gets furthest. */
export function bestRepair({ text, error }: BrokenText, repairs: Iterable<Repair>): Repair | undefined {
  let best: { readonly repair: Repair; readonly reached: number } | undefined;
  for (const repair of repairs) {
    const { start, end, text: inserted } = repair;
    const reached = firstError(text.slice(0, start) + inserted + text.slice(end));
    if (!reached) return repair;
    const offset = reached.offset - inserted.length + (end - start);
    if (offset > error.offset + 2 && offset > (best?.reached ?? 0)) best = { repair, reached: offset };
  }
  return best?.repair;
}

/** A change that inserts a text; the mistake is at the character before it. */
export function insertion(offset: number, text: string, words: Pick<Repair, 'message' | 'hint'>): Repair {
  return { start: offset, end: offset, text, offset: Math.max(0, offset - 1), ...words };
}

/** The end of the last token before an offset. */
export function endBefore(text: string, offset: number): number {
  return text.slice(0, offset).trimEnd().length;
}
