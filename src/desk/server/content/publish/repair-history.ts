import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { fs, loadGit } from './git-files';

/** Bytes of the largest object that is read: a document with room to spare. */
const largestObject = 200_000_000;

const inflated = promisify(inflate);

/** A commit that was found among the objects of a damaged history. */
interface FoundCommit {
  readonly id: string;
  /** Time of the commit in seconds. */
  readonly at: number;
}

/** The intact part of a history. */
interface Whole {
  readonly commits: readonly FoundCommit[];
  /** Paths of the files of objects that are damaged. */
  readonly broken: readonly string[];
}

const isId = (text: string): boolean => /^[\da-f]{40}$/.test(text);

async function objectFiles(
  gitdir: string,
): Promise<readonly { readonly id: string; readonly path: string }[]> {
  const folders = await readdir(join(gitdir, 'objects')).catch(() => []);
  const lists = folders
    .filter((name) => /^[\da-f]{2}$/.test(name))
    .map(async (folder) => {
      const names = await readdir(join(gitdir, 'objects', folder));
      return names.map((name) => ({ id: folder + name, path: join(gitdir, 'objects', folder, name) }));
    });
  return (await Promise.all(lists)).flat().filter(({ id }) => isId(id));
}

/** The bytes of an object; null for a damaged one. */
async function readObject(id: string, path: string): Promise<Buffer | null> {
  try {
    const bytes = await inflated(await readFile(path), { maxOutputLength: largestObject });
    return createHash('sha1').update(bytes).digest('hex') === id ? bytes : null;
  } catch {
    return null;
  }
}

/** Reads each loose object, one after the other. */
async function readWhole(gitdir: string): Promise<Whole> {
  const commits: FoundCommit[] = [];
  const broken: string[] = [];
  for (const { id, path } of await objectFiles(gitdir)) {
    const bytes = await readObject(id, path);
    if (!bytes) broken.push(path);
    else if (bytes.subarray(0, 7).toString('latin1') === 'commit ') {
      const [, seconds] = /^committer .* (\d+) [+-]\d{4}$/m.exec(bytes.toString('utf8')) ?? [];
      commits.push({ id, at: Number(seconds ?? 0) });
    }
  }
  return { commits, broken };
}

/** Ids that Git wrote beside its branches: they name commits in packs, too. */
async function namedIds(gitdir: string): Promise<readonly string[]> {
  const files = ['packed-refs', 'ORIG_HEAD', 'logs/HEAD', 'refs/heads/main', 'refs/heads/master'];
  const texts = await Promise.all(files.map((file) => readFile(join(gitdir, file), 'utf8').catch(() => '')));
  return [...new Set(texts.join('\n').match(/\b[\da-f]{40}\b/g) ?? [])].filter((id) => !/^0+$/.test(id));
}

/** Whether a commit and all files in it can be read. */
async function isWholeCommit(gitdir: string, id: string): Promise<boolean> {
  const git = await loadGit();
  const readTree = async (oid: string): Promise<void> => {
    const { tree } = await git.readTree({ fs, gitdir, oid });
    for (const entry of tree) {
      if (entry.type === 'tree') await readTree(entry.oid);
      else if (entry.type === 'blob') await git.readBlob({ fs, gitdir, oid: entry.oid });
    }
  };
  try {
    await readTree((await git.readCommit({ fs, gitdir, oid: id })).commit.tree);
    return true;
  } catch {
    return false;
  }
}

async function newestWhole(gitdir: string, commits: readonly FoundCommit[]): Promise<string | null> {
  const git = await loadGit();
  const known = new Map(commits.map(({ id, at }) => [id, at]));
  for (const id of await namedIds(gitdir)) {
    const read = known.has(id) ? null : await git.readCommit({ fs, gitdir, oid: id }).catch(() => null);
    if (read) known.set(id, read.commit.committer.timestamp);
  }
  const newest = [...known].sort(([, a], [, b]) => b - a);
  for (const [id] of newest) if (await isWholeCommit(gitdir, id)) return id;
  return null;
}

const note = `The history of this folder was damaged, such as by a power cut. The desk has set the damaged files aside here and goes
on from the newest commit that is whole. The content itself was not changed. Nothing reads this folder: keep it until you
have looked at it, then delete it.
`;

async function setAside(gitdir: string, folder: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const to = join(folder, path.slice(gitdir.length + 1));
    await mkdir(dirname(to), { recursive: true });
    await rename(path, to).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    });
  }
}

/**
 * Makes a damaged history one that can be continued: what is damaged is set aside in `set-aside/<time>` of the repository,
 * with a note, and the branch is the newest commit that is whole, or none (B11.9.1).
 */
export async function repairHistory(gitdir: string, now: Date): Promise<void> {
  const git = await loadGit();
  const { commits, broken } = await readWhole(gitdir);
  const head = await newestWhole(gitdir, commits);
  const folder = join(gitdir, 'set-aside', now.toISOString().replaceAll(':', '-'));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'README.txt'), note);
  const names = ['HEAD', 'index', 'packed-refs', 'refs', 'config'].map((name) => join(gitdir, name));
  await setAside(gitdir, folder, [...names, ...broken]);
  await git.init({ fs, dir: dirname(gitdir), gitdir, defaultBranch: 'main' });
  if (head !== null) await git.writeRef({ fs, gitdir, ref: 'refs/heads/main', value: head, force: true });
}

/** Removes the list of staged files, which is made again from the last commit and the folder. */
export const removeIndex = (gitdir: string): Promise<void> => rm(join(gitdir, 'index'), { force: true });
