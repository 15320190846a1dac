import { mkdir, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { folderVersion } from '../../src/server/site/folder/folder-version';
import { temporaryFolder } from '../temporary-folder';

const past = new Date('2026-01-02T03:04:05Z');

async function startFolder() {
  const root = await temporaryFolder();
  const config = join(root, 'site.config.json');
  const folder = join(root, 'content');
  await mkdir(join(folder, 'records'), { recursive: true });
  const file = (name: string) => join(folder, 'records', name);
  await writeFile(config, '{}');
  await writeFile(file('news.json'), '[1]');
  /** The version once the folder rests. */
  const settled = async () => {
    let version: string | null = null;
    await expect.poll(async () => (version = await folderVersion([config], folder))).not.toBeNull();
    return version;
  };
  return { config, folder, file, settled };
}

test('the version of a folder stays while nothing changes, and changes with every change', async () => {
  const { config, file, settled } = await startFolder();
  const changes: readonly (() => Promise<unknown>)[] = [
    () => writeFile(file('news.json'), '[2]'),
    // As an editor does that keeps the time of a file.
    async () => {
      await writeFile(file('news.json'), '[3]');
      await utimes(file('news.json'), past, past);
    },
    async () => {
      await writeFile(file('draft.json'), '[4]');
      await rename(file('draft.json'), file('news.json'));
    },
    () => writeFile(file('મોતી.json'), '[]'),
    () => rm(file('મોતી.json')),
    () => symlink('news.json', file('link.json')),
    () => writeFile(config, '{ }'),
  ];
  let version = await settled();
  for (const change of changes) {
    await change();
    const next = await settled();
    expect(next).not.toBe(version);
    expect(await settled()).toBe(next);
    version = next;
  }
});

test('a folder that is being changed has no version, nor has one that is not there', async () => {
  const { config, folder, file, settled } = await startFolder();
  await settled();
  await writeFile(file('news.json'), '[5]');
  const { ctimeMs } = await stat(file('news.json'));
  const clock = vi.spyOn(Date, 'now').mockReturnValue(ctimeMs + 50);
  expect(await folderVersion([config], folder)).toBeNull();
  clock.mockReturnValue(ctimeMs + 200);
  expect(await folderVersion([config], folder)).not.toBeNull();
  clock.mockRestore();
  expect(await folderVersion([config], join(folder, 'none'))).toBeNull();
});
