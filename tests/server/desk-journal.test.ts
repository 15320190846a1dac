import fs from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import git from 'isomorphic-git';
import { expect, test } from 'vitest';
import {
  completePublication,
  publishFiles,
  removeLeftovers,
} from '../../src/desk/server/content/publish/journal';
import { openRepository } from '../../src/desk/server/content/publish/repository';
import { temporaryFolder } from '../temporary-folder';

const author = { name: 'કોકિલા', email: 'desk@motipura.example' };
const at = '2026-11-28T06:00:00.000Z';

/** A site with two lists and a config, whose first publication is done. */
async function newSite() {
  const root = await temporaryFolder();
  const content = join(root, 'content');
  const path = (name: string) => join(content, 'records', `${name}.json`);
  const config = join(root, 'site.config.json');
  await mkdir(join(content, 'records'), { recursive: true });
  await Promise.all([path('a'), path('b'), config].map((file) => writeFile(file, 'old')));
  await openRepository(content).commit({ author, message: 'By hand', at: new Date(at) });
  const texts = new Map([
    [path('a'), 'new'],
    [path('b'), 'new'],
    [config, 'new'],
  ]);
  const read = async () => Promise.all([path('a'), path('b'), config].map((file) => readFile(file, 'utf8')));
  const commits = async () =>
    (await git.log({ fs, dir: content })).map(({ commit }) => commit.message.trim());
  return {
    site: { content, config },
    publication: { texts, author, message: 'News', at },
    path,
    read,
    commits,
  };
}

test('a publication that was ended between any two steps is completed, once', async () => {
  for (const done of [0, 1, 2, 3]) {
    const { site, publication, read, commits } = await newSite();
    const files = [...publication.texts].map(([path, text]) => {
      const name = path.slice(path.lastIndexOf('/') + 1);
      return { path, next: join(path, '..', `.desk-next-${name}`), text };
    });
    for (const { next, text } of files) await writeFile(next, text);
    const { texts: _texts, ...about } = publication;
    const journal = { ...about, files: files.map(({ path, next }) => ({ path, next })) };
    await writeFile(join(site.content, '.desk-publication.json'), JSON.stringify(journal));
    for (const { path, next } of files.slice(0, done)) await rename(next, path);
    expect(await completePublication(site)).toBe(true);
    expect(await completePublication(site)).toBe(false);
    expect(await read()).toEqual(['new', 'new', 'new']);
    expect(await commits()).toEqual(['News', 'By hand']);
  }
});

test('what was written before the journal is removed, and the site stays as it was', async () => {
  const { site, path, read, commits } = await newSite();
  await writeFile(join(path('a'), '..', '.desk-next-a.json'), 'ne');
  expect(await completePublication(site)).toBe(false);
  await removeLeftovers(site.content);
  expect(await readdir(join(site.content, 'records'))).toEqual(['a.json', 'b.json']);
  expect([await read(), await commits()]).toEqual([['old', 'old', 'old'], ['By hand']]);
});

test('a publication whose files cannot be written changes nothing', async () => {
  const { site, publication, read, commits } = await newSite();
  const texts = new Map([...publication.texts, [join(site.content, 'missing', 'c.json'), 'new']]);
  await expect(publishFiles(site, { ...publication, texts })).rejects.toThrow('ENOENT');
  expect([await read(), await commits()]).toEqual([['old', 'old', 'old'], ['By hand']]);
  expect(await readdir(join(site.content, 'records'))).toEqual(['a.json', 'b.json']);
});

test('a journal that names files elsewhere is not followed', async () => {
  const { site, publication, read } = await newSite();
  const outside = join(await temporaryFolder(), 'a.json');
  const next = join(outside, '..', '.desk-next-a.json');
  await writeFile(next, 'new');
  const { texts: _texts, ...about } = publication;
  const journal = { ...about, files: [{ path: outside, next }] };
  await writeFile(join(site.content, '.desk-publication.json'), JSON.stringify(journal));
  expect(await completePublication(site)).toBe(false);
  await expect(readFile(outside, 'utf8')).rejects.toThrow('ENOENT');
  expect(await read()).toEqual(['old', 'old', 'old']);
});
