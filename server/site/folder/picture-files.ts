import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureFile } from '../../../src/check/content/read-content';
import { readEach } from './read-each';

const pictureName = /\.(?:png|jpe?g|webp|svg|avif|gif|ico)$/i;

/** What the files of picture formats begin with, as Latin-1. */
const beginnings: readonly RegExp[] = [
  /^\x89PNG\r\n/,
  /^\xff\xd8\xff/,
  /^RIFF.{4}WEBP/s,
  /^GIF8/,
  /^.{4}ftyp(?:avif|avis|mif1|heic)/s,
  /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)/i,
];

/** What a file of the format ICO begins with. */
const icon = '\u0000\u0000\u0001\u0000';

/** Reads the size and the first bytes of the picture files in a folder; those that cannot be read are left out. */
export async function readPictureFiles(
  folder: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, PictureFile>> {
  return readEach(
    names.filter((name) => pictureName.test(name)),
    (name) => readPictureFile(join(folder, name)),
  );
}

async function readPictureFile(path: string): Promise<PictureFile> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    const start = buffer.subarray(0, bytesRead).toString('latin1');
    const isPicture = start.startsWith(icon) || beginnings.some((pattern) => pattern.test(start));
    return { bytes: size, isPicture };
  } finally {
    await file.close();
  }
}
