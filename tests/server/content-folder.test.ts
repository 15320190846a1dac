import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContentFolder } from '../../src/server/site/folder/content-folder';
import { temporaryFolder } from '../temporary-folder';

test('a symbolic link belongs to the content where it leads to a file of it', async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, 'content/records'), { recursive: true });
  await writeFile(join(root, 'content/records/own.json'), '[]');
  await writeFile(join(root, 'outside.json'), '[]');
  const link = (target: string, name: string) =>
    symlink(join(root, target), join(root, 'content/records', name));
  await link('content/records/own.json', 'alias.json');
  await link('outside.json', 'outside.json');
  await link('outside.json', '../page.md');
  await link('content/records/none.json', 'broken.json');
  const read = await readContentFolder(root, 'content');
  expect([...(read?.content.files ?? [])].sort()).toEqual(['records/alias.json', 'records/own.json']);
  expect(Object.keys(read?.content.texts ?? {}).sort()).toEqual(['records/alias.json', 'records/own.json']);
  expect(read?.problems).toEqual([]);
});
