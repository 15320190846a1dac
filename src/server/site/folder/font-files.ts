import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { largestFont, type FontFile } from '../../../engine/theme/font-file';
import { readEach } from './read-each';
import { contentHash } from '../../files/content-hash';
import { pathInFolder } from '../../files/path-in-folder';

const fontName = /^fonts\/[\w-][\w.-]*\.woff2$/;

/** The number of font files that a site may have. */
const mostFonts = 24;

/** Length of the header of a WOFF2 file. */
const headerBytes = 48;

/** Whether it begins as a WOFF2 file, and is as long as its header says. */
function isWoff2(content: Buffer): boolean {
  return (
    content.length > headerBytes &&
    content.toString('latin1', 0, 4) === 'wOF2' &&
    content.readUInt32BE(8) === content.length
  );
}

async function readFontFile(folder: string, name: string): Promise<FontFile | null> {
  const path = await pathInFolder(folder, name);
  if (path === null) return null;
  const { size } = await stat(path);
  if (size > largestFont) return { bytes: size, isFont: true, url: '', content: new Uint8Array() };
  const content = await readFile(path);
  const hash = contentHash(content);
  return {
    bytes: size,
    isFont: isWoff2(content),
    url: `/site/fonts/${hash}-${basename(name)}`,
    content,
  };
}

/** Reads the files in `fonts` of a content folder by name; those that cannot be read are left out. */
export async function readFontFiles(
  folder: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, FontFile>> {
  return readEach(names.filter((name) => fontName.test(name)).slice(0, mostFonts), (name) =>
    readFontFile(folder, name),
  );
}
