import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { create, extract, Parser, type ReadEntry } from 'tar';
import { CommandError } from '../../server/command-line';
import { checksumFile } from './checksums';
import { isContentFile } from './content-files';
import { isPhotoFile } from './photo-files';
import { manifestFile, readmeFile } from './manifest';

/** Limits of an archive. */
export interface ArchiveLimits {
  readonly files: number;
  /** Bytes of all files together. */
  readonly bytes: number;
}

/** Far more than the largest site has. */
export const archiveLimits: ArchiveLimits = { files: 500_000, bytes: 20_000_000_000 };

/** Folders and files of an archive, by what is in it. */
export const places = {
  config: 'site/site.config.json',
  content: 'site/content',
  tables: 'data/tables',
  people: 'data/people.json',
  uploads: 'data/uploads',
  photos: 'data/photos',
} as const;

/** Packs a folder into a file that must not exist and that only its owner may read. */
export async function packArchive(folder: string, file: string): Promise<void> {
  const output = await open(file, 'wx', 0o600);
  const names = [readmeFile, manifestFile, checksumFile, 'site', 'data'];
  await pipeline(create({ cwd: folder, gzip: true, portable: true }, names), output.createWriteStream());
}

const single: ReadonlySet<string> = new Set([
  readmeFile,
  manifestFile,
  checksumFile,
  places.config,
  places.people,
]);

/** Characters that a terminal acts on, or that show a name in another order. Joiners of Indian scripts are none of them. */
const unsafe = /[\p{Cc}\p{Zl}\p{Zp}\u{202a}-\u{202e}\u{2066}-\u{2069}]/gu;

function isPlain(path: string): boolean {
  return (
    path.search(unsafe) === -1 &&
    !/[\\:]/.test(path) &&
    path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  );
}

/** A path in a message. */
const shown = (path: string): string => path.replace(unsafe, '\u{fffd}');

/** Whether a handover has a file at a path. */
function isExpected(path: string): boolean {
  if (!isPlain(path)) return false;
  if (single.has(path)) return true;
  if (path.startsWith(`${places.content}/`)) return isContentFile(path.slice(places.content.length + 1));
  if (path.startsWith(`${places.uploads}/`)) return isContentFile(path.slice(places.uploads.length + 1));
  if (path.startsWith(`${places.photos}/`)) return isPhotoFile(path.slice(places.photos.length + 1));
  return /^data\/tables\/[a-z_]+\.jsonl$/.test(path);
}

/** Finds what is wrong with the next entry of an archive. */
function entryCheck({ files, bytes }: ArchiveLimits): (entry: ReadEntry) => string | null {
  const total = { files: 0, bytes: 0 };
  return ({ path, type, size }) => {
    if (type === 'Directory') return null;
    if (type !== 'File' && type !== 'OldFile') return `“${shown(path)}” is no file but a ${type}`;
    if (!isExpected(path)) return `“${shown(path)}” does not belong into a handover`;
    total.files += 1;
    total.bytes += size;
    return total.files > files || total.bytes > bytes ? 'it is too large' : null;
  };
}

/** The error for a file that tar cannot read. */
const broken = (error: unknown): CommandError =>
  new CommandError(
    `The archive cannot be read: ${error instanceof Error ? error.message : String(error)}. Get it again.`,
  );

/** Reads an archive without writing anything; resolves with the bytes that its files need. @throws CommandError */
export async function checkArchive(file: string, limits: ArchiveLimits): Promise<number> {
  const check = entryCheck(limits);
  let bytes = 0;
  let refusal: CommandError | null = null;
  const parser = new Parser({
    strict: true,
    onReadEntry: (entry) => {
      const mistake = check(entry);
      bytes += entry.size;
      if (mistake !== null && refusal === null) {
        refusal = new CommandError(`The archive is refused: ${mistake}.`);
        input.destroy(refusal);
      }
      entry.resume();
    },
  });
  const input = createReadStream(file);
  await pipeline(input, parser).catch((error: unknown) => {
    throw refusal ?? broken(error);
  });
  return bytes;
}

/** Unpacks an archive that was checked. @throws CommandError */
export async function unpackArchive(file: string, folder: string): Promise<void> {
  await extract({ file, cwd: folder, strict: true, fmode: 0o600, dmode: 0o700 }).catch((error: unknown) => {
    throw broken(error);
  });
}
