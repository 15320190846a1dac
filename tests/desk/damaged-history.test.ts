import { mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openRepository } from '../../src/desk/server/content/publish/repository';
import { temporaryFolder } from '../temporary-folder';

const author = { name: 'કોકિલા', email: 'desk@motipura.example' };

/** A content folder with three publications, one an hour. */
async function publishedFolder() {
  const dir = await temporaryFolder();
  await mkdir(join(dir, 'records'));
  const repository = openRepository(dir);
  const publish = async (text: string, hour: number) => {
    await writeFile(join(dir, 'records/notices.json'), text);
    return repository.commit({ author, message: text, at: new Date(Date.UTC(2026, 10, 28, hour)) });
  };
  const ids = [await publish('one', 1), await publish('two', 2), await publish('three', 3)];
  const messages = async () => (await repository.commits(10)).map(({ message }) => message);
  return { dir, repository, publish, ids, messages, git: join(dir, '.git') };
}

const objectPath = (git: string, id: string) => join(git, 'objects', id.slice(0, 2), id.slice(2));

/** The id of the tree of the newest commit. */
async function newestTree({ repository }: Awaited<ReturnType<typeof publishedFolder>>, dir: string) {
  const { default: isomorphic } = await import('isomorphic-git');
  const fs = await import('node:fs');
  const [newest] = await repository.commits(1);
  const { commit } = await isomorphic.readCommit({ fs, dir, oid: newest?.id ?? '' });
  return commit.tree;
}

type Folder = Awaited<ReturnType<typeof publishedFolder>>;

/** Damage by a power cut, and the commits that are still whole before the next one. */
const damages: readonly (readonly [
  name: string,
  damage: (folder: Folder) => Promise<void>,
  kept: string[],
])[] = [
  ['an index of 0 bytes', ({ git }) => truncate(join(git, 'index')), ['three', 'two', 'one']],
  ['an index that was cut', ({ git }) => truncate(join(git, 'index'), 40), ['three', 'two', 'one']],
  ['a missing index', ({ git }) => rm(join(git, 'index')), ['three', 'two', 'one']],
  ['a HEAD of 0 bytes', ({ git }) => truncate(join(git, 'HEAD')), ['three', 'two', 'one']],
  ['a missing HEAD', ({ git }) => rm(join(git, 'HEAD')), ['three', 'two', 'one']],
  ['a HEAD with other bytes', ({ git }) => writeFile(join(git, 'HEAD'), '\0\0\0'), ['three', 'two', 'one']],
  ['a branch of 0 bytes', ({ git }) => truncate(join(git, 'refs/heads/main')), ['three', 'two', 'one']],
  ['a branch that was cut', ({ git }) => truncate(join(git, 'refs/heads/main'), 12), ['three', 'two', 'one']],
  ['a missing branch', ({ git }) => rm(join(git, 'refs/heads/main')), ['three', 'two', 'one']],
  [
    'a branch of a commit that is not there',
    ({ git }) => writeFile(join(git, 'refs/heads/main'), `${'ab'.repeat(20)}\n`),
    ['three', 'two', 'one'],
  ],
  ['a last commit of 0 bytes', ({ git, ids }) => truncate(objectPath(git, ids[2] ?? '')), ['two', 'one']],
  [
    'a last commit that was cut',
    ({ git, ids }) => truncate(objectPath(git, ids[2] ?? ''), 30),
    ['two', 'one'],
  ],
  [
    'a last tree of 0 bytes',
    async (folder) => truncate(objectPath(folder.git, await newestTree(folder, folder.dir))),
    ['two', 'one'],
  ],
];

test.each(damages)(
  'after %s the next publication is made, and goes on from what is whole',
  async (_, damage, kept) => {
    const folder = await publishedFolder();
    await damage(folder);
    expect(await folder.publish('four', 4)).toMatch(/^[\da-f]{40}$/);
    expect(await folder.messages()).toEqual(['four', ...kept]);
    expect(await folder.publish('five', 5)).toMatch(/^[\da-f]{40}$/);
    expect(await folder.messages()).toEqual(['five', 'four', ...kept]);
    expect(await readFile(join(folder.dir, 'records/notices.json'), 'utf8')).toBe('five');
  },
);

test('what was damaged is set aside with a note, and git itself reads the history that goes on', async () => {
  const { dir, git, publish } = await publishedFolder();
  await truncate(join(git, 'refs/heads/main'));
  await publish('four', 4);
  const [time = ''] = await readdir(join(git, 'set-aside'));
  expect(await readFile(join(git, 'set-aside', time, 'README.txt'), 'utf8')).toContain(
    'newest commit that is whole',
  );
  expect((await stat(join(git, 'set-aside', time, 'refs/heads/main'))).size).toBe(0);
  const head = await readFile(join(git, 'refs/heads/main'), 'utf8');
  expect(head).toMatch(/^[\da-f]{40}\n$/);
  expect(await readdir(dir)).toEqual(['.git', 'records']);
});

test('a damaged commit in the middle does not hide those after it', async () => {
  const { git, ids, messages } = await publishedFolder();
  await truncate(objectPath(git, ids[0] ?? ''));
  expect(await messages()).toEqual(['three', 'two']);
});

/** Repositories that the desk cannot work with, each with a file that must stay as it is. */
const foreign: readonly (readonly [name: string, make: (dir: string) => Promise<string>])[] = [
  [
    'names its objects by SHA-256',
    async (dir) => {
      const config = '[core]\n\trepositoryformatversion = 1\n[extensions]\n\tobjectFormat = SHA256\n';
      await mkdir(join(dir, '.git'));
      await writeFile(join(dir, '.git/config'), config);
      return '.git/config';
    },
  ],
  [
    'has packs of 60 MB',
    async (dir) => {
      await mkdir(join(dir, '.git/objects/pack'), { recursive: true });
      await writeFile(join(dir, '.git/objects/pack/pack-1.pack'), '');
      await truncate(join(dir, '.git/objects/pack/pack-1.pack'), 60_000_000);
      return '.git/objects/pack/pack-1.pack';
    },
  ],
  [
    'is elsewhere',
    async (dir) => {
      await writeFile(join(dir, '.git'), 'gitdir: /srv/repositories/village\n');
      return '.git';
    },
  ],
];

test.each(foreign)(
  'a repository that %s is left alone, and the desk has a history of its own',
  async (_, make) => {
    const dir = await temporaryFolder();
    const kept = await make(dir);
    const before = await stat(join(dir, kept));
    await writeFile(join(dir, 'a.json'), '[]');
    const repository = openRepository(dir);
    await repository.commit({ author, message: 'one', at: new Date('2026-11-28T06:00:00Z') });
    await writeFile(join(dir, 'a.json'), '[{}]');
    await repository.commit({ author, message: 'two', at: new Date('2026-11-28T07:00:00Z') });
    const [newest, oldest] = await repository.commits(10);
    expect([newest?.message, oldest?.message]).toEqual(['two', 'one']);
    expect(await repository.changes(newest?.id ?? '')).toEqual([
      { file: 'a.json', before: '[]', after: '[{}]' },
    ]);
    const after = await stat(join(dir, kept));
    expect([after.mtimeMs, after.size]).toEqual([before.mtimeMs, before.size]);
  },
);

test('a list of staged files that another version of Git wrote is made again', async () => {
  const { git, publish, messages } = await publishedFolder();
  const index = await readFile(join(git, 'index'));
  index.writeUInt32BE(4, 4);
  await writeFile(join(git, 'index'), index);
  await publish('four', 4);
  expect(await messages()).toEqual(['four', 'three', 'two', 'one']);
});

test('a history that begins anew has no earlier version, and keeps the settings of the repository', async () => {
  const { dir, git, repository, ids, messages } = await publishedFolder();
  await writeFile(join(git, 'config'), '[remote "copy"]\n\turl = server:/srv/village\n');
  expect(await repository.restart({ author, message: 'anew', at: new Date('2026-11-28T06:00:00Z') })).toBe(
    false,
  );
  expect(await messages()).toEqual(['anew']);
  expect(await repository.changes(ids[0] ?? '')).toBeNull();
  expect(await readFile(join(git, 'config'), 'utf8')).toContain('server:/srv/village');
  expect(await readFile(join(dir, 'records/notices.json'), 'utf8')).toBe('three');
});
