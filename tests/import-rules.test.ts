import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allowedImports } from '../scripts/lint/import-rules.mjs';

const root = join(import.meta.dirname, '..');
const foldersOfSrc = readdirSync(join(root, 'src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `src/${name}`);

test('every folder of production code has its row in the table of allowed imports', () => {
  expect(Object.keys(allowedImports).sort()).toEqual([...foldersOfSrc, 'server'].sort());
});

test('everything that the table allows exists', () => {
  const targets = new Set(Object.values(allowedImports).flat());
  expect([...targets].filter((target) => !existsSync(join(root, target)))).toEqual([]);
});
