import type { BrokenText, Repair } from './repair';

/** What people write for the words of JSON. */
const literals: Readonly<Record<string, string>> = {
  true: 'true',
  yes: 'true',
  on: 'true',
  false: 'false',
  no: 'false',
  off: 'false',
  null: 'null',
  none: 'null',
  nil: 'null',
  nan: 'null',
  undefined: 'null',
};

const signs: Readonly<Record<string, { readonly text: string; readonly words: string }>> = {
  '=': { text: ':', words: 'A colon (:) separates a name and its value' },
  '=>': { text: ':', words: 'A colon (:) separates a name and its value' },
  ';': { text: ',', words: 'A comma (,) separates values' },
};

/** Repairs of words, numbers and signs that JSON does not have: `True`, `8px`, `02`, `=`. */
export function* repairWords(broken: BrokenText): Generator<Repair> {
  yield* repairSign(broken);
  yield* repairDecimalComma(broken);
  yield* repairWord(broken);
}

function* repairSign({ text, error }: BrokenText): Generator<Repair> {
  const [sign = ''] = /^(?:=>?|;)/.exec(text.slice(error.offset, error.offset + 2)) ?? [];
  const right = signs[sign];
  if (!right) return;
  const { offset } = error;
  const message = `“${sign}” was found where “${right.text}” is expected`;
  yield { start: offset, end: offset + sign.length, text: right.text, message, hint: `${right.words}.` };
}

function* repairDecimalComma({ text, error }: BrokenText): Generator<Repair> {
  const before = /(?<!\d)\d+,$/.exec(text.slice(0, error.offset))?.[0];
  const after = /^\d+(?=\s*[,}\]])/.exec(text.slice(error.offset, error.offset + 30))?.[0];
  if (before === undefined || after === undefined) return;
  const start = error.offset - before.length;
  const number = `${before.slice(0, -1)}.${after}`;
  const message = `“${before}${after}” is not a number`;
  yield { start, end: error.offset + after.length, text: number, message, hint: `Write ${number}.` };
}

const wordSigns = /[^\s,:;={}[\]"]/;

function* repairWord({ text, error }: BrokenText): Generator<Repair> {
  let start = error.offset;
  while (start > 0 && wordSigns.test(text[start - 1] ?? '')) start--;
  const word = /^[^\s,:;={}[\]"]+/.exec(text.slice(start, start + 400))?.[0];
  if (word === undefined) return;
  const place = { start, end: start + word.length };
  const literal = literals[word.toLowerCase()];
  if (literal !== undefined) {
    const or = literal === 'null' ? ', or leave the key out' : ' (small letters, no quotation marks)';
    yield {
      ...place,
      text: literal,
      message: `“${word}” is not a word of JSON`,
      hint: `Write ${literal}${or}.`,
    };
  }
  yield* repairNumber(word, place);
  yield* quoteWords(text, start);
}

type Place = Pick<Repair, 'start' | 'end'>;

function* repairNumber(word: string, place: Place): Generator<Repair> {
  const [number = '', unit = ''] = /^([+-]?[\d_.]+)([a-z%]*)$/i.exec(word)?.slice(1) ?? [];
  if (!/\d/.test(number)) return;
  const text = String(Number(number.replaceAll('_', '').replace(/^\+/, '')));
  if (text === 'NaN') return;
  const reason =
    unit === '' ? 'numbers have no leading zero, plus sign or closing point' : 'numbers have no unit';
  yield {
    ...place,
    text,
    message: `“${word}” is not a number; ${reason}`,
    hint: `Write ${text}, or "${word}" if it is a text.`,
  };
}

/** A name or text without its quotation marks, or with those of another kind. */
function* quoteWords(text: string, start: number): Generator<Repair> {
  const quoted = /^(?:'[^'\n]*'|[“”„«][^“”»\n]*[“”»]|‘[^’\n]*’)/.exec(text.slice(start, start + 2000));
  const all = quoted?.[0];
  const run = /^[^,:{}[\]"\n]+/.exec(text.slice(start, start + 2000))?.[0].trimEnd();
  if (all !== undefined) {
    const words = JSON.stringify(all.slice(1, -1));
    const message = 'quotation marks of another kind; JSON has only straight double ones';
    yield { start, end: start + all.length, text: words, message, hint: `Write ${shorten(words)}.` };
  }
  if (run === undefined || run === '') return;
  const words = JSON.stringify(run);
  const message = 'an unquoted word; texts and names need quotation marks ("…")';
  yield { start, end: start + run.length, text: words, message, hint: `Write ${shorten(words)}.` };
}

const shorten = (words: string): string => (words.length > 60 ? `${words.slice(0, 58)}…"` : words);
