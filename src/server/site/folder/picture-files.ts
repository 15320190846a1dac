import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureFile } from '../../../check/content/content-folder';
import { otherFormat, pictureFormat, signatureLength } from '../../../engine/picture/file-format';
import { firstBytesOf } from '../../media/picture-format';
import { readEach } from './read-each';

/** Whether a drawing (SVG) shows text, for which the server needs fonts; its elements for scripts and titles are none. */
function drawsText(svg: Buffer): boolean {
  return /<(?:\w+:)?(?:text|tspan|textPath)\b[^>]*>[^<]*[\p{L}\p{N}]/u.test(svg.toString('utf8'));
}

/** Also formats that are not accepted, so that the check can say so. */
const pictureName = /\.(?:png|jpe?g|jfif|webp|svg|avif|gif|ico|bmp|tiff?|heic|heif)$/i;

/** Bytes of the largest drawing in which text is looked for. */
const largestDrawing = 2_000_000;

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
    const { buffer, bytesRead } = await file.read(Buffer.alloc(signatureLength), 0, signatureLength, 0);
    const head = firstBytesOf(buffer.subarray(0, bytesRead));
    const format = pictureFormat(head) ?? otherFormat(head);
    const hasText = format === 'svg' && size <= largestDrawing && drawsText(await readFile(path));
    return { bytes: size, format, ...(hasText && { hasText }) };
  } finally {
    await file.close();
  }
}
