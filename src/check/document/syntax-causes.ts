/** A common cause of a syntax error. The first row of the table that matches explains an error. */
export interface Cause {
  /** Codes of jsonc-parser at which the cause shows; any code without them. */
  readonly codes?: readonly string[];
  /** Matches the text around the word at which the parser stopped; `▸` stands before the word. */
  readonly at?: RegExp;
  /** Follows “This file is not JSON: ”. `{1}` is the first group of the pattern. */
  readonly message: string;
  readonly hint: string;
  /** The mistake is at the end of the value before the place where the parser stopped. */
  readonly isBefore?: true;
}

/** A blank, line break or invisible character that editors show as nothing and JSON does not allow between values. */
export const oddBlank = /▸(?:true|false|null|[\d.eE+-]+)?(?![ \u200c\u200d])[\p{Z}\p{Cf}\u0085\v\f]/u;

const symbol = ['InvalidSymbol'];
const putBracket = 'If it is a value of a list, put [ before the first one.';
const noNumber =
  'Numbers have no unit, leading zero or plus sign, and digits on both sides of a point. Write "{1}" if it is a text.';

/** The table of common causes; the last rows hold for every error with their code. */
export const causes: readonly Cause[] = [
  {
    at: oddBlank,
    message: 'a blank or invisible character of another kind, which JSON does not allow here',
    hint: 'Replace it by an ordinary blank. Such characters come from web pages and word processors: paste as plain text.',
  },
  {
    codes: ['InvalidCommentToken', 'UnexpectedEndOfComment'],
    message: 'a comment; JSON has none',
    hint: 'Remove the comment.',
  },
  {
    codes: ['InvalidEscapeCharacter', 'InvalidUnicode'],
    message: 'a backslash \\ before a letter that does not take one',
    hint: 'Write \\\\ for a backslash. Write \\u and four digits for a character by its number.',
  },
  {
    codes: ['InvalidCharacter'],
    message: 'a tab or another control character inside a text',
    hint: 'Write \\n for a line break and \\t for a tab.',
  },
  {
    codes: ['UnexpectedEndOfString'],
    message: 'a text without its closing quotation mark in the same line',
    hint: 'Add the quotation mark ", and write \\n for a line break inside a text.',
  },
  {
    at: /▸(=>?|;)/,
    message: '“{1}” was found where “:” or “,” is expected',
    hint: 'A colon (:) separates a name and its value, a comma (,) separates values.',
  },
  {
    codes: symbol,
    at: /▸(true|yes|on|false|no|off|null|none|nil|nan|undefined)\b/i,
    message: '“{1}” is not a word of JSON',
    hint: 'Write true, false or null, in small letters without quotation marks.',
  },
  {
    codes: ['PropertyNameExpected'],
    at: /(?<!\d)(\d+,▸\d+)/,
    message: '“{1}” is not a number',
    hint: 'Write a point for decimals, and no comma between thousands.',
  },
  {
    at: /▸(?!-?(?:0|[1-9]\d*)(?:\.\d+)?(?![^\s,:;={}[\]"]))([+-]?\.?\d[\d._]*[a-z%]*)/i,
    message: '“{1}” is not a number',
    hint: noNumber,
  },
  {
    codes: symbol,
    at: /▸['‘’“”„«]/,
    message: 'quotation marks of another kind; JSON has only straight double ones',
    hint: 'Write " before and after the text.',
  },
  {
    codes: symbol,
    at: /(?:^|[{,])\s*"([$\w-]+):\s*"▸/,
    message: 'the name “{1}” has no closing quotation mark',
    hint: 'Write "{1}".',
  },
  {
    codes: symbol,
    at: /"▸/,
    message: 'a quotation mark inside a text ends it',
    hint: 'Write \\" for a quotation mark inside a text.',
  },
  {
    codes: symbol,
    at: /▸([^,:{}[\]"\n]{1,200})/,
    message: 'an unquoted word; texts and names need quotation marks ("…")',
    hint: 'Write "{1}".',
  },
  {
    at: /[[{,]\s*▸,|,\s*▸[}\]]/,
    message: 'an extra comma',
    hint: 'Remove the comma (,).',
    isBefore: true,
  },
  {
    codes: ['ValueExpected'],
    at: /"([^"\n]*)"\s*:\s*▸/,
    message: '“{1}” has no value',
    hint: 'Write a value after "{1}":, such as "" or null, or remove the name.',
    isBefore: true,
  },
  {
    codes: ['CommaExpected'],
    at: /"([^"\n]*)"\s*▸:/,
    message: 'an opening brace { is missing before “{1}”',
    hint: 'Add { before "{1}".',
  },
  {
    codes: ['ColonExpected'],
    at: /"([^"\n]*)"\s*▸/,
    message: 'a colon (:) is missing after “{1}”',
    hint: `Write : and a value after it. ${putBracket}`,
    isBefore: true,
  },
  {
    codes: ['PropertyNameExpected'],
    at: /▸([{[])/,
    message: '{1} without a name before it',
    hint: `Remove it if it is extra, or write "name": before it. ${putBracket}`,
  },
  {
    codes: ['CommaExpected'],
    at: /▸["\w{[-]/,
    message: 'a comma is missing after this',
    hint: 'Add a comma (,) here.',
    isBefore: true,
  },
];
