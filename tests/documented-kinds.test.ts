import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fieldKinds } from '../src/model/record/field-kinds';
import { fieldRules } from '../src/model/form/field-rules';
import { examples } from '../src/templates/form/examples';
import { config } from './e2e/sample-config';

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
  ['docs/forms.md', 'form field', fieldRules],
])('the table of kinds in %s has every kind of %s', async (file, _of, kinds) => {
  expect((await documentedKinds(file)).sort()).toEqual(Object.keys(kinds).sort());
});

test('the examples of forms (src/templates/form/examples.ts) show every kind of form field', () => {
  const shown = examples.flatMap(({ section, forms }) => ({ ...config.forms, ...forms })[section.form] ?? []);
  const kinds = new Set<string>(shown.flatMap(({ fields }) => fields.map(({ kind }) => kind)));
  expect(Object.keys(fieldRules).filter((kind) => !kinds.has(kind))).toEqual([]);
});
