import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ContentFolder } from '../../../check/content/content-folder';
import type { Problem } from '../../../engine/site/checked-site';
import { pathInFolder } from '../../files/path-in-folder';
import { readFontFiles } from './font-files';
import { readPdfFiles } from './pdf-files';
import { readPictureFiles } from './picture-files';
import { readText } from './read-text';
import { readEach } from './read-each';

/** When the files of records in a content folder were last changed, in ms since the epoch, by name. */
async function readFileTimes(
  folder: string,
  names: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const records = names.filter((name) => name.startsWith('records/'));
  const read = await Promise.all(
    records.map(async (name) => {
      const file = await stat(join(folder, name)).catch(() => null);
      return file?.isFile() ? [[name, file.mtimeMs] as const] : [];
    }),
  );
  return Object.fromEntries(read.flat());
}

/** Sizes in bytes of the documents in a content folder, by name; those that cannot be read are left out. */
export async function readDocumentSizes(
  folder: string,
  names: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const documents = names.filter((name) => name.startsWith('documents/'));
  const sizes = await readEach(documents, async (name) => {
    const file = await stat(join(folder, name));
    return file.isFile() ? file.size : null;
  });
  return Object.fromEntries(sizes);
}

export interface ContentFolderRead {
  readonly content: ContentFolder;
  /** Files that cannot be read. */
  readonly problems: readonly Problem[];
}

/** Files whose text the engine reads: records, own entities, messages, documents, what the site hides of its district, and its words. */
const textual = /^(?:records|entities|messages)\/[^/]+\.json$|^(?:district|glossary)\.json$|\.md$/;

/** Reads a content folder: the names of all files and the texts of those that are checked; undefined without one. */
export async function readContentFolder(root: string, path: string): Promise<ContentFolderRead | undefined> {
  const folder = join(root, path);
  const names = await namesIn(folder);
  if (!names) return undefined;
  const files = names.filter((name) => textual.test(name));
  const read = await Promise.all(
    files.map(async (name) => ({ name, ...(await readText(root, `${path}/${name}`)) })),
  );
  const texts = Object.fromEntries(read.flatMap((file) => ('text' in file ? [[file.name, file.text]] : [])));
  const problems = read.flatMap((file) => ('problem' in file ? [file.problem] : []));
  const [pictures, pdfs, documentSizes, fonts, fileTimes] = await Promise.all([
    readPictureFiles(folder, names),
    readPdfFiles(folder, names),
    readDocumentSizes(folder, names),
    readFontFiles(folder, names),
    readFileTimes(folder, names),
  ]);
  return {
    content: { path, files: new Set(names), texts, pictures, pdfs, fonts, documentSizes, fileTimes },
    problems,
  };
}

/** The name of a file, from the folder; null for a link out of it and for what never ends, such as a pipe. */
async function nameOf(folder: string, entry: Dirent): Promise<string | null> {
  const name = relative(folder, join(entry.parentPath, entry.name));
  const isIncluded =
    entry.isFile() || (entry.isSymbolicLink() && (await pathInFolder(folder, name)) !== null);
  return isIncluded ? name.split(sep).join('/') : null;
}

/** Names of all files in a folder, from it, with slashes; what is hidden is left out. */
async function namesIn(folder: string): Promise<string[] | undefined> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const names = await Promise.all(entries.map((entry) => nameOf(folder, entry)));
    return names.flatMap((name) => name ?? []).filter((name) => !/(?:^|\/)(?:\.|node_modules\/)/.test(name));
  } catch {
    return undefined;
  }
}
