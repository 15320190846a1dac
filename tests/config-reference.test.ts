import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { configReference } from '../scripts/reference/config-reference';
import { readSchemas } from '../src/server/site/folder/engine-folder';
import { templateNames } from '../src/templates/declarations';

const root = join(import.meta.dirname, '..');
const reference = configReference(await readSchemas(join(root, 'schemas')));

test('docs/config-reference.md is current; `npm run reference` writes it', async () => {
  expect(await readFile(join(root, 'docs/config-reference.md'), 'utf8')).toBe(reference);
});

test('the reference has every template, and no key without a meaning', () => {
  const lacking = templateNames.filter((name) => !reference.includes(`### Template ${name}\n`));
  expect(lacking).toEqual([]);
  const rows = reference.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows.length).toBeGreaterThan(400);
  expect(rows.filter((row) => row.endsWith('|  |'))).toEqual([]);
});

test('every link in the reference leads to a heading of it', () => {
  const anchors = [...reference.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title.toLowerCase().replaceAll(' ', '-'),
  );
  const links = [...reference.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor);
  expect(links.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  expect(new Set(anchors).size).toBe(anchors.length);
});
