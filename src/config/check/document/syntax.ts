import { printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { Problem } from '../../checked-site';
import type { Finding } from './finding';
import type { Path } from './path';
import { placesIn } from './places';

/** What the parser's errors mean to somebody who edits the file. */
const meanings: Readonly<Record<string, string>> = {
  InvalidSymbol: 'a word that is not JSON; texts stand between quotation marks ("…")',
  InvalidNumberFormat: 'a number that is written wrongly',
  PropertyNameExpected: 'a name in quotation marks is missing here; perhaps a comma too many before it',
  ValueExpected: 'a value is missing here; perhaps a comma too many before it',
  ColonExpected: 'a colon (:) is missing after the name',
  CommaExpected: 'a comma is missing before this',
  CloseBraceExpected: 'a closing brace } is missing',
  CloseBracketExpected: 'a closing bracket ] is missing',
  EndOfFileExpected: 'the document ended before this; perhaps a brace } or bracket ] too many',
  InvalidCommentToken: 'a comment; JSON has none',
  UnexpectedEndOfComment: 'a comment; JSON has none',
  UnexpectedEndOfString: 'a text without its closing quotation mark',
  UnexpectedEndOfNumber: 'a number that is written wrongly',
  InvalidUnicode: 'a wrong \\u code in a text',
  InvalidEscapeCharacter: 'a backslash \\ before a letter that does not take one; write \\\\ for a backslash',
  InvalidCharacter: 'a line break or tab inside a text; write \\n for a line break',
};

/** One problem for a text that is not JSON: the first mistake, since the others follow from it. */
export function explainSyntax(file: string, text: string, error: ParseError | undefined): Problem {
  const code = error && printParseErrorCode(error.error);
  const found = code ? (meanings[code] ?? 'something that is not JSON') : 'it is empty';
  return {
    file,
    ...placesIn(text).at(offsetOf(text, error)),
    at: '',
    message: `This file is not JSON: ${found}.`,
    hint: 'Nothing else in the file can be checked until this is mended.',
    severity: 'error',
  };
}

/** Where the mistake is: what is missing is missing before the word at which the parser noticed it. */
function offsetOf(text: string, error: ParseError | undefined): number {
  if (!error) return 0;
  const missing = printParseErrorCode(error.error).endsWith('Expected');
  return missing ? Math.max(0, text.slice(0, error.offset).trimEnd().length - 1) : error.offset;
}

/** Keys that stand twice in one object: the later one would silently win. */
export function duplicateKeys(node: Node, path: Path = []): Finding[] {
  if (node.type === 'array')
    return (node.children ?? []).flatMap((item, index) => duplicateKeys(item, [...path, index]));
  if (node.type !== 'object') return [];
  const seen = new Set<string>();
  return (node.children ?? []).flatMap((property) => {
    const [key, value] = property.children ?? [];
    const name = String(key?.value);
    const again = seen.has(name) ? [writtenTwice([...path, name], property.offset)] : [];
    seen.add(name);
    return value ? [...again, ...duplicateKeys(value, [...path, name])] : again;
  });
}

function writtenTwice(path: Path, offset: number): Finding {
  const name = String(path.at(-1));
  const message = `“${name}” stands twice here; only one of them can count.`;
  return { path, offset, message, hint: 'Take one of them out.' };
}
