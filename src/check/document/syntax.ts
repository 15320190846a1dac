import { printParseErrorCode, type ParseError } from 'jsonc-parser';
import type { Problem } from '../../model/site/checked-site';
import { findLegacyFont } from '../writing/legacy-fonts';
import { findOddBlank } from './odd-blanks';
import { indexPositions } from './position';
import { bestRepair, endBefore, type BrokenText, type Repair } from './repair/repair';
import { repairBrackets } from './repair/repair-brackets';
import { repairSeparators } from './repair/repair-separators';
import { repairStrings } from './repair/repair-strings';
import { repairWords } from './repair/repair-words';

/** The parser's error codes in words, for errors that no repair explains. */
const meanings: Readonly<Record<string, string>> = {
  InvalidSymbol: 'an unquoted word; texts need quotation marks ("…")',
  InvalidNumberFormat: 'an invalid number',
  PropertyNameExpected: 'a name in quotation marks is missing here',
  ValueExpected: 'a value is missing here',
  ColonExpected: 'a colon (:) is missing after the name',
  CommaExpected: 'a comma is missing before this',
  CloseBraceExpected: 'a closing brace } is missing',
  CloseBracketExpected: 'a closing bracket ] is missing',
  EndOfFileExpected: 'the document ended before this; perhaps there is an extra brace } or bracket ]',
  UnexpectedEndOfString: 'a text without its closing quotation mark',
  UnexpectedEndOfNumber: 'an invalid number',
};

interface Words {
  readonly message: string;
  readonly hint: string;
}

/** Errors that need no repair to be explained. */
const explained: Readonly<Record<string, Words>> = {
  InvalidCommentToken: { message: 'a comment; JSON has none', hint: 'Remove the comment.' },
  UnexpectedEndOfComment: { message: 'a comment; JSON has none', hint: 'Remove the comment.' },
  InvalidUnicode: {
    message: 'an invalid \\u escape in a text',
    hint: 'Write \\u and four digits, or the character itself.',
  },
  InvalidEscapeCharacter: {
    message: 'a backslash \\ before a letter that does not take one',
    hint: 'Write \\\\ for a backslash.',
  },
  InvalidCharacter: {
    message: 'a line break or tab inside a text',
    hint: 'Write \\n for a line break and \\t for a tab.',
  },
};

/** The problem of a text that is not JSON: only the first error, since the others follow from it. */
export function explainSyntax(file: string, text: string, error: ParseError | undefined): Problem {
  if (text.trim() === '' || !error) return problemAt(file, text, 0, empty);
  const blank = findOddBlank(text, error.offset);
  if (blank) return problemAt(file, text, blank.start, blank);
  const known = explained[printParseErrorCode(error.error)];
  if (known) return problemAt(file, text, error.offset, { ...known, hint: hintFor(known, text, error) });
  const broken = { text, error };
  const repair = bestRepair(broken, repairsOf(broken));
  return repair
    ? problemAt(file, text, repair.offset ?? repair.start, repair)
    : problemAt(file, text, offsetOf(broken), {
        message: meanings[printParseErrorCode(error.error)] ?? 'something that is not JSON',
        hint: '',
      });
}

/** A backslash is a letter in some fonts that are not Unicode, and doubling it does not help. */
function hintFor({ hint }: Words, text: string, { error, offset }: ParseError): string {
  if (printParseErrorCode(error) !== 'InvalidEscapeCharacter') return hint;
  const [written = ''] = /^"?[^"\n]*/.exec(text.slice(offset)) ?? [];
  return findLegacyFont(written.replace('"', ''))?.hint ?? hint;
}

const empty: Words = {
  message: 'it is empty',
  hint: 'A list without records is [], an object without keys is {}.',
};

function* repairsOf(broken: BrokenText): Generator<Repair> {
  yield* repairWords(broken);
  yield* repairStrings(broken);
  yield* repairSeparators(broken);
  yield* repairBrackets(broken);
}

function problemAt(file: string, text: string, offset: number, { message, hint }: Words): Problem {
  const place = indexPositions(text).at(offset);
  const rest = 'Nothing else in the file can be checked until this is fixed.';
  return {
    file,
    ...place,
    at: '',
    message: `This file is not JSON: ${message}.`,
    hint: [hint, rest].filter((sentence) => sentence !== '').join(' '),
    severity: 'error',
  };
}

/** A missing character belongs before the token at which the parser stopped. */
function offsetOf({ text, error }: BrokenText): number {
  const missing = printParseErrorCode(error.error).endsWith('Expected');
  return missing ? Math.max(0, endBefore(text, error.offset) - 1) : error.offset;
}
