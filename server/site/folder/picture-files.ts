import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureFile } from '../../../src/check/content/read-content';
import { formatOf, signatureBytes } from '../../media/picture-format';
import { readEach } from './read-each';

/** Also formats that are not accepted, so that the check can say so. */
const pictureName = /\.(?:png|jpe?g|jfif|webp|svg|avif|gif|ico|bmp|tiff?|heic|heif)$/i;

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
    const { buffer, bytesRead } = await file.read(Buffer.alloc(signatureBytes), 0, signatureBytes, 0);
    return { bytes: size, isPicture: formatOf(buffer.subarray(0, bytesRead)) !== null };
  } finally {
    await file.close();
  }
}
