import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { freeSpaceOf, reservedSpace } from '../../../server/files/bounded-folder';
import { pathInFolder } from '../../../server/files/path-in-folder';
import { exists, writeFileAtomically } from '../../../server/files/write-file';
import { replaceDurably } from '../content/publish/durable-files';
import { DeskRefusal } from '../desk-request';
import type { SharedUploads } from './shared-uploads';

/** Files that people of a desk have sent and that are not published yet. A name is a path such as `pictures/a.webp`. */
export interface Uploads {
  /** Folder with `pictures` and `documents`; with several instances, those that were needed here. */
  readonly folder: string;
  /** Keeps a file. @throws DeskRefusal without room for it */
  add(file: string, bytes: Buffer): Promise<void>;
  /** The folder of a file, which is fetched from the other instances if necessary; null for one that was not sent. */
  folderOf(file: string): Promise<string | null>;
  /** Those of some files that were sent. */
  among(files: readonly string[]): Promise<readonly string[]>;
  /** Copies files into the content folder; those that were not sent, or are there already, are left alone. */
  publish(files: Iterable<string>, contentFolder: string): Promise<void>;
  /** Removes files that were sent 30 days ago and that nothing uses; asks what is used only where there are old ones. */
  removeUnused(used: () => Promise<ReadonlySet<string>>): Promise<void>;
}

export interface UploadsOptions {
  readonly dataDir: string;
  /** Folder of the files that publications have taken off, which are like those that were sent. */
  readonly removed?: string;
  /** Where all instances have their files; null with one instance, which has them in its folder alone. */
  readonly shared?: (() => Promise<SharedUploads>) | null;
  /** Bytes that the files may take together. */
  readonly quota?: number;
  /** Free bytes of the disk. */
  readonly freeSpace?: (path: string) => Promise<number>;
  readonly now?: () => Date;
}

/** Unpublished files are for the server's own user only. */
const ownFile = 0o600;
const ownFolder = 0o700;

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

/** Names that `safeFileName` gives: no other one is asked for in the database. */
const safeName = /^(?:pictures|documents)\/[a-z\d-]+\.[a-z\d]+$/;

/** Opens the files that a desk has received; their folder need not exist. */
export function openUploads({
  dataDir,
  removed = '',
  shared: openShared = null,
  quota = defaultQuota,
  freeSpace = freeSpaceOf,
  now = () => new Date(),
}: UploadsOptions): Uploads {
  const folder = join(dataDir, 'desk', 'files');
  const folders = removed === '' ? [folder] : [folder, removed];
  const findFolder = async (file: string) => {
    for (const one of folders) if ((await pathInFolder(one, file)) !== null) return one;
    return null;
  };

  async function requireRoom(bytes: number): Promise<void> {
    await mkdir(folder, { recursive: true, mode: ownFolder });
    const own = async () => (await filesIn(folder)).reduce((sum, { size }) => sum + size, 0);
    const used = await (openShared ? (await openShared()).size() : own());
    const isFull = used + bytes > quota || (await freeSpace(folder)) - bytes < reservedSpace;
    if (isFull) throw new DeskRefusal('file-room');
  }

  async function fetchShared(file: string): Promise<boolean> {
    const bytes = safeName.test(file) ? await (await openShared?.())?.read(file) : null;
    if (bytes) await writeFileAtomically(join(folder, file), bytes, ownFile);
    return Boolean(bytes);
  }

  const folderOf = async (file: string) =>
    (await findFolder(file)) ?? ((await fetchShared(file)) ? folder : null);

  async function removeShared(oldest: Date, kept: () => Promise<ReadonlySet<string>>): Promise<void> {
    const shared = await openShared?.();
    const old = (await shared?.sentBefore(oldest)) ?? [];
    if (old.length === 0) return;
    const used = await kept();
    for (const file of old) if (!used.has(file)) await shared?.remove(file);
  }

  return {
    folder,
    folderOf,
    add: async (file, bytes) => {
      await requireRoom(bytes.byteLength);
      await writeFileAtomically(join(folder, file), bytes, ownFile);
      await (await openShared?.())?.add(file, bytes);
    },
    among: async (files) => {
      const wanted = await Promise.all(
        files.map(async (file) => ({ file, here: (await findFolder(file)) !== null })),
      );
      const here = wanted.filter((one) => one.here).map(({ file }) => file);
      const others = wanted.filter((one) => !one.here && safeName.test(one.file)).map(({ file }) => file);
      const shared = others.length > 0 ? await openShared?.() : undefined;
      return [...here, ...((await shared?.among(others)) ?? [])];
    },
    publish: async (files, contentFolder) => {
      for (const file of files) {
        const to = join(contentFolder, file);
        const from = await folderOf(file);
        // A name that the desk gave has one content; one that was taken off does not replace a newer file.
        const isKept = (safeName.test(file) || from === removed) && (await exists(to));
        if (from === null || isKept) continue;
        await mkdir(dirname(to), { recursive: true });
        await replaceDurably(to, await readFile(join(from, file)));
      }
    },
    removeUnused: async (used) => {
      const oldest = now().getTime() - keptFor;
      await removeShared(new Date(oldest), used);
      const files = await Promise.all(folders.map(filesIn));
      const old = files.flat().filter(({ modified }) => modified < oldest);
      const kept = old.length === 0 ? new Set() : await used();
      const unused = old.filter(({ file }) => !kept.has(file));
      await Promise.all(unused.map(({ path }) => rm(path, { force: true })));
    },
  };
}
