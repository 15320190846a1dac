import { sentence, type Sentence } from '../sentences/sentence';
import type { Node } from 'jsonc-parser';
import type { Finding } from './finding';
import type { Path } from './path';

/** Question marks that stand for letters: a run of them that does not end a word. */
const lost = /(?<![\p{L}\p{M}\d?.!/=&-])\?{3,}/u;

/** UTF-8 read as Windows-1252 or Latin-1: “àª—” for a Gujarati letter, “â€™” for an apostrophe. */
const mojibake = /à[¤¥ª«][\u0080-\u2122]|Ã[\u0080-\u00BF]|Â[\u00A0-\u00BF]|â€[\u0080-\u2122]|ï»¿/u;

const replaced = '\uFFFD';

/** The first sign that a text was saved in a wrong encoding, with its offset; undefined for any other text. */
export interface EncodingMistake {
  readonly offset: number;
  readonly message: Sentence;
  readonly hint: Sentence;
}

export function findEncodingMistake(text: string): EncodingMistake | undefined {
  const mixed = mojibake.exec(text);
  if (mixed) return mistake('encoding.wrong', mixed, meantBy(text));
  const at = text.indexOf(replaced);
  if (at >= 0) return mistake('encoding.lost', { 0: replaced, index: at });
  const marks = lost.exec(text);
  return marks ? mistake('encoding.lost', marks) : undefined;
}

type Found = Pick<RegExpExecArray, 'index' | 0>;

function mistake(
  id: 'encoding.wrong' | 'encoding.lost',
  { 0: found, index }: Found,
  meant?: string,
): EncodingMistake {
  return {
    offset: index,
    message: sentence(id, { found }),
    hint: meant === undefined ? sentence('encoding.again') : sentence('encoding.meant', { meant }),
  };
}

/** Characters of Windows-1252 beyond Latin-1, by byte. */
const windows1252 = new Map(
  Array.from('€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ', (char, index) => [
    char,
    0x80 + index,
  ]),
);

/** The text whose bytes were read in the wrong encoding; undefined if they are not UTF-8. */
function meantBy(text: string): string | undefined {
  const bytes = Array.from(text, (char) => windows1252.get(char) ?? char.codePointAt(0) ?? 0);
  if (bytes.some((byte) => byte > 0xff)) return undefined;
  try {
    const meant = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
    return meant.length > 60 ? `${meant.slice(0, 60)}…` : meant;
  } catch {
    return undefined;
  }
}

/** Texts and names of a document that were saved in a wrong encoding: the first one, with the number of the others. */
export function encodingFindings(root: Node): Finding[] {
  const found = stringsIn(root, []).flatMap(({ value, path, offset }) => {
    const mistake = findEncodingMistake(value);
    return mistake ? [{ ...mistake, path, offset }] : [];
  });
  const [first, ...others] = found;
  if (!first) return [];
  if (others.length === 0) return [first];
  const message = sentence('encoding.more', { first: first.message, count: String(others.length) });
  return [{ ...first, message }];
}

interface StringPlace {
  readonly value: string;
  readonly path: Path;
  readonly offset: number;
}

function stringsIn(node: Node, path: Path): StringPlace[] {
  if (node.type === 'string') return [{ value: String(node.value), path, offset: node.offset }];
  return (node.children ?? []).flatMap((child, index) => {
    if (node.type === 'array') return stringsIn(child, [...path, index]);
    const [key, value] = child.children ?? [];
    const inner = [...path, String(key?.value)];
    return [...(key ? stringsIn(key, inner) : []), ...(value ? stringsIn(value, inner) : [])];
  });
}
