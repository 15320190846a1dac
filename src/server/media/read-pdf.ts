import { readFile } from 'node:fs/promises';
import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { contentHash } from '../files/content-hash';
import type { PdfJob, PdfContent } from './media-job';

/** Limits of the picture of a page, in px: twice the width at which pages show it. */
const widest = 480;
const tallest = 960;
/** The page is rendered larger and then reduced, which keeps thin strokes of letters. */
const oversampling = 2;
/** Pictures that would be narrower or lower, of pages like a strip, are not made. In px. */
const smallest = 64;
/** Part of every hash; a change renames all pictures, so that those rendered with older settings are not used. */
const renderingVersion = '1';

/** The size of the picture of a page; null for a page without a usable size. */
function pictureSize(width: number, height: number) {
  const scale = Math.min(widest / width, tallest / height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return size.width >= smallest && size.height >= smallest ? size : null;
}

async function renderFirstPage(document: PDFiumDocument): Promise<PdfContent['picture']> {
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const size = pictureSize(originalWidth, originalHeight);
  if (!size) return null;
  const larger = { width: size.width * oversampling, height: size.height * oversampling };
  const { data } = await page.render({ ...larger, render: 'bitmap' });
  const pixels = sharp(data, { raw: { ...larger, channels: 4 } }).removeAlpha();
  return { ...size, bytes: await pixels.resize(size).webp({ quality: 90 }).toBuffer() };
}

/**
 * Reads a PDF: the number of its pages and, if asked, its first page as a picture. Rejects for a file that is no PDF, is
 * broken or needs a password. Each document has a PDFium of its own, so that a hostile one cannot change the next.
 */
export async function readPdf({ document, withPicture }: PdfJob): Promise<PdfContent> {
  const bytes = typeof document === 'string' ? await readFile(document) : Buffer.from(document);
  const hash = contentHash(renderingVersion, bytes);
  const library = await PDFiumLibrary.init();
  const opened = await library.loadDocument(bytes);
  const pages = opened.getPageCount();
  const picture = withPicture ? await renderFirstPage(opened).catch(() => null) : null;
  return { hash, pages, picture };
}
