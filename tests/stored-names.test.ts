import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { config } from './e2e/sample-config';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The code of public pages. */
const code = ['src/engine', 'src/site', 'src/templates'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!generated)\.tsx?$/.test(file))
    .map((file) => ({ file: `${folder}/${file.replaceAll('\\', '/')}`, text: read(join(folder, file)) })),
);

/** Names that are made from the config or given by a caller, by the place that stores them. */
const computed: Readonly<Record<string, readonly string[]>> = {
  'src/site/browser/storage.ts key': [],
  'src/site/browser/cookies.ts name': [],
  'src/site/browser/display-choice.ts name': ['scheme', 'textSize'],
  'src/site/context/use-flag.ts key': ['is'],
  'src/site/queries/cached-lists.ts cache.key': Object.values(config.sources).flatMap(
    ({ cache }) => cache?.key ?? [],
  ),
  'src/site/shell/first-visit/first-visit-cookie.ts cookie': [config.shell.firstVisit?.cookie ?? ''],
  'src/templates/form/sending/drafts.ts key': ['draft'],
};

/** The text of a constant of a file, or of one that it imports; null for what is no constant. */
function constant(name: string, file: string): string | null {
  const own = code.filter((one) => one.file === file);
  for (const { text } of [...own, ...code]) {
    const [, value, other] = new RegExp(`const ${name} = (?:'([^']+)'|(\\w+));`).exec(text) ?? [];
    if (value !== undefined) return value;
    if (other !== undefined) return constant(other, file);
  }
  return null;
}

const calls =
  /\b(?:writeStored|writeCookie|(?:local|session)Storage\.setItem|storage\.setItem)\(\s*([\w.]+)/g;

const stored = code.flatMap(({ file, text }) =>
  [...text.matchAll(calls)]
    .filter(([, name = ''], index, all) => all.findIndex((one) => one[1] === name) === index)
    .map(([, name = '']) => {
      const place = `${file} ${name}`;
      const value = constant(name, file);
      return { place, names: computed[place] ?? (value === null ? null : [value]) };
    }),
);
const names = [...new Set(stored.flatMap((one) => one.names ?? []))];

test('the name of everything that pages store in the browser is known', () => {
  expect(stored.filter((one) => one.names === null).map(({ place }) => place)).toEqual([]);
  expect(names).toEqual(
    expect.arrayContaining(['language', 'closedAlerts', 'followed-lists', 'waiting-forms']),
  );
});

test('each is a row of the behaviour, which has no others (B3.5.1)', () => {
  const rows = [...read('docs/behaviour.md').matchAll(/^ {2}\| (?:\w+ storage|cookie) +\| `([^`]+)`/gm)];
  const documented = rows.map(([, name = '']) => name.split(/[ {]/)[0] ?? '');
  expect([...new Set(documented)].sort()).toEqual([...names].sort());
});

test.each(['EN', 'GU', 'HI'])('the cookie policy of the sample names each in %s', (language) => {
  const text = read(`content/legal/cookies.${language}.md`);
  expect(names.filter((name) => !new RegExp(String.raw`\*\*${name}:?\*\*`).test(text))).toEqual([]);
});
