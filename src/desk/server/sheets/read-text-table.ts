import Papa from 'papaparse';
import { type Separator, separators } from '../../api/sheets-api';
import { type ReadTable, sheetOf, type TableOptions } from './table';

const characters: Readonly<Record<Separator, string>> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  bar: '|',
  none: Papa.UNIT_SEP,
};

/** Rows by which the separator is found. */
const sampleRows = 50;
/** Part of zero bytes from which on a text without a mark is UTF-16: Latin letters have one each. */
const fewestZeros = 0.2;

/** Encoding of a text by its first bytes, or by its zero bytes; null for data that is no text. */
function encodingOf(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, 4096);
  const zeros = head.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0);
  if (zeros === 0) return 'utf-8';
  if (zeros < head.length * fewestZeros) return null;
  return head[0] === 0 ? 'utf-16be' : 'utf-16le';
}

interface ParsedText {
  readonly rows: readonly (readonly string[])[];
  readonly hasOpenQuotes: boolean;
}

function parse(text: string, separator: Separator, preview = 0): ParsedText {
  const options = { delimiter: characters[separator], preview };
  const { data, errors } = Papa.parse<string[]>(text, options);
  const hasOpenQuotes = errors.some(({ type }) => type === 'Quotes');
  if (!hasOpenQuotes || preview > 0) return { rows: data, hasOpenQuotes };
  // An open mark would take the rows after it into its cell. No text has the character that stands for marks then.
  return { rows: Papa.parse<string[]>(text, { ...options, quoteChar: Papa.RECORD_SEP }).data, hasOpenQuotes };
}

/** A cell of a copied range that has marks around it because of a line break or of marks in it. */
const quotedCell = /"((?:[^"\t]|"")*)"(?=[\t\r\n]|$)/y;
const plainCell = /[^\t\r\n]*/y;

/**
 * The cells of a range that was copied in a spreadsheet. Only cells with line breaks, or with doubled marks, have
 * quotation marks around them; those of all others are their own.
 */
function parseCopied(text: string): ParsedText {
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    quotedCell.lastIndex = at;
    const [whole = '', inner = ''] = quotedCell.exec(text) ?? [];
    const isQuoted = /\n|\r|""/.test(inner);
    plainCell.lastIndex = at;
    const plain = plainCell.exec(text)?.[0] ?? '';
    rows.at(-1)?.push(isQuoted ? inner.replaceAll('""', '"') : plain);
    at += isQuoted ? whole.length : plain.length;
    if (text[at] !== '\t') {
      at += text.startsWith('\r\n', at) ? 1 : 0;
      rows.push([]);
    } else if (at === text.length - 1) rows.at(-1)?.push('');
    at += 1;
  }
  return { rows, hasOpenQuotes: false };
}

/** How many of some rows have as many cells as most of those that are divided, from 0 to 1. */
function evenness(rows: readonly (readonly string[])[]): number {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  const counts = new Map<number, number>();
  for (const { length } of filled) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  return filled.length === 0 ? 0 : Math.max(0, ...counts.values()) / filled.length;
}

/** What may stand between the cells of a text, the likeliest first. */
function possibleSeparators(text: string): readonly Separator[] {
  const scores = separators
    .filter((separator) => separator !== 'none')
    .map((separator) => ({ separator, score: evenness(parse(text, separator, sampleRows).rows) }))
    .filter(({ score }) => score >= 0.5)
    .toSorted((a, b) => b.score - a.score);
  if (scores.length > 0) return scores.map(({ separator }) => separator);
  return ['none', ...separators.filter((separator) => text.includes(characters[separator]))];
}

/** The first line by which programs tell Excel the separator. */
const named = /^sep=([,;\t|])\r?\n/i;

/** The cells of a text with a separator between them, as programs save or copy tables. */
export function readTextTable(
  bytes: Buffer,
  { separator: wanted, isPasted = false }: TableOptions,
): ReadTable | 'sheet-kind' | 'sheet-encoding' {
  const encoding = encodingOf(bytes);
  if (encoding === null) return 'sheet-kind';
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return 'sheet-encoding';
  }
  const [line = '', sign] = named.exec(text) ?? [];
  text = text.slice(line.length);
  const told = separators.find((one) => characters[one] === sign);
  const isCopied = isPasted && text.includes('\t') && told === undefined;
  const possible = isCopied ? (['tab'] as const) : possibleSeparators(text);
  const separator = wanted ?? told ?? possible[0] ?? 'none';
  const { rows, hasOpenQuotes } =
    isCopied && separator === 'tab' ? parseCopied(text) : parse(text, separator);
  const filled = /[^\s,;|]/.test(text) ? rows : [];
  const numbered = filled.map((cells, index) => ({ number: index + 1, cells: [...cells], mark: null }));
  return {
    sheets: [sheetOf(numbered)],
    separator,
    otherSeparators: told === undefined ? possible.filter((one) => one !== separator) : [],
    hasOpenQuotes,
    isFrom1904: false,
  };
}
