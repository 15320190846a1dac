import { insertion, type BrokenText, type Repair } from './repair';

/** Repairs of texts with a lost quotation mark, a quotation mark inside, or a line break. */
export function* repairStrings(broken: BrokenText): Generator<Repair> {
  yield* openName(broken);
  yield* openText(broken);
  yield* startQuote(broken);
  yield* lineBreak(broken);
  yield* innerQuotes(broken);
}

const lineStart = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;

function lineEnd(text: string, offset: number): number {
  const end = text.slice(offset).search(/\r?\n|$/);
  return offset + end;
}

/** `"name: "…"`: the quotation mark after the name is lost. */
function* openName({ text, error }: BrokenText): Generator<Repair> {
  const start = lineStart(text, error.offset);
  const line = text.slice(start, lineEnd(text, error.offset));
  for (const { 1: name = '', index } of line.matchAll(/"([$\w-]+):/g)) {
    const end = start + index + 1 + name.length;
    yield insertion(end, '"', {
      message: `the name “${name}” has no closing quotation mark`,
      hint: `Write "${name}".`,
    });
  }
}

/** A text that runs to the end of its line. */
function* openText({ text, error }: BrokenText): Generator<Repair> {
  if (text[error.offset] !== '"') return;
  const end = lineEnd(text, error.offset);
  const words = {
    message: 'a text without its closing quotation mark',
    hint: 'Add the quotation mark " at the end of the text.',
  };
  const line = text.slice(error.offset, end);
  for (const { index } of line.matchAll(/[,}\]]|$/g)) {
    const stop = error.offset + line.slice(0, index).trimEnd().length;
    yield { ...insertion(stop, '"', words), offset: error.offset };
  }
}

/** A text or name that only ends with a quotation mark. */
function* startQuote({ text, error }: BrokenText): Generator<Repair> {
  const [word = ''] =
    /^[^\s,:{}[\]"][^,:{}[\]"\n]*(?=")/.exec(text.slice(error.offset, lineEnd(text, error.offset))) ?? [];
  if (word === '') return;
  yield {
    ...insertion(error.offset, '"', {
      message: `the text “${word}” has no opening quotation mark`,
      hint: `Write "${word}".`,
    }),
    offset: error.offset,
  };
}

function* lineBreak({ text, error }: BrokenText): Generator<Repair> {
  if (text[error.offset] !== '"') return;
  const start = lineEnd(text, error.offset);
  const end = /^\r?\n[ \t]*/.exec(text.slice(start))?.[0].length ?? 0;
  if (end === 0) return;
  yield {
    start,
    end: start + end,
    text: '\\n',
    offset: error.offset,
    message: 'a line break inside a text',
    hint: 'Write \\n instead of the line break, or put the text on one line.',
  };
}

/** A text that contains quotation marks: it ends at the first one, and the error is right after it. */
function* innerQuotes({ text, error }: BrokenText): Generator<Repair> {
  const start = lineStart(text, error.offset);
  const before = /"(?:[^"\\\n]|\\.)*"\s*$/.exec(text.slice(start, error.offset));
  if (!before) return;
  const opening = start + before.index;
  const rest = text.slice(error.offset, lineEnd(text, error.offset));
  for (const { index } of rest.matchAll(/"(?=\s*(?:[,:}\]]|$))/g)) {
    const end = error.offset + index;
    yield {
      start: opening + 1,
      end,
      text: text.slice(opening + 1, end).replace(/(?<!\\)"/g, '\\"'),
      offset: opening,
      message: 'a quotation mark inside a text ends it',
      hint: 'Write \\" for a quotation mark inside a text.',
    };
  }
}
