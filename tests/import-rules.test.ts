import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allowedImports } from '../scripts/lint/import-rules.mjs';

const root = join(import.meta.dirname, '..');

const foldersIn = (parent: string) =>
  readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`);

/** Rooms whose folders are rooms, too. */
const houses = ['src/site', 'src/server', 'src/desk'];

test('every room has its row in the table of allowed imports', () => {
  const rooms = foldersIn('src').flatMap((room) => (houses.includes(room) ? foldersIn(room) : [room]));
  // The files that compose the site share a row with those beside its folders.
  const expected = rooms.map((room) => (room === 'src/site/app' ? 'src/site' : room));
  expect(Object.keys(allowedImports).sort()).toEqual(expected.sort());
});

test('everything that the table allows exists', () => {
  const targets = new Set(Object.values(allowedImports).flat());
  expect([...targets].filter((target) => !existsSync(join(root, target)))).toEqual([]);
});

test('every room that others look for has a README of at most 40 lines', () => {
  const rooms = [...foldersIn('src'), ...foldersIn('src/server'), ...foldersIn('src/desk')];
  const lines = rooms.map((room) => {
    const file = join(root, room, 'README.md');
    return [room, existsSync(file) ? readFileSync(file, 'utf8').split('\n').length : Infinity] as const;
  });
  expect(lines.filter(([, count]) => count > 40)).toEqual([]);
});
