import {
  closingOf,
  describeOpening,
  endByIndent,
  indentAt,
  scanBrackets,
  valueEnd,
  type Brackets,
  type ClosingBracket,
  type OpenBracket,
} from './brackets';
import { endBefore, insertion, type BrokenText, type Repair } from './repair';

/** Repairs of lost and extra brackets. */
export function* repairBrackets(broken: BrokenText): Generator<Repair> {
  const brackets = scanBrackets(broken.text);
  yield* lostOpening(broken, brackets);
  yield* lostClosing(broken, brackets);
  yield* wrongClosing(broken, brackets);
  yield* extraClosing(broken, brackets);
  yield* extraOpening(broken);
  yield* cutOff(broken, brackets);
}

/** A name where a value is expected, or a second value where a name is expected. */
function* lostOpening({ text, error }: BrokenText, { closings }: Brackets): Generator<Repair> {
  const end = endBefore(text, error.offset);
  const name = /"((?:[^"\\\n]|\\.)*)"$/.exec(text.slice(Math.max(0, end - 300), end));
  if (text[error.offset] === ':' && name) {
    const start = end - name[0].length;
    const message = `an opening brace { is missing before “${name[1] ?? ''}”`;
    yield { start, end: start, text: '{ ', message, hint: `Add { before "${name[1] ?? ''}".` };
  }
  const value = text.slice(0, end).replace(/,\s*$/, '').trimEnd();
  const opening = closings.find(({ offset }) => offset === value.length - 1)?.open.at(-1);
  const start = opening?.offset ?? afterColon(value);
  if (start !== undefined)
    yield {
      start,
      end: start,
      text: '[',
      message: 'an opening bracket [ is missing here',
      hint: 'Add [ before the first value of the list.',
    };
}

/** The offset of the first of several values after the last name of a text. */
function afterColon(text: string): number | undefined {
  const colon = text.lastIndexOf(':');
  const values = text.slice(colon + 1);
  return colon < 0 || !values.includes(',') ? undefined : text.length - values.trimStart().length;
}

/** Brackets that are closed by one that is indented less, or of the other kind, or never. */
function* lostClosing({ text, error }: BrokenText, brackets: Brackets): Generator<Repair> {
  const lost = [
    ...brackets.closings.filter((closing) => isTooFarOut(text, closing)),
    ...brackets.closings.filter(isOfOtherKind).slice(0, 1),
  ].flatMap(({ open }) => open.at(-1) ?? []);
  const open = [
    ...new Set([...lost.slice(0, 4), ...[...brackets.openAt(error.offset)].reverse(), ...brackets.left]),
  ];
  for (const bracket of open.slice(0, 10)) {
    yield closeAt(text, bracket, endByIndent(text, bracket));
    yield closeAt(text, bracket, valueEnd(text, error.offset));
  }
}

function closeAt(text: string, bracket: OpenBracket, offset: number): Repair {
  const closing = closingOf[bracket.opening];
  return insertion(offset, closing, {
    message: `${describeOpening(text, bracket)} is not closed`,
    hint: `Add ${closing} after this.`,
  });
}

/** Whether a closing bracket begins a line that is indented less than the line of the bracket that it closes. */
function isTooFarOut(text: string, { offset, open }: ClosingBracket): boolean {
  const top = open.at(-1);
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const isFirst = text.slice(start, offset).trim() === '';
  return top !== undefined && isFirst && offset - start < indentAt(text, top.offset);
}

function isOfOtherKind({ closing, open }: ClosingBracket): boolean {
  const top = open.at(-1);
  return top !== undefined && closingOf[top.opening] !== closing;
}

function* wrongClosing({ text }: BrokenText, { closings }: Brackets): Generator<Repair> {
  const wrong = closings.find(isOfOtherKind);
  const top = wrong?.open.at(-1);
  if (!wrong || !top) return;
  const right = closingOf[top.opening];
  yield {
    start: wrong.offset,
    end: wrong.offset + 1,
    text: right,
    message: `“${wrong.closing}” was found where ${describeOpening(text, top)} is closed`,
    hint: `Write ${right} instead.`,
  };
}

/** Closing brackets without an opening one; where each has one, those after which less is open than the indent says. */
function* extraClosing({ text }: BrokenText, { closings }: Brackets): Generator<Repair> {
  const suspect = [
    ...closings.filter(isOfOtherKind).slice(0, 1),
    ...closings.filter((closing) => isTooEarly(text, closing)).slice(0, 5),
    ...closings.filter(({ open }) => open.length === 0).slice(0, 1),
  ];
  for (const { closing, offset, open } of suspect) {
    const top = open.at(-1);
    const at = top ? `; ${describeOpening(text, top)} is still to be closed` : '';
    const message = `an extra ${closing === '}' ? 'brace }' : 'bracket ]'}${at}`;
    yield { start: offset, end: offset + 1, text: '', message, hint: `Remove this ${closing}.` };
  }
}

/** Whether a bracket that was opened in an earlier line is closed at the end of a line that is indented deeper. */
function isTooEarly(text: string, { offset, open }: ClosingBracket): boolean {
  const top = open.at(-1);
  return (
    top !== undefined &&
    text.slice(top.offset, offset).includes('\n') &&
    indentAt(text, offset) > indentAt(text, top.offset)
  );
}

function* extraOpening({ text, error: { offset } }: BrokenText): Generator<Repair> {
  const bracket = text[offset];
  if (bracket !== '{' && bracket !== '[') return;
  const message = `an extra ${bracket === '{' ? 'brace {' : 'bracket ['}`;
  yield { start: offset, end: offset + 1, text: '', message, hint: `Remove this ${bracket}.` };
}

/** A file that ends too early: what is left after its last values is closed. */
function* cutOff({ text }: BrokenText, { left }: Brackets): Generator<Repair> {
  const inner = left.at(-1);
  if (!inner) return;
  const tail = text.slice(-tailLength);
  const ends = [...tail.matchAll(/[,{[]/g)].map(({ index }) => text.length - tail.length + index);
  for (const end of [text.length, ...ends.reverse().slice(0, maxEnds)]) {
    const kept = text[end] === ',' || end === text.length ? end : end + 1;
    const open = scanBrackets(text.slice(0, kept)).left;
    const closings = [...open].reverse().map(({ opening }) => closingOf[opening]);
    yield {
      start: kept,
      end: text.length,
      text: closings.join(''),
      offset: endBefore(text, text.length) - 1,
      message: `the file ends although ${describeOpening(text, inner)} is not closed`,
      hint: `Perhaps the end of the file was lost. It lacks ${closings.join(' ')}.`,
    };
  }
}

/** How far from its end a file is searched for its last complete value, in characters and in commas and brackets. */
const tailLength = 2000;
const maxEnds = 8;
