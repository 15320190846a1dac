import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { boundedMap } from '../../jobs/bounded-map';
import type { BoundedFolder } from '../../files/bounded-folder';
import { singleFlight } from '../../jobs/single-flight';
import type { SharedFiles } from './shared-files';

/** Ms for which a name that no instance has is not looked up again. */
const missingTime = 5_000;
/** Ms after which a file that is used is marked as used again. */
const markTime = 86_400_000;
/** Names that are remembered; bounds the memory. */
const maxNames = 20_000;
/** Files that wait to be shared; later ones are shared when they are used again. */
const maxWaiting = 5_000;

const isDerived = (name: string): boolean => name.includes('/');

/**
 * Shares the files of a folder, whose content never changes under a name: the folder becomes a cache of those that all
 * instances have. Without the database it works as before.
 */
export function shareFolder(folder: BoundedFolder, files: SharedFiles): BoundedFolder {
  const missing = boundedMap<true>(maxNames, missingTime);
  /** Names of files that are shared, and were marked as used. */
  const marked = boundedMap<true>(maxNames, markTime);
  const flight = singleFlight<string | null>();
  let sharing = Promise.resolve();
  let waiting = 0;

  async function keep(name: string, read: () => Promise<Buffer | null>): Promise<void> {
    marked.set(name, true);
    if (!(await files.keep({ name, version: '', asOf: 0 }, read))) marked.delete(name);
  }

  /** One file after the other; its bytes are read when it has its turn. */
  function shareLater(name: string): void {
    if (marked.has(name) || waiting >= maxWaiting) return;
    marked.set(name, true);
    waiting += 1;
    sharing = sharing.then(async () => {
      waiting -= 1;
      await keep(name, () => readFile(join(folder.path, name)).catch(() => null));
    });
  }

  async function findLocally(names: readonly string[]): Promise<string | null> {
    for (const name of names) {
      const path = await folder.find(name);
      if (path === null) continue;
      shareLater(name);
      return path;
    }
    return null;
  }

  async function load(names: readonly string[]): Promise<string | null> {
    const file = await files.read(names);
    if (file === null) for (const name of names) missing.set(name, true);
    if (!file || !(await folder.write(file.name, file.bytes))) return null;
    return findLocally([file.name]);
  }

  return {
    path: folder.path,
    find: async (...names) => {
      const path = await findLocally(names);
      const unknown = names.filter((name) => !missing.has(name));
      if (path !== null || unknown.length === 0) return path;
      return flight(unknown.join(' '), () => load(unknown));
    },
    write: async (name, bytes) => {
      missing.delete(name);
      if (!(await folder.write(name, bytes))) return false;
      // A page names a file as soon as it is written, and another instance may be asked for it.
      if (isDerived(name)) shareLater(name);
      else await keep(name, async () => bytes);
      return true;
    },
    remove: async (name) => {
      await Promise.all([folder.remove(name), files.remove(name)]);
    },
  };
}
