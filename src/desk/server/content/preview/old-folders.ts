import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Age in ms of folders that a process has left behind. */
const leftAfter = 3_600_000;

/** Removes the folders of previews that nobody closed. */
export async function removeOldFolders(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && now - found.mtimeMs > leftAfter) await rm(path, { recursive: true, force: true });
  }
}
