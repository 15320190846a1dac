import { printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { Problem } from '../../model/site/checked-site';
import type { Finding } from './finding';
import type { Path } from './path';
import { indexPositions } from './position';

/** The parser's error codes in words. */
const meanings: Readonly<Record<string, string>> = {
  InvalidSymbol: 'an unquoted word; texts need quotation marks ("…")',
  InvalidNumberFormat: 'an invalid number',
  PropertyNameExpected:
    'a name in quotation marks is missing here; perhaps there is an extra comma before it',
  ValueExpected: 'a value is missing here; perhaps there is an extra comma before it',
  ColonExpected: 'a colon (:) is missing after the name',
  CommaExpected: 'a comma is missing before this',
  CloseBraceExpected: 'a closing brace } is missing',
  CloseBracketExpected: 'a closing bracket ] is missing',
  EndOfFileExpected: 'the document ended before this; perhaps there is an extra brace } or bracket ]',
  InvalidCommentToken: 'a comment; JSON has none',
  UnexpectedEndOfComment: 'a comment; JSON has none',
  UnexpectedEndOfString: 'a text without its closing quotation mark',
  UnexpectedEndOfNumber: 'an invalid number',
  InvalidUnicode: 'an invalid \\u escape in a text',
  InvalidEscapeCharacter: 'a backslash \\ before a letter that does not take one; write \\\\ for a backslash',
  InvalidCharacter: 'a line break or tab inside a text; write \\n for a line break',
};

/** The problem of a text that is not JSON: only the first error, since the others follow from it. */
export function explainSyntax(file: string, text: string, error: ParseError | undefined): Problem {
  const code = error && printParseErrorCode(error.error);
  const found = code ? (meanings[code] ?? 'something that is not JSON') : 'it is empty';
  return {
    file,
    ...indexPositions(text).at(offsetOf(text, error)),
    at: '',
    message: `This file is not JSON: ${found}.`,
    hint: 'Nothing else in the file can be checked until this is fixed.',
    severity: 'error',
  };
}

/** The offset of a syntax error: a missing character belongs before the token at which the parser stopped. */
function offsetOf(text: string, error: ParseError | undefined): number {
  if (!error) return 0;
  const missing = printParseErrorCode(error.error).endsWith('Expected');
  return missing ? Math.max(0, text.slice(0, error.offset).trimEnd().length - 1) : error.offset;
}

/** Duplicate keys of an object: the last one would silently win. */
export function duplicateKeys(node: Node, path: Path = []): Finding[] {
  if (node.type === 'array')
    return (node.children ?? []).flatMap((item, index) => duplicateKeys(item, [...path, index]));
  if (node.type !== 'object') return [];
  const seen = new Set<string>();
  return (node.children ?? []).flatMap((property) => {
    const [key, value] = property.children ?? [];
    const name = String(key?.value);
    const again = seen.has(name) ? [duplicateKey([...path, name], property.offset)] : [];
    seen.add(name);
    return value ? [...again, ...duplicateKeys(value, [...path, name])] : again;
  });
}

function duplicateKey(path: Path, offset: number): Finding {
  const name = String(path.at(-1));
  const message = `“${name}” appears twice here; only the last one would be used.`;
  return { path, offset, message, hint: 'Remove one of them.' };
}
