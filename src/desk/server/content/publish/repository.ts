import { promises } from 'node:fs';
import { join } from 'node:path';
import type { ReadCommitResult } from 'isomorphic-git';
import { replaceDurably } from './durable-files';

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

/** A file before and after a commit; null where it was not there. */
export interface FileChange {
  readonly file: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What is committed, by whom. */
export interface NewCommit {
  readonly author: Author;
  /** Who published it, if not the author. */
  readonly committer?: Author | undefined;
  readonly message: string;
  readonly at: Date;
}

/** The Git repository in a content folder. */
export interface Repository {
  /** Commits all that changed in the folder, if anything did; creates the repository. Its id, or null. */
  readonly commit: (commit: NewCommit) => Promise<string | null>;
  /** Newest first. */
  readonly commits: (most: number) => Promise<readonly Commit[]>;
  /** What a commit changed; null for an unknown one. Texts of pictures and documents are ''. */
  readonly changes: (id: string) => Promise<readonly FileChange[] | null>;
}

/** Copy of the site config in the content folder, which makes its history complete. */
export const configCopy = '.site.config.json';

/** Ends the message of a commit that the desk made from drafts. */
export const publicationMark = 'Published at the desk';

/** Objects, index and branches are replaced as a whole, so that a killed process breaks none. */
const fs = {
  promises: {
    ...promises,
    writeFile: async (path: string, data: string | Uint8Array) => replaceDurably(path, data),
  },
};

/** Whether a path in the content folder belongs to its history. */
export const isTracked = (file: string): boolean =>
  file === '.' ||
  file === configCopy ||
  file === '.gitignore' ||
  !file.split('/').some((part) => part.startsWith('.') || part === 'node_modules' || part.endsWith('.part'));

/** Loaded with the first publication. */
const loadGit = () => import('isomorphic-git');

const isText = (file: string): boolean => /\.(?:json|md)$/.test(file);

/** Git makes this file last: without it, making the repository was interrupted. */
async function exists(dir: string): Promise<boolean> {
  return promises.access(join(dir, '.git/HEAD')).then(
    () => true,
    () => false,
  );
}

async function create(dir: string): Promise<void> {
  const git = await loadGit();
  // With it, a repository would count as made.
  await promises.rm(join(dir, '.git/config'), { force: true });
  await git.init({ fs, dir, defaultBranch: 'main' });
}

/** Stages all changes; whether there are any. */
async function stage(dir: string): Promise<boolean> {
  const git = await loadGit();
  const rows = await git.statusMatrix({ fs, dir, filter: isTracked });
  const changed = rows.filter(([, head, workdir, staged]) => workdir !== 1 || head !== 1 || staged !== 1);
  const isThere = ([, , workdir]: (typeof rows)[number]) => workdir !== 0;
  const added = changed.filter(isThere).map(([file]) => file);
  if (added.length > 0) await git.add({ fs, dir, filepath: added, force: true });
  for (const [file] of changed.filter((row) => !isThere(row))) await git.remove({ fs, dir, filepath: file });
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

/** The text of a file in a commit; null where it is not there. */
async function textIn(dir: string, commit: string | undefined, file: string): Promise<string | null> {
  if (commit === undefined) return null;
  const git = await loadGit();
  const read = await git.readBlob({ fs, dir, oid: commit, filepath: file }).catch(() => null);
  return read && new TextDecoder().decode(read.blob);
}

/** Names of the files that differ between two commits. */
async function changedFiles(dir: string, before: string | undefined, after: string): Promise<string[]> {
  const git = await loadGit();
  const trees = [git.TREE({ ref: after }), ...(before === undefined ? [] : [git.TREE({ ref: before })])];
  const names: unknown = await git.walk({
    fs,
    dir,
    trees,
    map: async (file, [now, old]) => {
      if (file === '.') return undefined;
      const [type, id, oldId] = [await (now ?? old)?.type(), await now?.oid(), await old?.oid()];
      if (id === oldId) return null;
      return type === 'blob' ? file : undefined;
    },
  });
  return namesIn(names);
}

/** `walk` nests what is in a folder. */
function namesIn(found: unknown): string[] {
  if (Array.isArray(found)) return found.flatMap(namesIn);
  return typeof found === 'string' ? [found] : [];
}

async function changes(dir: string, id: string): Promise<readonly FileChange[] | null> {
  if (!(await exists(dir))) return null;
  const git = await loadGit();
  const read = await git.readCommit({ fs, dir, oid: id }).catch(() => null);
  if (!read) return null;
  const [parent] = read.commit.parent;
  const files = await changedFiles(dir, parent, id);
  return Promise.all(
    files.map(async (file) => {
      if (!isText(file)) return { file, before: null, after: '' };
      const [before, after] = await Promise.all([textIn(dir, parent, file), textIn(dir, id, file)]);
      return { file, before, after };
    }),
  );
}

/** Opens the repository of a content folder, which may not be there yet. @param dir absolute path */
export function openRepository(dir: string): Repository {
  return {
    commit: async ({ author, committer = author, message, at }) => {
      const git = await loadGit();
      if (!(await exists(dir))) await create(dir);
      if (!(await stage(dir))) return null;
      const timestamp = Math.floor(at.getTime() / 1000);
      const time = { timestamp, timezoneOffset: 0 };
      const people = { author: { ...author, ...time }, committer: { ...committer, ...time } };
      return git.commit({ fs, dir, message, ...people });
    },
    commits: async (depth) => {
      if (!(await exists(dir))) return [];
      const git = await loadGit();
      return (await git.log({ fs, dir, depth }).catch(() => [])).map(toCommit);
    },
    changes: (id) => changes(dir, id),
  };
}
