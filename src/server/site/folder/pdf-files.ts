import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { PdfFile } from '../../../check/content/content-folder';
import { readEach } from './read-each';

const pdfName = /^documents\/.*\.pdf$/i;

/** Bytes at each end of a file in which readers of PDFs look for its marks. */
const searched = 1024;

/** Reads both ends of the PDFs in a folder; those that cannot be read are left out. */
export async function readPdfFiles(
  folder: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, PdfFile>> {
  return readEach(
    names.filter((name) => pdfName.test(name)),
    (name) => readPdfFile(join(folder, name)),
  );
}

async function readPdfFile(path: string): Promise<PdfFile> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const textAt = async (position: number): Promise<string> => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(searched), 0, searched, position);
      return buffer.subarray(0, bytesRead).toString('latin1');
    };
    const start = await textAt(0);
    const end = await textAt(Math.max(0, size - searched));
    return { isPdf: start.includes('%PDF-'), isComplete: end.includes('%%EOF') };
  } finally {
    await file.close();
  }
}
