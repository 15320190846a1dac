import type { Node } from 'jsonc-parser';
import type { Finding } from './finding';
import type { Path } from './path';

/** Question marks that stand for letters: a run of them that does not end a word. */
const lost = /(?<![\p{L}\p{M}\d?.!/=&-])\?{3,}/u;

/** UTF-8 read as Windows-1252 or Latin-1: “àª—” for a Gujarati letter, “â€™” for an apostrophe. */
const mojibake = /à[¤¥ª«][\u0080-\u2122]|Ã[\u0080-\u00BF]|Â[\u00A0-\u00BF]|â€[\u0080-\u2122]|ï»¿/u;

const replaced = '\uFFFD';

/** What shows that a text was saved in a wrong encoding, with its offset; undefined for any other text. */
export interface EncodingMistake {
  readonly offset: number;
  readonly message: string;
  readonly hint: string;
}

export function findEncodingMistake(text: string): EncodingMistake | undefined {
  const mixed = mojibake.exec(text);
  if (mixed) return mistake(mixed, 'it was saved in a wrong encoding', meantBy(text));
  const at = text.indexOf(replaced);
  if (at >= 0)
    return mistake({ 0: replaced, index: at }, 'its letters were lost when it was saved', undefined);
  const marks = lost.exec(text);
  return marks ? mistake(marks, 'its letters were lost when it was saved', undefined) : undefined;
}

type Found = Pick<RegExpExecArray, 'index' | 0>;

function mistake({ 0: found, index }: Found, reason: string, meant: string | undefined): EncodingMistake {
  const hint = 'Type the text again, and save the file as UTF-8.';
  return {
    offset: index,
    message: `This text contains “${found}”: ${reason}.`,
    hint: meant === undefined ? hint : `It was probably “${meant}”. Save the file as UTF-8.`,
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
    const { message, hint } = findEncodingMistake(value) ?? {};
    return message === undefined ? [] : [{ path, offset, message, hint }];
  });
  const [first, ...others] = found;
  if (!first) return [];
  const more = others.length === 0 ? '' : ` So do ${String(others.length)} more texts of this file.`;
  return [{ ...first, message: `${first.message}${more}` }];
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
