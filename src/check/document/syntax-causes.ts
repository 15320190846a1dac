/** A common cause of a syntax error. The first row of the table that matches explains an error. */
export interface Cause {
  /** Codes of jsonc-parser at which the cause shows; any code without them. */
  readonly codes?: readonly string[];
  /** Matches the text before the place where the parser stopped. */
  readonly before?: RegExp;
  /** Matches the text from there on. */
  readonly after?: RegExp;
  /** Matches the whole word at that place. */
  readonly word?: RegExp;
  /** Follows “This file is not JSON: ”. `{before}` and `{after}` stand for the first groups, `{word}` for the word. */
  readonly message: string;
  readonly hint: string;
  /** The mistake is at the end of the value before the place where the parser stopped. */
  readonly isBefore?: true;
}

const symbol = ['InvalidSymbol'];
const small = 'small letters, no quotation marks';
const name = /"([^"\n]*)"\s*$/;

/** The table of common causes; the last rows hold for every error with their code. */
export const causes: readonly Cause[] = [
  {
    codes: ['InvalidCommentToken', 'UnexpectedEndOfComment'],
    message: 'a comment; JSON has none',
    hint: 'Remove the comment.',
  },
  {
    codes: ['InvalidUnicode'],
    message: 'an invalid \\u escape in a text',
    hint: 'Write \\u and four digits, or the character itself.',
  },
  {
    codes: ['InvalidEscapeCharacter'],
    message: 'a backslash \\ before a letter that does not take one',
    hint: 'Write \\\\ for a backslash.',
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
    after: /^(=>?)/,
    message: '“{after}” was found where “:” is expected',
    hint: 'A colon (:) separates a name and its value.',
  },
  {
    after: /^;/,
    message: '“;” was found where “,” is expected',
    hint: 'A comma (,) separates values.',
  },
  {
    codes: symbol,
    word: /^(?:true|yes|on)$/i,
    message: '“{word}” is not a word of JSON',
    hint: `Write true (${small}).`,
  },
  {
    codes: symbol,
    word: /^(?:false|no|off)$/i,
    message: '“{word}” is not a word of JSON',
    hint: `Write false (${small}).`,
  },
  {
    codes: symbol,
    word: /^(?:null|none|nil|nan|undefined)$/i,
    message: '“{word}” is not a word of JSON',
    hint: 'Write null, or leave the key out.',
  },
  {
    codes: ['PropertyNameExpected'],
    before: /(?<!\d)(\d+),$/,
    after: /^(\d+)/,
    message: '“{before},{after}” is not a number',
    hint: 'Write {before}.{after}.',
  },
  {
    word: /^(?!-?(?:0|[1-9]\d*)(?:\.\d+)?$)[+-]?\.?\d[\d._]*[a-z%]*$/i,
    message: '“{word}” is not a number',
    hint: 'Numbers have no unit, leading zero or plus sign, and digits on both sides of a point. Write "{word}" if it is a text.',
  },
  {
    codes: symbol,
    after: /^['‘’“”„«]/,
    message: 'quotation marks of another kind; JSON has only straight double ones',
    hint: 'Write " before and after the text.',
  },
  {
    codes: symbol,
    before: /(?:^|[{,])\s*"([$\w-]+):\s*"$/,
    message: 'the name “{before}” has no closing quotation mark',
    hint: 'Write "{before}".',
  },
  {
    codes: symbol,
    before: /"$/,
    message: 'a quotation mark inside a text ends it',
    hint: 'Write \\" for a quotation mark inside a text.',
  },
  {
    codes: symbol,
    after: /^([^,:{}[\]"\n]*[^\s,:{}[\]"])/,
    message: 'an unquoted word; texts and names need quotation marks ("…")',
    hint: 'Write "{after}".',
  },
  {
    before: /,\s*$/,
    after: /^[,}\]]/,
    message: 'an extra comma',
    hint: 'Remove the comma (,).',
    isBefore: true,
  },
  { before: /[[{]\s*$/, after: /^,/, message: 'an extra comma', hint: 'Remove the comma (,).' },
  {
    codes: ['ValueExpected'],
    before: /"([^"\n]*)"\s*:\s*$/,
    message: '“{before}” has no value',
    hint: 'Write a value after "{before}":, such as "" or null, or remove the name.',
    isBefore: true,
  },
  {
    codes: ['CommaExpected'],
    before: name,
    after: /^:/,
    message: 'an opening brace { is missing before “{before}”',
    hint: 'Add { before "{before}".',
  },
  {
    codes: ['ColonExpected'],
    before: name,
    after: /^[,\]}]/,
    message: '“{before}” has no value',
    hint: 'Write : and a value after it. If it is a value of a list, put [ before the first one.',
    isBefore: true,
  },
  {
    codes: ['ColonExpected'],
    message: 'a colon (:) is missing after the name',
    hint: 'Add a colon (:) between the name and its value.',
    isBefore: true,
  },
  {
    codes: ['PropertyNameExpected'],
    after: /^([{[])/,
    message: '{after} without a name before it',
    hint: 'Remove it if it is extra, or write "name": before it. If it is a value of a list, put [ before the first one.',
  },
  {
    codes: ['CommaExpected'],
    after: /^["\w{[-]/,
    message: 'a comma is missing after this',
    hint: 'Add a comma (,) here.',
    isBefore: true,
  },
];
