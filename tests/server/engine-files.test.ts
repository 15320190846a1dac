import { cp, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEngineFiles } from '../../src/server/site/folder/engine-folder';
import { temporaryFolder } from '../temporary-folder';

const root = join(import.meta.dirname, '../..');

test('the files of the engine are read again only when one of them changed', async () => {
  const folder = await temporaryFolder();
  for (const part of ['schemas', 'src/site/i18n'])
    await cp(join(root, part), join(folder, part), { recursive: true });
  const first = await readEngineFiles(folder);
  await expect
    .poll(async () => (await readEngineFiles(folder)) === (await readEngineFiles(folder)))
    .toBe(true);

  const catalogue = join(folder, 'src/site/i18n/catalogues/EN.json');
  const text = await readFile(catalogue, 'utf8');
  await writeFile(catalogue, `${text}\n`);
  await utimes(catalogue, new Date(0), new Date(0));
  const changed = await readEngineFiles(folder);
  expect(changed.catalogues.EN?.text).toBe(`${text}\n`);
  expect(first.catalogues.EN?.text).toBe(text);
});
