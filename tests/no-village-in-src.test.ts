import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { config } from './e2e/sample-config';

const src = fileURLToPath(new URL('../src', import.meta.url));

const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.generated.'))
  .map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }));

const ownPaths = config.pages.map(({ path }) => path).filter((path) => path !== '/');

test.each(ownPaths)('no file of src names the page %s', (path) => {
  const quoted = new RegExp(`['"\`]${path}(?=['"\`/?#])`);
  expect(sources.filter(({ text }) => quoted.test(text)).map(({ file }) => file)).toEqual([]);
});

test('no file of src names the village', () => {
  const names = Object.values(config.displayName);
  expect(
    sources.filter(({ text }) => names.some((name) => text.includes(name))).map(({ file }) => file),
  ).toEqual([]);
});
