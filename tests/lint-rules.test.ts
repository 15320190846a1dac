import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The lines that a rule of this project's plugin reports. */
function findReported(rule: string, lines: readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  const config = join(folder, 'config.json');
  const plugin = join(root, 'scripts/lint/plugin.mjs');
  writeFileSync(
    config,
    JSON.stringify({
      jsPlugins: [plugin],
      categories: { correctness: 'off' },
      rules: { [`site/${rule}`]: 'error' },
    }),
  );
  writeFileSync(join(folder, 'code.tsx'), lines.join('\n'));
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '-c', config, '-f', 'unix', folder], {
    encoding: 'utf8',
  });
  const reported = new Set([...stdout.matchAll(/code\.tsx:(\d+):/g)].map(([, line]) => Number(line)));
  return lines.filter((_, index) => reported.has(index + 1));
}

/** A rule, lines that it accepts, and lines that it reports. */
const cases: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  [
    'untranslated-text',
    ['<p>{text}</p>;', '<p>12 · {"·"}</p>;', '<p title={text} aria-label="·" id="words" />;'],
    [
      '<p>Words</p>;',
      '<p>શબ્દો</p>;',
      '<p>{"words"}</p>;',
      '<p title="words" />;',
      '<p aria-label="words" />;',
    ],
  ],
  [
    'void-of-call',
    ['void call();', 'void object?.call();', 'void (value = 1);', 'void 0;', 'void object.call!();'],
    ['void value;', 'void 1;', 'void (value as unknown);', 'void object?.member;'],
  ],
  [
    'nominal-class',
    [
      'class A { #list = []; }',
      'class B { private list = []; }',
      'class C { #read() {} }',
      'class D { constructor(private readonly list: string[]) {} }',
      'class Mistake extends Error {}',
    ],
    ['class F { list = []; }', 'const G = class { read() {} };'],
  ],
  ['no-enum', ['type Word = "one" | "two";'], ['enum Words { One }', 'const enum Numbers { One }']],
];

test.each(cases)('the rule %s reports what it should', (rule, accepted, rejected) => {
  expect(findReported(rule, [...accepted, ...rejected])).toEqual(rejected);
});

test('no comment switches a rule of the linter off', () => {
  const files = ['src', 'scripts', 'stories', 'tests', '.storybook', 'examples'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:ts|tsx|mjs|js)$/.test(file) && !file.includes('node_modules'))
      .map((file) => join(folder, file)),
  );
  const directive = /\/[/*]\s*(?:ox|es)lint-disable/;
  expect(files.filter((file) => directive.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
