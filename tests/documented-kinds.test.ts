import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fieldKinds } from '../src/engine/record/field-kinds';
import { formFieldKinds } from '../src/engine/form/field-kinds';

const root = join(import.meta.dirname, '..');

/** The names in the first column of the table of kinds in a document. */
async function documentedKinds(file: string): Promise<string[]> {
  const text = await readFile(join(root, file), 'utf8');
  const [, table = ''] = /^\| kind .*\n((?:\|.*\n)+)/m.exec(text) ?? [];
  const cells = [...table.matchAll(/^\| (.+?) \|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, kind = '']) => kind));
}

test.each([
  ['docs/records.md', 'field of an entity', fieldKinds],
  ['docs/forms.md', 'form field', formFieldKinds],
])('the table of kinds in %s has every kind of %s', async (file, _of, kinds) => {
  expect((await documentedKinds(file)).sort()).toEqual(Object.keys(kinds).sort());
});
