import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Whether a file exists. */
export function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Calls a function that creates a file; once more after creating the file's folder, where that is missing. */
export async function createInFolder(path: string, create: () => Promise<void>): Promise<void> {
  try {
    await create();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    await mkdir(dirname(path), { recursive: true });
    await create();
  }
}

/** End of the name of a file that is being written. */
export const draftEnding = '.part';

/** Writes a file so that readers never see half of it; creates its folder. `mode` is that of a new file. */
export async function writeFileAtomically(path: string, data: Buffer | string, mode = 0o666): Promise<void> {
  const draft = `${path}.${randomUUID()}${draftEnding}`;
  try {
    await createInFolder(path, async () => {
      await writeFile(draft, data, { mode });
      await rename(draft, path);
    });
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
