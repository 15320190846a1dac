import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageFile from '../package.json' with { type: 'json' };

const documented: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  firefox: 'Firefox',
  safari: 'Safari',
};

/** The oldest browsers that the build knows, without those with the engine and the version of another one. */
const oldest = packageFile.browserslist
  .map((name) => name.split(' '))
  .flatMap(([name = '', version = '']) => (documented[name] ? [[documented[name], version] as const] : []));

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

test('docs/browsers.md names the oldest browsers that the build knows', () => {
  const rows = [...read('docs/browsers.md').matchAll(/^\| (\w+)\b[^|]*\| ([\d.]+) /gm)];
  expect(rows.map(([, name, version]) => [name, version])).toEqual(oldest);
});

test('so does rule B10.4.4', () => {
  const names = oldest.map(([name, version]) => `${name} ${version}`).join(', ');
  expect(read('docs/behaviour.md')).toContain(`**B10.4.4** Scripts run in ${names} and newer browsers.`);
});
