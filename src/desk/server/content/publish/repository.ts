import { promises } from 'node:fs';
import { join } from 'node:path';
import type { ReadCommitResult } from 'isomorphic-git';
import { replaceDurably } from './durable-files';
import { findGitFolder } from './git-folder';
import { lastIdsFile } from './last-ids';
import { fs, loadGit } from './git-files';
import { type FileChange, type Place, readChanges } from './read-changes';
import { removeIndex, repairHistory } from './repair-history';

/** Who made a commit. */
export interface Author {
  readonly name: string;
  readonly email: string;
}

/** A commit of the content folder. */
export interface Commit {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly author: string;
  /** Its first line. */
  readonly message: string;
  /** Whether the desk made it from drafts. */
  readonly isPublication: boolean;
}

/** Content of a commit and its author. */
export interface NewCommit {
  readonly author: Author;
  /** Who published it, if not the author. */
  readonly committer?: Author | undefined;
  readonly message: string;
  readonly at: Date;
}

/** The Git repository in a content folder. */
export interface Repository {
  /**
   * Commits all that changed in the folder, if anything did; creates the repository, and repairs a damaged one. Its id, or
   * null.
   */
  readonly commit: (commit: NewCommit) => Promise<string | null>;
  /**
   * Begins the history anew with the folder as it is, and deletes the old one. Whether the folder has a repository of somebody
   * else beside it, which stays.
   */
  readonly restart: (commit: NewCommit) => Promise<boolean>;
  /** Newest first, as far as they can be read. */
  readonly commits: (most: number) => Promise<readonly Commit[]>;
  /** Changes of a commit; null for an unknown one. Texts of pictures and documents are ''. */
  readonly changes: (id: string) => Promise<readonly FileChange[] | null>;
}

/** Copy of the site config in the content folder, which makes its history complete. */
export const configCopy = '.site.config.json';

/** Ends the message of a commit that the desk made from drafts. */
export const publicationMark = 'Published at the desk';

/** Whether a path in the content folder belongs to its history. */
export const isTracked = (file: string): boolean =>
  file === '.' ||
  file === configCopy ||
  file === lastIdsFile ||
  file === '.gitignore' ||
  !file.split('/').some((part) => part.startsWith('.') || part === 'node_modules' || part.endsWith('.part'));

/** Git makes this file last: without it, making the repository was interrupted. */
async function exists({ gitdir }: Place): Promise<boolean> {
  return promises.access(join(gitdir, 'HEAD')).then(
    () => true,
    () => false,
  );
}

async function create(place: Place): Promise<void> {
  const git = await loadGit();
  // With it, a repository would count as made.
  await promises.rm(join(place.gitdir, 'config'), { force: true });
  await git.init({ fs, ...place, defaultBranch: 'main' });
}

/** Stages all changes; whether there are any. */
async function stage(place: Place): Promise<boolean> {
  const git = await loadGit();
  const rows = await git.statusMatrix({ fs, ...place, filter: isTracked });
  const changed = rows.filter(([, head, workdir, staged]) => workdir !== 1 || head !== 1 || staged !== 1);
  const isThere = ([, , workdir]: (typeof rows)[number]) => workdir !== 0;
  const added = changed.filter(isThere).map(([file]) => file);
  if (added.length > 0) await git.add({ fs, ...place, filepath: added, force: true });
  for (const [file] of changed.filter((row) => !isThere(row)))
    await git.remove({ fs, ...place, filepath: file });
  return changed.length > 0;
}

function toCommit({ oid, commit }: ReadCommitResult): Commit {
  const [message = ''] = commit.message.split('\n', 1);
  return {
    id: oid,
    at: new Date(commit.author.timestamp * 1000).toISOString(),
    author: commit.author.name,
    message,
    isPublication: commit.message.trimEnd().endsWith(publicationMark),
  };
}

/** Commits from the branch backwards, as far as they can be read. */
async function readCommits(place: Place, most: number): Promise<readonly Commit[]> {
  if (!(await exists(place))) return [];
  const git = await loadGit();
  let next: string | undefined = await git.resolveRef({ fs, ...place, ref: 'HEAD' }).catch(() => undefined);
  const commits: Commit[] = [];
  while (next !== undefined && commits.length < most) {
    const read: ReadCommitResult | null = await git.readCommit({ fs, ...place, oid: next }).catch(() => null);
    if (read) commits.push(toCommit(read));
    next = read?.commit.parent[0];
  }
  return commits;
}

/** Whether the branch names a commit that can be read, or there is none yet. */
async function hasHead({ gitdir }: Place): Promise<boolean> {
  const git = await loadGit();
  const head = await git.resolveRef({ fs, gitdir, ref: 'HEAD' }).catch(() => null);
  if (head !== null) {
    const read = await git.readCommit({ fs, gitdir, oid: head }).catch(() => null);
    return read !== null;
  }
  const objects = await promises.readdir(join(gitdir, 'objects')).catch(() => []);
  return objects.every((name) => name === 'info' || name === 'pack');
}

async function commitChanges(
  place: Place,
  { author, committer = author, message, at }: NewCommit,
): Promise<string | null> {
  const git = await loadGit();
  if (!(await stage(place))) return null;
  const time = { timestamp: Math.floor(at.getTime() / 1000), timezoneOffset: 0 };
  const people = { author: { ...author, ...time }, committer: { ...committer, ...time } };
  return git.commit({ fs, ...place, message, ...people });
}

/** Whether an error is one of the disk: it says nothing of the history. */
const isOfDisk = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EROFS', 'EMFILE', 'EIO'].includes(String(error.code));

/** Repairs what stands in the way of a commit: first the list of staged files, then the history. */
async function commitDespiteDamage(place: Place, commit: NewCommit): Promise<string | null> {
  if (!(await exists(place))) await create(place);
  if (!(await hasHead(place))) await repairHistory(place.gitdir, commit.at);
  const repairs = [() => removeIndex(place.gitdir), () => repairHistory(place.gitdir, commit.at)];
  for (const repair of repairs) {
    try {
      return await commitChanges(place, commit);
    } catch (error) {
      if (isOfDisk(error)) throw error;
      await repair();
    }
  }
  return commitChanges(place, commit);
}

/** Files of a repository with earlier versions; its settings stay. */
const historyNames = [
  'HEAD',
  'FETCH_HEAD',
  'ORIG_HEAD',
  'index',
  'logs',
  'objects',
  'packed-refs',
  'refs',
  'set-aside',
];

async function restart(dir: string, commit: NewCommit): Promise<boolean> {
  const { path: gitdir, because } = await findGitFolder(dir);
  const place = { dir, gitdir };
  const settings = await promises.readFile(join(gitdir, 'config')).catch(() => null);
  for (const name of historyNames) await promises.rm(join(gitdir, name), { recursive: true, force: true });
  await create(place);
  if (settings) await replaceDurably(join(gitdir, 'config'), settings);
  await commitChanges(place, commit);
  return because !== null;
}

/** Opens the repository of a content folder, which may not be there yet. @param dir absolute path */
export function openRepository(dir: string): Repository {
  const find = async (): Promise<Place> => ({ dir, gitdir: (await findGitFolder(dir)).path });
  return {
    commit: async (commit) => commitDespiteDamage(await find(), commit),
    restart: (commit) => restart(dir, commit),
    commits: async (most) => readCommits(await find(), most),
    changes: async (id) => {
      const place = await find();
      return (await exists(place)) ? readChanges(place, id) : null;
    },
  };
}
