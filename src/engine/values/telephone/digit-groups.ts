/** Digits that follow each other in a text. */
export interface DigitGroup {
  readonly digits: string;
  /** Position of the first digit, or of the `+` before it. */
  readonly start: number;
  /** Position after the last digit. */
  readonly end: number;
  readonly hasPlus: boolean;
  /** Whether it follows a blank only, or no part of a number. */
  readonly isApart: boolean;
}

/** Groups with nothing between them but what people write inside a number. */
export type DigitRun = readonly DigitGroup[];

/** Digits of a number that may follow letters without a blank; fewer are part of a word such as `12b`. */
const wholeNumber = 10;
const letter = /[\p{L}\p{M}]/u;
const hyphen = /[-.\u2010-\u2015\u2212]\s?$/;

/** Characters that may stand between the groups of one number: a blank, a hyphen or a dot; or the end of a bracket. */
const inside = /^(?:\s{1,3}|\s?[-.\u2010-\u2015\u2212]\s?)$/;
const closing = /^\s?\)\s?[-.\u2010-\u2015\u2212]?\s?$/;
const opening = /^\s?-?\s?\(\s?$/;
/** The code of a country or a leading zero, after which brackets hold an area code or the zero that is dialled at home. */
const prefix = /^(?:\+\d{1,3}|0|00\d{1,3}|91)$/;

/** The group of some digits; null where they are part of a word. */
function groupOf(digits: string, start: number, text: string): DigitGroup | null {
  const end = start + digits.length;
  const [plus] = /\+\s?$/.exec(text.slice(Math.max(0, start - 2), start)) ?? [];
  const isAfterLetter = letter.test(text[start - 1] ?? '') && digits.length < wholeNumber;
  if (isAfterLetter || letter.test(text[end] ?? '')) return null;
  const isApart = !hyphen.test(text.slice(Math.max(0, start - 2), start));
  return { digits, start: start - (plus?.length ?? 0), end, hasPlus: plus !== undefined, isApart };
}

function groupsIn(text: string): DigitGroup[] {
  return [...text.matchAll(/\d+/g)].flatMap(({ 0: digits, index }) => groupOf(digits, index, text) ?? []);
}

/** Whether a group goes on with the number that a run has begun. */
function continues(run: DigitRun, group: DigitGroup, text: string): boolean {
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last || group.hasPlus) return false;
  const gap = text.slice(last.end, group.start);
  const isAfterPrefix =
    run.length === 1 && prefix.test(text.slice(first.start, first.end).replace(/\s/g, ''));
  const isBracketOpen = text.slice(0, last.start).trimEnd().endsWith('(');
  return inside.test(gap) || (isBracketOpen && closing.test(gap)) || (isAfterPrefix && opening.test(gap));
}

/** The runs of a text in Latin digits, in their order. */
export function digitRuns(text: string): readonly DigitRun[] {
  const runs: DigitGroup[][] = [];
  for (const group of groupsIn(text)) {
    const run = runs.at(-1);
    if (run && continues(run, group, text)) run.push(group);
    else runs.push([group]);
  }
  return runs;
}
