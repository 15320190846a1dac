import { inEnglish } from '../sentences/sentence';
import { printParseErrorCode, type ParseError } from 'jsonc-parser';
import type { Problem } from '../../engine/site/checked-site';
import { parseJson } from '../../engine/json/json';
import { findLegacyFont } from '../writing/legacy-fonts';
import { findBracketMistake } from './brackets';
import { indexPositions } from './position';
import { causes, type Cause } from './syntax-causes';

interface Explanation {
  readonly offset: number;
  /** Follows “This file is not JSON: ”. */
  readonly message: string;
  readonly hint: string;
}

/** The problem of a text that is not JSON: only the first error, since the others follow from it. */
export function explainSyntax(file: string, text: string, error: ParseError | undefined): Problem {
  const { offset, message, hint } = explain(text, error);
  return {
    file,
    ...indexPositions(text).at(offset),
    at: '',
    message: `This file is not JSON: ${message}.`,
    hint: `${hint} Nothing else in the file can be checked until this is fixed.`.trimStart(),
    severity: 'error',
  };
}

function explain(text: string, error: ParseError | undefined): Explanation {
  if (text.trim() === '' || !error) return empty;
  const code = printParseErrorCode(error.error);
  return (
    oddBlank(text, error.offset) ??
    afterTheEnd(text, error.offset) ??
    commonCause(text, error.offset, code) ??
    findBracketMistake(text) ?? { offset: error.offset, message: `${meaning(code)} here`, hint: '' }
  );
}

const empty = {
  offset: 0,
  message: 'it is empty',
  hint: 'A list without records is [], an object without keys is {}.',
};

/** `ValueExpected` -> `value expected` */
const meaning = (code: string): string => code.replace(/(?!^)[A-Z]/g, ' $&').toLowerCase();

/** A blank, line break or invisible character that editors show as nothing and JSON does not allow between values. */
function oddBlank(text: string, offset: number): Explanation | undefined {
  const match = /^(?:true|false|null|[\d.eE+-]+)?((?![ \u200c\u200d])[\p{Z}\p{Cf}\u0085\v\f])/u.exec(
    text.slice(offset, offset + 50),
  );
  if (!match) return undefined;
  const [all, blank = ''] = match;
  const code = (blank.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return {
    offset: offset + all.length - blank.length,
    message: `a blank or invisible character of another kind (U+${code}), which JSON does not allow here`,
    hint: 'Replace it by an ordinary blank. Such characters come from web pages and word processors: paste as plain text.',
  };
}

/** Words or another value after the whole value; an extra bracket has another cause. */
function afterTheEnd(text: string, offset: number): Explanation | undefined {
  const before = text.slice(0, offset).trimEnd();
  const rest = text.slice(offset).trim();
  const last = before.at(-1) ?? '';
  if (!/[}\]]/.test(last) || parseJson(before) === undefined) return undefined;
  if (/[}\]]/.test(rest) && parseJson(rest.replace(/^,/, '')) === undefined) return undefined;
  const [line = ''] = rest.split('\n', 1);
  return {
    offset,
    message: `“${line.slice(0, 40)}” follows the “${last}” that ends it`,
    hint: 'Remove what follows. More records belong before the end, with a comma between them.',
  };
}

const separator = /[\s,:;={}[\]"]/;

function commonCause(text: string, offset: number, code: string): Explanation | undefined {
  const before = text.slice(Math.max(0, offset - 300), offset);
  const after = text.slice(offset, offset + 400);
  const word = `${before.split(separator).at(-1) ?? ''}${after.split(separator)[0] ?? ''}`;
  const cause = causes.find((each) => matches(each, { code, before, after, word }));
  if (!cause) return undefined;
  const fill = (words: string) =>
    words
      .replaceAll('{before}', () => cause.before?.exec(before)?.[1] ?? '')
      .replaceAll('{after}', () => cause.after?.exec(after)?.[1] ?? '')
      .replaceAll('{word}', () => word);
  return {
    offset: cause.isBefore === true ? text.slice(0, offset).trimEnd().length - 1 : offset,
    message: fill(cause.message),
    hint: (code === 'InvalidEscapeCharacter' && legacyFontHint(after)) || fill(cause.hint),
  };
}

type Place = Readonly<Record<'code' | 'before' | 'after' | 'word', string>>;

function matches({ codes, before, after, word }: Cause, place: Place): boolean {
  return (
    (codes?.includes(place.code) ?? true) &&
    (before?.test(place.before) ?? true) &&
    (after?.test(place.after) ?? true) &&
    (word?.test(place.word) ?? true)
  );
}

/** A backslash is a letter in some fonts that are not Unicode, and doubling it does not help. */
function legacyFontHint(after: string): string | undefined {
  const [written = ''] = /^"?[^"\n]*/.exec(after) ?? [];
  const { hint } = findLegacyFont(written.replace('"', '')) ?? {};
  return hint && inEnglish(hint);
}
