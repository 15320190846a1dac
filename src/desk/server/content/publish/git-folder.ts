import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes of the packs of a repository that the desk works with: a pack is read as a whole. */
const largestPacks = 50_000_000;

/** Where the repository of a content folder is, which may not be there yet. */
export interface GitFolder {
  /** Absolute path. */
  readonly path: string;
  /** Why it is not the folder's own one: the desk cannot work with that. Null for the folder's own. */
  readonly because: 'sha-256' | 'large packs' | 'elsewhere' | null;
}

async function sizeOfPacks(git: string): Promise<number> {
  const folder = join(git, 'objects/pack');
  const names = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Finds the repository of a content folder. One whose objects are named by SHA-256, or whose packs take more memory than a
 * small server has, is left alone: the desk then keeps a history of its own inside of it (B11.9.1).
 */
export async function findGitFolder(dir: string): Promise<GitFolder> {
  const own = join(dir, '.git');
  const found = await stat(own).catch(() => null);
  // The folder is the working tree of a repository elsewhere.
  if (found?.isFile()) return { path: join(dir, '.desk-git'), because: 'elsewhere' };
  const config = await readFile(join(own, 'config'), 'utf8').catch(() => '');
  if (/objectformat[ \t]*=[ \t]*sha256/i.test(config)) return { path: join(own, 'desk'), because: 'sha-256' };
  if ((await sizeOfPacks(own)) > largestPacks) return { path: join(own, 'desk'), because: 'large packs' };
  return { path: own, because: null };
}
