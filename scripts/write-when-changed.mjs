// @ts-check
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file unless it has the text, so that what watches it is not woken. @param {string} file @param {string} text */
export async function writeWhenChanged(file, text) {
  const old = await readFile(file, 'utf8').catch(() => null);
  if (old === text) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
