import { readdir, rm, stat, statfs, utimes, mkdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Log } from '../log';
import { draftEnding, writeFileAtomically } from './write-file';

export interface BoundedFolderOptions {
  readonly path: string;
  /** Kind of the files, for the log: `pictures`. */
  readonly contents: string;
  /** Names of the files that belong to it; others are left alone. */
  readonly pattern: RegExp;
  /** Bytes that the files may take together. */
  readonly quota: number;
  readonly log: Log;
  /** Free bytes of the disk. */
  readonly freeSpace?: (path: string) => Promise<number>;
}

/** A folder of files with a quota. A name is a path in it, such as `320/<stem>.webp`. */
export interface BoundedFolder {
  readonly path: string;
  /** Returns the path on disk of the first of these files that exists, which counts as used; null when none does. */
  find(...names: readonly string[]): Promise<string | null>;
  /** Writes a file, after removing those not used for longest where the quota demands it; false without room. */
  write(name: string, bytes: Buffer): Promise<boolean>;
  /** Deletes a file, if it exists. Never rejects. */
  remove(name: string): Promise<void>;
}

/** Free bytes of the disk that are never used: submissions are on the same disk. */
export const reservedSpace = 200_000_000;
/** Share of the quota that is free after an eviction, so that not every write evicts. */
const evictTo = 0.9;
const day = 86_400_000;

interface StoredFile {
  readonly size: number;
  /** Time in ms, to the day: order of eviction over restarts. */
  readonly usedAt: number;
}

/** Files in the order of their last use. */
type Files = Map<string, StoredFile>;

async function statFile(path: string): Promise<StoredFile | null> {
  const stats = await stat(path).catch(() => null);
  return stats?.isFile() ? { size: stats.size, usedAt: stats.mtimeMs } : null;
}

/** Removes the drafts of files whose writing was cut off by a crash. */
async function removeOldDrafts(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names.filter((file) => file.endsWith(draftEnding))) {
    const path = join(folder, name);
    const file = await statFile(path);
    // Another process may be writing to the same folder.
    if (file && Date.now() - file.usedAt > day) await rm(path, { force: true }).catch(() => undefined);
  }
}

async function scan(folder: string, pattern: RegExp): Promise<Files> {
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  await removeOldDrafts(folder, entries);
  const names = entries.filter((name) => pattern.test(name));
  const files = await Promise.all(
    names.map(async (name) => ({
      name: name.split(sep).join('/'),
      file: await statFile(join(folder, name)),
    })),
  );
  const storedFiles = files.flatMap(({ name, file }) => (file ? [[name, file] as const] : []));
  return new Map(storedFiles.sort(([, a], [, b]) => a.usedAt - b.usedAt));
}

/** Free bytes of the disk with a path. */
export async function freeSpaceOf(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}

/** Files in folders go first: they are derived from those beside the folders and made again on demand. */
function evictionOrder(files: Files): string[] {
  const names = [...files.keys()];
  return [...names.filter((name) => name.includes('/')), ...names.filter((name) => !name.includes('/'))];
}

const sizeOf = (files: Files): number => [...files.values()].reduce((sum, { size }) => sum + size, 0);

/** Opens the folder, which need not exist and may be deleted at any time. */
export async function openBoundedFolder({
  path: folder,
  contents,
  pattern,
  quota,
  log,
  freeSpace = freeSpaceOf,
}: BoundedFolderOptions): Promise<BoundedFolder> {
  const files = await scan(folder, pattern);
  let total = sizeOf(files);
  let warned = false;

  function forget(name: string): void {
    total -= files.get(name)?.size ?? 0;
    files.delete(name);
  }

  function record(name: string, file: StoredFile): void {
    forget(name);
    files.set(name, file);
    total += file.size;
  }

  async function touch(path: string, name: string, { size, usedAt }: StoredFile): Promise<void> {
    const now = Date.now();
    const isOld = now - usedAt > day;
    record(name, { size, usedAt: isOld ? now : usedAt });
    if (isOld) await utimes(path, now / 1000, now / 1000).catch(() => undefined);
  }

  async function evict(room: number): Promise<void> {
    if (total + room <= quota) return;
    for (const name of evictionOrder(files)) {
      if (total + room <= quota * evictTo) return;
      forget(name);
      await rm(join(folder, name), { force: true });
    }
  }

  function refuse(reason: string): false {
    if (!warned) log.warn(`${contents} are not stored in ${folder}: ${reason}`);
    warned = true;
    return false;
  }

  async function write(name: string, bytes: Buffer): Promise<boolean> {
    const size = bytes.byteLength;
    if (size > quota) return refuse(`a file is larger than the quota of ${quota} bytes`);
    try {
      await mkdir(folder, { recursive: true });
      if ((await freeSpace(folder)) - size < reservedSpace) return refuse('the disk is almost full');
      await evict(size);
      const file = { size, usedAt: Date.now() };
      record(name, file);
      await writeFileAtomically(join(folder, name), bytes);
      // Again, since `find` forgets what is not on the disk yet.
      record(name, file);
      warned = false;
      return true;
    } catch (error) {
      const earlier = await statFile(join(folder, name));
      if (earlier) record(name, earlier);
      else forget(name);
      return refuse(error instanceof Error && 'code' in error ? String(error.code) : 'an unknown error');
    }
  }

  async function find(name: string): Promise<string | null> {
    const path = join(folder, name);
    const file = await statFile(path);
    if (file) await touch(path, name, file);
    else forget(name);
    return file && path;
  }

  return {
    path: folder,
    find: async (...names) => {
      for (const name of names) {
        const path = await find(name);
        if (path !== null) return path;
      }
      return null;
    },
    write,
    remove: async (name) => {
      forget(name);
      await rm(join(folder, name), { force: true }).catch(() => undefined);
    },
  };
}
