import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { freeSpaceOf, reservedSpace } from '../../files/bounded-folder';
import { pathInFolder } from '../../files/path-in-folder';
import { draftEnding, exists, writeFileAtomically } from '../../files/write-file';
import { DeskRefusal } from '../desk-request';

/** Files that people of a desk have sent and that are not published yet. A name is a path such as `pictures/a.webp`. */
export interface Uploads {
  /** Folder with `pictures` and `documents`. */
  readonly folder: string;
  /** Keeps a file. @throws DeskRefusal without room for it */
  add(file: string, bytes: Buffer): Promise<void>;
  /** Those of some files that are here. */
  among(files: readonly string[]): Promise<readonly string[]>;
  /** Copies files into the content folder; those that were not sent, or are there already, are left alone. */
  publish(files: Iterable<string>, contentFolder: string): Promise<void>;
  /** Removes files that were sent 30 days ago and that nothing uses; asks what is used only where there are old ones. */
  removeUnused(used: () => Promise<ReadonlySet<string>>): Promise<void>;
}

export interface UploadsOptions {
  readonly dataDir: string;
  /** Bytes that the files may take together. */
  readonly quota?: number;
  /** Free bytes of the disk. */
  readonly freeSpace?: (path: string) => Promise<number>;
  readonly now?: () => Date;
}

const defaultQuota = 500_000_000;
const keptFor = 30 * 86_400_000;

interface StoredFile {
  readonly file: string;
  readonly path: string;
  readonly size: number;
  readonly modified: number;
}

async function filesIn(folder: string): Promise<readonly StoredFile[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files = names.map(async (name) => {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (!found?.isFile()) return [];
    return [{ file: name.replaceAll('\\', '/'), path, size: found.size, modified: found.mtimeMs }];
  });
  return (await Promise.all(files)).flat();
}

/** Copies a file so that nobody sees half of it. */
async function copyAtomically(from: string, to: string): Promise<void> {
  const draft = `${to}${draftEnding}`;
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, draft);
  await rename(draft, to);
}

/** Opens the files that a desk has received; their folder need not exist. */
export function openUploads({
  dataDir,
  quota = defaultQuota,
  freeSpace = freeSpaceOf,
  now = () => new Date(),
}: UploadsOptions): Uploads {
  const folder = join(dataDir, 'desk', 'files');

  async function requireRoom(bytes: number): Promise<void> {
    await mkdir(folder, { recursive: true });
    const used = (await filesIn(folder)).reduce((sum, { size }) => sum + size, 0);
    const isFull = used + bytes > quota || (await freeSpace(folder)) - bytes < reservedSpace;
    if (isFull) throw new DeskRefusal('file-room');
  }

  return {
    folder,
    add: async (file, bytes) => {
      await requireRoom(bytes.byteLength);
      await writeFileAtomically(join(folder, file), bytes);
    },
    among: async (files) => {
      const wanted = files.map(async (file) => ((await pathInFolder(folder, file)) === null ? [] : [file]));
      return (await Promise.all(wanted)).flat();
    },
    publish: async (files, contentFolder) => {
      for (const file of files) {
        const from = await pathInFolder(folder, file);
        const to = join(contentFolder, file);
        if (from !== null && !(await exists(to))) await copyAtomically(from, to);
      }
    },
    removeUnused: async (used) => {
      const oldest = now().getTime() - keptFor;
      const old = (await filesIn(folder)).filter(({ modified }) => modified < oldest);
      const kept = old.length === 0 ? new Set() : await used();
      const unused = old.filter(({ file }) => !kept.has(file));
      await Promise.all(unused.map(({ path }) => rm(path, { force: true })));
    },
  };
}
