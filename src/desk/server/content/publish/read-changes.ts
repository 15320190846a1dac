import { fs, loadGit } from './git-files';

/** A content folder and its repository, as absolute paths. */
export interface Place {
  readonly dir: string;
  readonly gitdir: string;
}

/** A file before and after a commit; null where it was not there. */
export interface FileChange {
  readonly file: string;
  readonly before: string | null;
  readonly after: string | null;
}

const isText = (file: string): boolean => /\.(?:json|md)$/.test(file);

/** The text of a file in a commit; null where it is not there. */
async function textIn(
  { gitdir }: Place,
  commit: string | undefined,
  filepath: string,
): Promise<string | null> {
  if (commit === undefined) return null;
  const git = await loadGit();
  const read = await git.readBlob({ fs, gitdir, oid: commit, filepath }).catch(() => null);
  return read && new TextDecoder().decode(read.blob);
}

/** Names of the files that differ between two commits. */
async function changedFiles(place: Place, before: string | undefined, after: string): Promise<string[]> {
  const git = await loadGit();
  const trees = [git.TREE({ ref: after }), ...(before === undefined ? [] : [git.TREE({ ref: before })])];
  const names: unknown = await git.walk({
    fs,
    ...place,
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

/** Changes of a commit; null for an unknown one. Texts of pictures and documents are ''. */
export async function readChanges(place: Place, id: string): Promise<readonly FileChange[] | null> {
  const git = await loadGit();
  const read = await git.readCommit({ fs, ...place, oid: id }).catch(() => null);
  if (!read) return null;
  const [parent] = read.commit.parent;
  const files = await changedFiles(place, parent, id);
  return Promise.all(
    files.map(async (file) => {
      if (!isText(file)) return { file, before: null, after: '' };
      const [before, after] = await Promise.all([textIn(place, parent, file), textIn(place, id, file)]);
      return { file, before, after };
    }),
  );
}
