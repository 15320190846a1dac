import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { FileContent } from './exported-file';

/**
 * The files in a folder and its subfolders, by their name below `prefix`. Hidden files and symbolic links, which a
 * server does not send either, are left out. None for a folder that does not exist.
 */
export async function folderFiles(
  folder: string,
  prefix: string,
  keep: (name: string) => boolean = () => true,
): Promise<readonly (readonly [name: string, content: FileContent])[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    const segments = relative(folder, path).split(sep);
    const isHidden = segments.some((segment) => segment.startsWith('.'));
    if (!entry.isFile() || isHidden || !keep(entry.name)) return [];
    return [[`${prefix}/${segments.join('/')}`, { copyOf: path }] as const];
  });
}
