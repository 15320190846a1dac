import { printParseErrorCode, type ParseError } from 'jsonc-parser';
import type { Problem } from '../../engine/site/checked-site';
import { parseJson } from '../../engine/json/json';
import { sentence, type Sentence } from '../sentences/sentence';
import { findLegacyFont } from '../writing/legacy-fonts';
import { findBracketMistake, type SyntaxMistake } from './brackets';
import { indexPositions } from './position';
import { causeOf, causes, oddBlank } from './syntax-causes';

/** The problem of a text that is not JSON: only the first error, since the others follow from it. */
export function explainSyntax(file: string, text: string, error: ParseError | undefined): Problem {
  const { offset, message, hint } = explain(text, error);
  return {
    file,
    ...indexPositions(text).at(offset),
    at: '',
    message: sentence('json.broken', { cause: message }),
    hint: hint ? sentence('json.fixFirst', { hint }) : sentence('json.nothingElse'),
    severity: 'error',
  };
}

function explain(text: string, error: ParseError | undefined): SyntaxMistake {
  if (text.trim() === '' || !error) return { offset: 0, ...causeOf('empty') };
  const { offset } = error;
  const code = printParseErrorCode(error.error);
  const said = code.replace(/(?!^)[A-Z]/g, ' $&').toLowerCase();
  return (
    afterTheEnd(text, offset) ??
    commonCause(text, offset, code) ??
    findBracketMistake(text) ?? { offset, message: sentence('json.unknown', { error: said }) }
  );
}

/** Words or another value after the whole value; an extra bracket or an odd blank has another cause. */
function afterTheEnd(text: string, offset: number): SyntaxMistake | undefined {
  const before = text.slice(0, offset).trimEnd();
  const rest = text.slice(offset).trim();
  const last = before.at(-1) ?? '';
  if (!/[}\]]/.test(last) || parseJson(before) === undefined || oddBlank.test(`▸${text[offset] ?? ''}`))
    return undefined;
  if (/[}\]]/.test(rest) && parseJson(rest.replace(/^,/, '')) === undefined) return undefined;
  const [line = ''] = rest.split('\n', 1);
  return { offset, ...causeOf('after', { found: line.slice(0, 40), last }) };
}

/** Where the word begins in which the parser stopped. */
function wordStart(text: string, stop: number): number {
  const before = text.slice(Math.max(0, stop - 300), stop + 1);
  const word = before.split(/[\s,:;={}[\]"]/).at(-1) ?? '';
  return word === '' ? stop : stop + 1 - word.length;
}

function commonCause(text: string, stop: number, code: string): SyntaxMistake | undefined {
  const start = wordStart(text, stop);
  const after = text.slice(start, start + 400);
  const place = `${text.slice(Math.max(0, start - 300), start)}▸${after}`;
  const cause = causes.find(({ codes, at }) => (codes?.includes(code) ?? true) && (at?.test(place) ?? true));
  if (!cause) return undefined;
  const found = cause.at?.exec(place)?.[1]?.replace('▸', '').trim() ?? '';
  const { message, hint } = causeOf(cause.name, { found });
  return {
    offset: cause.isBefore === true ? text.slice(0, start).trimEnd().length - 1 : start,
    message,
    hint: (code === 'InvalidEscapeCharacter' && legacyFontHint(after)) || hint,
  };
}

/** A backslash is a letter in some fonts that are not Unicode, and doubling it does not help. */
function legacyFontHint(after: string): Sentence | undefined {
  const [written = ''] = /^"?[^"\n]*/.exec(after) ?? [];
  return findLegacyFont(written.replace('"', ''))?.hint;
}
