import { constants } from 'node:fs';
import { copyFile, readdir, readFile, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '../../engine/json/json';
import { createInFolder, exists, writeFileAtomically } from '../../server/files/write-file';
import { ExportError } from './export-error';
import { isSafeName, type ExportedFiles, type FileContent } from './exported-file';
import { mapConcurrently } from '../../server/jobs/queue';

/** The file that lists what an export wrote, so that the next one deletes nothing else. */
export const manifestName = '.export.json';

const manifestSchema = z.object({ files: z.array(z.string().refine(isSafeName)) });

/** Numbers of files. */
export interface WriteCounts {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
}

const openFiles = 16;

async function isEmpty(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => []);
  return names.length === 0;
}

/**
 * The names of the files that the last export wrote into a folder, or began to write; null for an empty folder.
 * @throws ExportError for a folder with files and no list of them
 */
export async function readManifest(folder: string): Promise<ReadonlySet<string> | null> {
  const path = join(folder, manifestName);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text !== null) {
    const manifest = manifestSchema.safeParse(parseJson(text));
    if (!manifest.success) throw new ExportError(`${path} is damaged; export into an empty folder.`);
    return new Set(manifest.data.files);
  }
  if (await isEmpty(folder)) return null;
  throw new ExportError(
    `${folder} is not empty and has no ${manifestName} of an earlier export; choose an empty folder.`,
  );
}

async function writeManifest(folder: string, names: Iterable<string>): Promise<void> {
  const path = join(folder, manifestName);
  const text = `${JSON.stringify({ files: [...names].sort() }, null, 1)}\n`;
  const earlier = await readFile(path, 'utf8').catch(() => null);
  if (text !== earlier) await writeFileAtomically(path, text);
}

async function refuseForeignFiles(folder: string, files: ExportedFiles, known: ReadonlySet<string>) {
  const added = [...files.keys()].filter((name) => !known.has(name));
  const foreign = await mapConcurrently(added, openFiles, async (name) =>
    (await exists(join(folder, name))) ? [name] : [],
  );
  const [first] = foreign.flat();
  if (first === undefined) return;
  throw new ExportError(`${join(folder, first)} is not of an earlier export; move it away or delete it.`);
}

async function isSameFile(path: string, from: string): Promise<boolean> {
  const [earlier, source] = await Promise.all([stat(path).catch(() => null), stat(from)]);
  if (earlier?.size !== source.size) return false;
  const [old, bytes] = await Promise.all([readFile(path), readFile(from)]);
  return old.equals(bytes);
}

async function isCurrent(path: string, content: FileContent): Promise<boolean> {
  if ('copyOf' in content) return isSameFile(path, content.copyOf);
  if ('bytes' in content) return (await readFile(path).catch(() => null))?.equals(content.bytes) ?? false;
  const earlier = await readFile(path, 'utf8').catch(() => null);
  if (earlier === null) return false;
  return earlier === content.text || (content.isReplaceableBy?.(earlier) ?? false);
}

function writeFile(path: string, content: FileContent): Promise<void> {
  if ('copyOf' in content) {
    return createInFolder(path, () => copyFile(content.copyOf, path, constants.COPYFILE_FICLONE));
  }
  return writeFileAtomically(path, 'text' in content ? content.text : content.bytes);
}

/** Writes a file that is not current; whether it did. A current one keeps its time. */
async function updateFile(path: string, content: FileContent): Promise<boolean> {
  if (await isCurrent(path, content)) return false;
  await writeFile(path, content);
  return true;
}

/** Writes files into an empty folder, which has none to compare. */
async function writeAll(folder: string, files: ExportedFiles): Promise<WriteCounts> {
  await writeManifest(folder, files.keys());
  await mapConcurrently(files, openFiles, ([name, content]) => writeFile(join(folder, name), content));
  return { written: files.size, unchanged: 0, removed: 0 };
}

/** Deletes a file, and the folders that are empty without it. */
async function remove(folder: string, name: string): Promise<void> {
  await rm(join(folder, name), { force: true });
  for (let parent = dirname(name); parent !== '.'; parent = dirname(parent)) {
    const isRemoved = await rmdir(join(folder, parent)).then(
      () => true,
      () => false,
    );
    if (!isRemoved) return;
  }
}

/**
 * Writes the files of an export that differ from those in the folder. Deletes the files that an earlier export wrote and
 * this one does not have, and no others.
 * @param earlier the result of `readManifest`
 * @throws ExportError when no export wrote a file that this one would replace
 */
export async function writeFiles(
  folder: string,
  earlier: ReadonlySet<string> | null,
  files: ExportedFiles,
): Promise<WriteCounts> {
  if (!earlier) return writeAll(folder, files);
  await refuseForeignFiles(folder, files, earlier);
  // Both lists of files, so that an export that is interrupted can be repeated.
  await writeManifest(folder, new Set([...earlier, ...files.keys()]));
  const results = await mapConcurrently(files, openFiles, ([name, content]) =>
    updateFile(join(folder, name), content),
  );
  const removed = [...earlier].filter((name) => !files.has(name));
  for (const name of removed) await remove(folder, name);
  await writeManifest(folder, files.keys());
  const written = results.filter(Boolean).length;
  return { written, unchanged: results.length - written, removed: removed.length };
}
