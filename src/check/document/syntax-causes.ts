import type { Sentence, SentenceId } from '../sentences/sentence';

/** Names of causes: each has a sentence `json.name`, and another one with the fix. */
export type CauseName = {
  [Id in SentenceId]: Id extends `json.${infer Name}.fix` ? Name : never;
}[SentenceId];

/** The sentences of a cause. */
export function causeOf(name: CauseName, values: Sentence['values'] = {}) {
  const id = `json.${name}` satisfies SentenceId;
  return { message: { id, values }, hint: { id: `${id}.fix` satisfies SentenceId, values } };
}

/** A common cause of a syntax error. The first row of the table that matches explains an error. */
export interface Cause {
  readonly name: CauseName;
  /** Codes of jsonc-parser at which the cause shows; any code without them. */
  readonly codes?: readonly string[];
  /** Matches the text around the word at which the parser stopped; `▸` precedes the word. Its first group is `{found}`. */
  readonly at?: RegExp;
  /** The mistake is at the end of the value before the place where the parser stopped. */
  readonly isBefore?: true;
}

/** A blank, line break or invisible character that editors show as nothing and JSON does not allow between values. */
export const oddBlank = /▸(?:true|false|null|[\d.eE+-]+)?(?![ \u200c\u200d])[\p{Z}\p{Cf}\u0085\v\f]/u;

const symbol = ['InvalidSymbol'];

/** The table of common causes; the last rows hold for every error with their code. */
export const causes: readonly Cause[] = [
  {
    name: 'blank',
    at: oddBlank,
  },
  {
    name: 'comment',
    codes: ['InvalidCommentToken', 'UnexpectedEndOfComment'],
  },
  {
    name: 'backslash',
    codes: ['InvalidEscapeCharacter', 'InvalidUnicode'],
  },
  {
    name: 'control',
    codes: ['InvalidCharacter'],
  },
  {
    name: 'unclosed',
    codes: ['UnexpectedEndOfString'],
  },
  {
    name: 'separator',
    at: /▸(=>?|;)/,
  },
  {
    name: 'word',
    codes: symbol,
    at: /▸(true|yes|on|false|no|off|null|none|nil|nan|undefined)\b/i,
  },
  {
    name: 'thousands',
    codes: ['PropertyNameExpected'],
    at: /(?<!\d)(\d+,▸\d+)/,
  },
  {
    name: 'number',
    at: /▸(?!-?(?:0|[1-9]\d*)(?:\.\d+)?(?![^\s,:;={}[\]"]))([+-]?\.?\d[\d._]*[a-z%]*)/i,
  },
  {
    name: 'quotes',
    codes: symbol,
    at: /▸['‘’“”„«]/,
  },
  {
    name: 'name',
    codes: symbol,
    at: /(?:^|[{,])\s*"([$\w-]+):\s*"▸/,
  },
  {
    name: 'innerQuote',
    codes: symbol,
    at: /"▸/,
  },
  {
    name: 'unquoted',
    codes: symbol,
    at: /▸([^,:{}[\]"\n]{1,200})/,
  },
  {
    name: 'comma',
    at: /[[{,]\s*▸,|,\s*▸[}\]]/,
    isBefore: true,
  },
  {
    name: 'noValue',
    codes: ['ValueExpected'],
    at: /"([^"\n]*)"\s*:\s*▸/,
    isBefore: true,
  },
  {
    name: 'brace',
    codes: ['CommaExpected'],
    at: /"([^"\n]*)"\s*▸:/,
  },
  {
    name: 'colon',
    codes: ['ColonExpected'],
    at: /"([^"\n]*)"\s*▸/,
    isBefore: true,
  },
  {
    name: 'noName',
    codes: ['PropertyNameExpected'],
    at: /▸([{[])/,
  },
  {
    name: 'noComma',
    codes: ['CommaExpected'],
    at: /▸["\w{[-]/,
    isBefore: true,
  },
];
