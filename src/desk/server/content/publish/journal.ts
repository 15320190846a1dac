import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import * as z from 'zod';
import { parseJson } from '../../../../engine/json/json';
import { replaceDurably, syncFolder, temporaryPrefix, writeDurably } from './durable-files';
import { takeOff } from '../../files/removed-files';
import { openRepository } from './repository';

/** Name of the file that is in a content folder during a publication. */
export const journalFile = `${temporaryPrefix}publication.json`;

const person = z.object({ name: z.string(), email: z.string() });

/** Steps of a publication, written before it begins: who reads them can complete it. */
const journal = z.object({
  author: person,
  /** Who published it, if not the author. */
  committer: z.optional(person),
  message: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** Absolute paths of files and of their new versions. */
  files: z.array(z.object({ path: z.string(), next: z.string() })),
  /** Files of the content folder that are taken off the site, such as `documents/a.pdf`. */
  removed: z.optional(z.array(z.string())),
});
type Journal = z.infer<typeof journal>;

/** A publication of files. */
export interface FilePublication extends Omit<Journal, 'files'> {
  /** Texts by absolute path. */
  readonly texts: ReadonlyMap<string, string>;
}

const nextOf = (path: string): string => join(dirname(path), `${temporaryPrefix}next-${basename(path)}`);

/** Renames the new versions that are left, and takes files off. Repeating it changes nothing. */
async function swap(content: string, { files, removed = [] }: Journal): Promise<void> {
  for (const { path, next } of files) {
    await rename(next, path).catch((error: unknown) => {
      const isDone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      if (!isDone) throw error;
    });
  }
  for (const place of new Set(files.map(({ path }) => dirname(path)))) await syncFolder(place);
  await takeOff(content, removed);
}

/** Commits what was published, and ends the publication. */
async function record(
  folder: string,
  { message, at, files: _files, removed: _removed, ...people }: Journal,
): Promise<string | null> {
  const commit = await openRepository(folder).commit({ ...people, message, at: new Date(at) });
  await rm(join(folder, journalFile), { force: true });
  return commit;
}

/** Where the files of a site are, as absolute paths. */
export interface SiteFolder {
  readonly content: string;
  readonly config: string;
}

/** Whether a file belongs to the site: a journal that somebody else wrote changes nothing else. */
function isOfSite({ content, config }: SiteFolder, path: string): boolean {
  const inside = relative(content, path);
  const isInside = inside !== '' && !inside.startsWith('..') && !isAbsolute(inside);
  return isInside || resolve(path) === resolve(config);
}

/**
 * Publishes files: the new versions are written beside them, then the journal, and only then they replace the files. Ended
 * before the journal is there, nothing has changed; afterwards `completePublication` does the rest. The id of the commit;
 * null where there is no room for it any more, although visitors see the new files.
 */
export async function publishFiles(site: SiteFolder, publication: FilePublication): Promise<string | null> {
  const { texts, ...about } = publication;
  const files = [...texts].map(([path, text]) => ({ path, next: nextOf(path), text }));
  try {
    for (const { next, text } of files) await writeDurably(next, text);
    const entry: Journal = { ...about, files: files.map(({ path, next }) => ({ path, next })) };
    await replaceDurably(join(site.content, journalFile), JSON.stringify(entry));
  } catch (error) {
    await removeLeftovers(site.content);
    throw error;
  }
  const written = { ...about, files };
  await swap(site.content, written);
  return record(site.content, written).catch(() => null);
}

/** Completes a publication that was interrupted; whether there was one. Rejects when it cannot be completed yet. */
export async function completePublication(site: SiteFolder): Promise<boolean> {
  const text = await readFile(join(site.content, journalFile), 'utf8').catch(() => null);
  if (text === null) return false;
  const entry = journal.safeParse(parseJson(text));
  const isOwn = (path: string, next: string) => isOfSite(site, path) && next === nextOf(path);
  if (!entry.success || !entry.data.files.every(({ path, next }) => isOwn(path, next))) return false;
  if (!(entry.data.removed ?? []).every((file) => isOfSite(site, join(site.content, file)))) return false;
  await swap(site.content, entry.data);
  await record(site.content, entry.data);
  return true;
}

/** Removes what a publication left that ended before its journal was written. No other one may be in progress. */
export async function removeLeftovers(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const left = entries.filter(
    (entry) =>
      entry.isFile() &&
      entry.name.startsWith(temporaryPrefix) &&
      !relative(folder, entry.parentPath).startsWith('.git'),
  );
  await Promise.all(left.map((entry) => rm(join(entry.parentPath, entry.name), { force: true })));
}
