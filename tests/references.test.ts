import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

function filesIn(folder: string, ending: RegExp): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((file) => ending.test(file) && !/node_modules|generated/.test(file));
}

const markdown = ['README.md', 'CONTRIBUTING.md', ...filesIn('docs', /\.md$/), ...filesIn('src', /\.md$/)];
const code = ['src', 'scripts', 'stories', 'tests', '.storybook'].flatMap((folder) =>
  filesIn(folder, /\.(?:ts|tsx|mjs)$/),
);

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Lines that are comments, and comments at the end of a line of code. */
function commentsOf(file: string): string {
  return [...read(file).matchAll(/^\s*\/?\*.*$|(?:^|\s)\/\/ .*$/gm)].map(([comment]) => comment).join('\n');
}

const texts = [
  ...markdown.map((file) => ({ file, text: read(file) })),
  ...code.map((file) => ({ file, text: commentsOf(file) })),
];

/** `file: match` for each match that is no good. */
function findMistakes(pattern: RegExp, isRight: (match: string, file: string) => boolean): readonly string[] {
  return texts.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)]
      .map(([whole, group = whole]) => group)
      .filter((match) => !isRight(match, file))
      .map((match) => `${file}: ${match}`),
  );
}

const rules = new Set(
  [...read('docs/behaviour.md').matchAll(/\*\*(B[\d.]+\d)\*\*/g)].map(([, rule]) => rule),
);

test('every rule number in docs and comments is a rule of docs/behaviour.md', () => {
  expect(rules.size).toBeGreaterThan(100);
  expect(findMistakes(/\bB\d+\.\d+(?:\.\d+)+\b/g, (rule) => rules.has(rule))).toEqual([]);
});

const paths =
  /(?<![\w./-])((?:src|scripts|tests|stories|schemas|docs|content|\.storybook|\.ci)\/[\w./-]*\w)(?![\w*<{…-]|\/[<*{…])/g;

test('every file path in docs and comments exists', () => {
  const exists = (path: string) => path.includes('generated') || existsSync(join(root, path));
  expect(findMistakes(paths, exists)).toEqual([]);
});

test('no two decision records have the same number', () => {
  const numbers = readdirSync(join(root, 'docs/decisions')).map((file) => file.slice(0, 4));
  expect(numbers.length).toBeGreaterThan(20);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test('a link with the number of a decision record leads to the record of that number', () => {
  const links = markdown.flatMap((file) =>
    [...read(file).matchAll(/\[(?:decision\s+)?(\d{4})\]\(([^)]*)\)/gi)].map(
      ([link, text = '', target = '']) => ({ file, link, text, target }),
    ),
  );
  expect(links.length).toBeGreaterThan(20);
  const wrong = links.filter(({ text, target }) => !target.split('/').at(-1)?.startsWith(`${text}-`));
  expect(wrong.map(({ file, link }) => `${file}: ${link}`)).toEqual([]);
});

test('every number of a decision record in docs and comments is that of a record', () => {
  const numbers = new Set(readdirSync(join(root, 'docs/decisions')).map((file) => file.slice(0, 4)));
  expect(findMistakes(/\bdecisions?\s+(\d{4})\b/gi, (number) => numbers.has(number))).toEqual([]);
});

test('every relative link in the docs leads to a file', () => {
  const links = markdown.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!\w+:|[/#])([^)#]+)/g)].map(([, link = '']) => ({ file, link })),
  );
  const broken = links.filter(({ file, link }) => !existsSync(join(root, dirname(file), link)));
  expect(broken.map(({ file, link }) => `${relative('.', file)}: ${link}`)).toEqual([]);
});

test('the glossary has at most 40 terms, in alphabetical order', () => {
  const glossary = read('docs/glossary.md');
  const rows = glossary.split('\n').filter((line) => /^\| \w/.test(line));
  const [, ...terms] = rows.map((row) => row.split('|')[1]?.trim());
  expect(terms.length).toBeLessThanOrEqual(40);
  expect(terms).toEqual(terms.toSorted());
});

/** Files of tests by the word that the table of docs/desk.md has before their names. */
const deskTests: Readonly<Record<string, string>> = {
  people: 'tests/server/desk-people.test.ts',
  inbox: 'tests/server/desk-inbox.test.ts',
  content: 'tests/server/desk-content.test.ts',
  files: 'tests/server/desk-files.test.ts',
  passkeys: 'tests/server/desk-passkeys.test.ts',
  'look-up': 'tests/server/lookup.test.ts',
};

/** Tests that a cell names: a file, or beginnings of names, whose file an earlier part of the cell may name. */
function namedTests(cell: string): readonly { readonly file: string; readonly name: string }[] {
  let file = deskTests.people ?? '';
  return cell.split('; ').map((part) => {
    const [start = '', ...rest] = part.trim().split(': ');
    const named = deskTests[start] ?? /^`(tests\/[^`]+)`$/.exec(start)?.[1];
    file = named ?? file;
    return { file, name: named === undefined ? part.trim() : rest.join(': ') };
  });
}

test('every test that the table on the security of the desk names is there', () => {
  const [, table = ''] = read('docs/desk.md').split('\n## Security\n');
  const cells = [...table.matchAll(/^\| \d[^|]*\|[^|]*\|([^|]*)\|$/gm)].map(([, cell = '']) => cell);
  expect(cells.length).toBeGreaterThan(30);
  const named = cells.filter((cell) => !cell.startsWith(' none: ')).flatMap(namedTests);
  const isThere = ({ file, name }: (typeof named)[number]) =>
    existsSync(join(root, file)) && name.split('…').every((part) => read(file).includes(part.trim()));
  expect(named.filter((one) => !isThere(one))).toEqual([]);
});
