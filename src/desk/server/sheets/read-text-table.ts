import Papa from 'papaparse';
import type { Cell } from './table';

const separators = [',', ';', '\t'];
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

/** The cells of a text with commas, semicolons or tabs between them, as programs save or copy tables. */
export function readTextTable(bytes: Buffer): readonly (readonly Cell[])[] | 'sheet-kind' | 'sheet-encoding' {
  const encoding = encodingOf(bytes);
  if (encoding === null) return 'sheet-kind';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    const delimiters = { delimiter: '', delimitersToGuess: separators };
    return Papa.parse<string[]>(text, delimiters).data;
  } catch {
    return 'sheet-encoding';
  }
}
