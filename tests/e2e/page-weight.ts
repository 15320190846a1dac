import type { Page } from 'playwright-core';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect } from 'vitest';
import { waitForIdle } from './visitor';

/** Options of a visit whose page is weighed: without motion, so that the slider does not load its library on a slow machine. */
export const weighedVisit = { viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' } as const;

/** Compressed sizes in kB of what a page fetches on a first visit. Fonts are those that a device without Noto Sans fetches. */
export interface PageWeight {
  readonly html: number;
  /** Part of the HTML, compressed by itself. */
  readonly styles: number;
  readonly script: number;
  readonly fonts: number;
  readonly site: number;
  readonly pictures: number;
  /** The document and these files. */
  readonly requests: number;
}

/** A file that a page has fetched. */
export interface FetchedFile {
  readonly path: string;
  /** Milliseconds after the page. */
  readonly start: number;
  /** Compressed. */
  readonly bytes: number;
}

/** The script that is loaded after the page, and so is not part of the first view, as all that begins with or after it. */
export const background = /\/Background-[^/]+\.js$/;

/** The server compresses a page better once it is cached, so that the size on the wire depends on who came before. */
function compressed(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length / 1000;
}

const fetchedFiles = (page: Page): Promise<readonly FetchedFile[]> =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => ({
      path: new URL(entry.name).pathname,
      start: entry.startTime,
      bytes: Number(Reflect.get(entry, 'encodedBodySize')),
    })),
  );

/** How much of the background has begun when the page is idle depends on the speed of the machine. */
function beforeBackground(files: readonly FetchedFile[]): readonly FetchedFile[] {
  const end = files.find((one) => background.test(one.path))?.start ?? Infinity;
  return files.filter(({ start }) => start < end);
}

/** The scripts of the first view of a page in which nothing is pending. */
export async function scriptsOf(page: Page): Promise<readonly FetchedFile[]> {
  return beforeBackground(await fetchedFiles(page)).filter(({ path }) => path.endsWith('.js'));
}

/** Bytes of a picture once its AVIF is made: before that, the server answers with a larger file. */
async function finalSize(page: Page, { path }: FetchedFile): Promise<number> {
  let bytes = 0;
  const load = async () => {
    const response = await page.request.get(new URL(path, page.url()).href);
    bytes = (await response.body()).length;
    return response.headers()['cache-control'];
  };
  await expect.poll(load).toContain('immutable');
  return bytes;
}

/** Weighs a page on a first visit. Waits for the background: what it lays out loads pictures. */
export async function weightOf(page: Page, html: string): Promise<PageWeight> {
  await page.waitForFunction(
    () => document.documentElement.style.getPropertyValue('--offscreen') === 'visible',
  );
  await waitForIdle(page);
  const fetched = await fetchedFiles(page);
  const matching = (name: RegExp, of = fetched) => of.filter(({ path }) => name.test(path));
  const files = {
    script: matching(/\.js$/, beforeBackground(fetched)),
    fonts: matching(/\.woff2$/),
    site: matching(/\/site\/[^/]+\.json$/),
    pictures: matching(/^\/media\//),
  };
  const sizeOf = (of: readonly FetchedFile[]) => of.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const pictures = await Promise.all(files.pictures.map((one) => finalSize(page, one)));
  return {
    html: compressed(html),
    styles: compressed([...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('')),
    script: sizeOf(files.script),
    fonts: sizeOf(files.fonts),
    site: sizeOf(files.site),
    pictures: pictures.reduce((sum, bytes) => sum + bytes, 0) / 1000,
    requests: 1 + Object.values(files).flat().length,
  };
}
