import { pictureFormat, signatureLength, type PictureFormat } from '../../engine/picture/file-format';

/** The first bytes of a file, which tell its format, as Latin-1. */
export function firstBytesOf(bytes: Buffer): string {
  return bytes.toString('latin1', 0, signatureLength);
}

/** The format of a picture by its first bytes; null for any other data. */
export function formatOf(bytes: Buffer): PictureFormat | null {
  return pictureFormat(firstBytesOf(bytes));
}
