import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Beginning of the names of files that a publication writes. Hidden files are no content. */
export const temporaryPrefix = '.desk-';

/** Writes a file to the disk before it resolves. */
export async function writeDurably(path: string, data: string | Uint8Array): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Writes the names in a folder to the disk; not every system can. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

/** Replaces a file so that it is the old or the new one, whatever happens meanwhile. */
export async function replaceDurably(path: string, data: string | Uint8Array): Promise<void> {
  const draft = join(dirname(path), `${temporaryPrefix}${randomUUID()}-${basename(path)}`);
  try {
    await writeDurably(draft, data);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
