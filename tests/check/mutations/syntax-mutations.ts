import { configFile, type Mutation, type MutationKind } from './mutation';
import type { MutableSite } from './sites';

/** A change of the text of the config: the first match is replaced, which must be valid JSON no more. */
interface SyntaxMistake {
  readonly name: string;
  readonly from: RegExp;
  readonly to: string;
  readonly says: string;
}

const mistakes: readonly SyntaxMistake[] = [
  { name: 'a lost comma after a text', from: /("timeZone": "[^"]*"),/, to: '$1', says: 'a comma is missing' },
  { name: 'a lost comma after a number', from: /("timeout": \d+),/, to: '$1', says: 'a comma is missing' },
  {
    name: 'a lost comma after an object',
    from: /("radius": \{[^}]*\}|"loader": \d+),/,
    to: '$1',
    says: 'a comma is missing',
  },
  {
    name: 'an extra comma at the end of an object',
    from: /("wave": [\d.]+)/,
    to: '$1,',
    says: 'an extra comma',
  },
  {
    name: 'no-break spaces as indentation',
    from: /\n {2}"timeZone":/,
    to: '\n\u00a0\u00a0"timeZone":',
    says: 'Replace all 2 of them outside of texts by ordinary blanks',
  },
  {
    name: 'a zero-width space after a number',
    from: /("timeout": \d+)/,
    to: '$1\u200b',
    says: 'a zero-width space (U+200B)',
  },
  {
    name: 'a text of a font that is not Unicode, with its backslash',
    from: /("timeZone": ")[^"]*"/,
    to: '$1U|FD 5\\RFIT"',
    says: 'Convert the text to Unicode',
  },
  { name: 'two commas', from: /("timeZone": "[^"]*"),/, to: '$1,,', says: 'an extra comma' },
  {
    name: '= instead of a colon',
    from: /"timeZone":/,
    to: '"timeZone" =',
    says: '“=” was found where “:” is expected',
  },
  {
    name: '=> instead of a colon',
    from: /"timeZone":/,
    to: '"timeZone" =>',
    says: 'was found where “:” is expected',
  },
  {
    name: 'a semicolon instead of a comma',
    from: /("timeZone": "[^"]*"),/,
    to: '$1;',
    says: '“;” was found where “,” is expected',
  },
  { name: 'a lost colon', from: /"timeZone":/, to: '"timeZone"', says: 'a colon (:) is missing' },
  { name: 'a lost value', from: /"timeZone": "[^"]*"/, to: '"timeZone":', says: '“timeZone” has no value' },
  { name: 'True', from: /"heading": true|"ellipsis": true/, to: '"heading": True', says: 'Write true' },
  { name: 'yes', from: /"heading": true|"ellipsis": true/, to: '"heading": yes', says: 'Write true' },
  { name: 'None', from: /"timeZone": "[^"]*"/, to: '"timeZone": None', says: 'Write null' },
  { name: 'undefined', from: /"timeZone": "[^"]*"/, to: '"timeZone": undefined', says: 'Write null' },
  { name: 'a number with a unit', from: /"timeout": \d+/, to: '"timeout": 8px', says: 'Write 8' },
  { name: 'a number with a percent sign', from: /"timeout": \d+/, to: '"timeout": 8%', says: 'Write 8' },
  { name: 'a number with a leading zero', from: /"timeout": \d+/, to: '"timeout": 02', says: 'Write 2' },
  { name: 'a number with a plus sign', from: /"timeout": \d+/, to: '"timeout": +2', says: 'Write 2' },
  {
    name: 'a number that begins with its point',
    from: /"timeout": \d+/,
    to: '"timeout": .5',
    says: 'Write 0.5',
  },
  { name: 'a number that ends with its point', from: /"timeout": \d+/, to: '"timeout": 5.', says: 'Write 5' },
  { name: 'a decimal comma', from: /"timeout": \d+/, to: '"timeout": 1,5', says: 'Write 1.5' },
  {
    name: 'a text without quotation marks',
    from: /"timeZone": "[^"]*"/,
    to: '"timeZone": Asia/Kolkata',
    says: 'Write "Asia/Kolkata"',
  },
  { name: 'a name without quotation marks', from: /"timeZone":/, to: 'timeZone:', says: 'Write "timeZone"' },
  {
    name: 'single quotation marks',
    from: /"timeZone": "([^"]*)"/,
    to: `"timeZone": '$1'`,
    says: 'quotation marks of another kind',
  },
  {
    name: 'typographic quotation marks',
    from: /"timeZone": "([^"]*)"/,
    to: '"timeZone": “$1”',
    says: 'quotation marks of another kind',
  },
  {
    name: 'a text without its closing quotation mark',
    from: /("timeZone": "[^"]*)"/,
    to: '$1',
    says: 'without its closing quotation mark',
  },
  {
    name: 'a text without its opening quotation mark',
    from: /("timeZone": )"/,
    to: '$1',
    says: 'has no opening quotation mark',
  },
  {
    name: 'a name without its closing quotation mark',
    from: /"timeZone":/,
    to: '"timeZone:',
    says: 'the name “timeZone” has no closing quotation mark',
  },
  {
    name: 'a quotation mark inside a text',
    from: /("timeZone": "A)/,
    to: '$1"',
    says: 'a quotation mark inside a text',
  },
  {
    name: 'a line break inside a text',
    from: /("timeZone": "A)/,
    to: '$1\n',
    says: 'a line break inside a text',
  },
  {
    name: 'a tab inside a text',
    from: /("timeZone": "A)/,
    to: '$1\t',
    says: 'Write \\n for a line break and \\t for a tab',
  },
  {
    name: 'a backslash in a text',
    from: /("timeZone": "A)/,
    to: '$1\\d',
    says: 'Write \\\\ for a backslash',
  },
  {
    name: 'a comment',
    from: /("timeZone": "[^"]*",)/,
    to: '$1 // the time zone',
    says: 'Remove the comment',
  },
  {
    name: 'a comment of several lines',
    from: /("timeZone": "[^"]*",)/,
    to: '$1 /* the\n time zone */',
    says: 'Remove the comment',
  },
  {
    name: 'a lost brace {',
    from: /"api": \{/,
    to: '"api":',
    says: 'an opening brace { is missing before “timeout”',
  },
  { name: 'an extra brace {', from: /"api": \{/, to: '"api": {{', says: 'an extra brace {' },
  {
    name: 'a lost bracket [',
    from: /"numerals": \[/,
    to: '"numerals": ',
    says: 'an opening bracket [ is missing',
  },
  {
    name: 'a lost bracket [ before objects',
    from: /"list": \[\s*\{/,
    to: '"list": {',
    says: 'an opening bracket [ is missing',
  },
  { name: 'a lost bracket ]', from: /("numerals": \[[^\]]*)\]/, to: '$1', says: 'Add ] after this' },
  {
    name: 'a brace } instead of a bracket ]',
    from: /("numerals": \[[^\]]*)\]/,
    to: '$1}',
    says: 'Write ] instead',
  },
  {
    name: 'a bracket ] instead of a brace }',
    from: /("timeout": [^}]*)\}/,
    to: '$1]',
    says: 'Write } instead',
  },
  { name: 'a lost brace }', from: /("timeout": [^}]*)\}/, to: '$1', says: 'Add } after this' },
  { name: 'an extra brace }', from: /("markers": \d+)/, to: '$1}', says: 'an extra brace }' },
  { name: 'an extra bracket ]', from: /("markers": \d+)/, to: '$1]', says: 'an extra bracket ]' },
];

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

function change({ files }: MutableSite, { from, to, says }: SyntaxMistake): Mutation | null {
  const { text } = files.config;
  const found = from.exec(text);
  if (!found) return null;
  const next = text.replace(from, to);
  const first = lineAt(text, found.index);
  const last = lineAt(text, found.index + found[0].length) + 1;
  const lines = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return { file: configFile, text: next, lines, says };
}

/** Mistakes that make the config no JSON. */
export const syntaxMutations: readonly MutationKind[] = [
  ...mistakes.map((mistake) => ({
    group: 'config, syntax',
    name: mistake.name,
    change: (site: MutableSite) => change(site, mistake),
  })),
  {
    group: 'config, syntax',
    name: 'an empty file',
    change: () => ({ file: configFile, text: ' \n', lines: [1], says: 'it is empty' }),
  },
  {
    group: 'config, syntax',
    name: 'an extra brace } at the end',
    change: ({ files: { config } }) => ({
      file: configFile,
      text: `${config.text}}\n`,
      lines: [lineAt(config.text, config.text.length)],
      says: 'Remove this }',
    }),
  },
  {
    group: 'config, syntax',
    name: 'a file whose end is lost',
    change: ({ files: { config } }) => {
      const text = config.text.slice(0, Math.floor(config.text.length / 2));
      return {
        file: configFile,
        text,
        lines: [lineAt(text, text.trimEnd().length)],
        says: 'the end of the file was lost',
      };
    },
  },
  {
    group: 'config, syntax',
    name: 'a key twice',
    change: ({ files: { config } }) => {
      const text = config.text.replace(/("timeZone": "[^"]*",)/, '$1\n  "timeZone": "Asia/Kolkata",');
      return {
        file: configFile,
        text,
        lines: [lineAt(text, text.lastIndexOf('"timeZone"'))],
        says: 'Remove one of them',
      };
    },
  },
];
