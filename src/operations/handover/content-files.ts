import type { Dirent } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { isTracked } from '../../desk/server/content/publish/repository';

/** Parts of a Git repository that are its history. Its settings and hooks may name passwords and programs. */
const historyPart =
  /^\.git\/(?:desk\/)?(?:HEAD|index|packed-refs|refs\/.+|logs\/.+|objects\/(?:[\da-f]{2}|pack)\/[^/]+)$/;

/** Whether a file of a content folder is handed over, by its path with slashes. */
export function isContentFile(path: string): boolean {
  if (historyPart.test(path)) return !path.split('/').includes('..');
  return isTracked(path);
}

/** Files of a folder with what tells whether they have changed. */
export type FileStates = ReadonlyMap<string, string>;

const pathOf = (folder: string, entry: Dirent): string =>
  relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');

/** The files of a content folder that are handed over. */
export interface ContentFiles {
  /** By path in the folder, with slashes. */
  readonly files: FileStates;
  /** Symbolic links, which are left out. */
  readonly links: readonly string[];
}

/** Lists a folder, which need not exist. */
export async function listFiles(
  folder: string,
  isWanted: (path: string) => boolean = () => true,
): Promise<ContentFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const wanted = entries.filter((entry) => isWanted(pathOf(folder, entry)));
  const files = new Map<string, string>();
  for (const path of wanted
    .filter((entry) => entry.isFile())
    .map((entry) => pathOf(folder, entry))
    .sort()) {
    const { size, mtimeMs } = await stat(join(folder, path));
    files.set(path, `${size}|${mtimeMs}`);
  }
  const links = wanted.filter((entry) => entry.isSymbolicLink()).map((entry) => pathOf(folder, entry));
  return { files, links };
}

const gitConfig = '[core]\n\trepositoryformatversion = 0\n\tfilemode = false\n\tbare = false\n';

/** Moves an unpacked content folder to where there is none; the settings of its repository are not taken over. */
export async function placeContent(from: string, to: string, hasHistory: boolean): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rm(to, { recursive: true, force: true });
  await rename(from, to);
  if (hasHistory) await writeFile(join(to, '.git', 'config'), gitConfig);
}
