import { realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** The path of a file in a folder, without symbolic links; null if there is none, or a link leads out of the folder. */
export async function pathInFolder(folder: string, name: string): Promise<string | null> {
  try {
    const [path, root] = await Promise.all([realpath(join(folder, name)), realpath(folder)]);
    return path.startsWith(root + sep) ? path : null;
  } catch {
    return null;
  }
}
