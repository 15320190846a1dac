import { mkdir, rename, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Folder in the content folder with the files that publications have taken off the site. They are not public, and are kept
 * for 30 days, so that a publication can be taken back (B11.9.3).
 */
export const removedFolder = (content: string): string => join(content, '.removed');

/** Takes files off the site. Repeating it changes nothing. @param files such as `documents/a.pdf` */
export async function takeOff(content: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const to = join(removedFolder(content), file);
    await mkdir(dirname(to), { recursive: true });
    try {
      await rename(join(content, file), to);
      const now = new Date();
      await utimes(to, now, now);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
}

/** Files that a change of texts takes off: some text named them before, and none does afterwards. */
export function filesWithoutUse(
  files: Iterable<string>,
  before: ReadonlyMap<string, string>,
  changed: ReadonlyMap<string, string>,
): readonly string[] {
  const old = [...changed.keys()].map((name) => before.get(name) ?? '');
  const now = [...new Map([...before, ...changed]).values()];
  const isIn = (texts: readonly string[], file: string) => texts.some((text) => text.includes(file));
  return [...files].filter(
    (file) => /^(?:pictures|documents)\//.test(file) && isIn(old, file) && !isIn(now, file),
  );
}
