import type { Page } from 'playwright-core';
import { brotliCompressSync, constants } from 'node:zlib';

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
}

/** The script that is loaded after the page, and so is not part of the first view, as all that begins with or after it. */
export const background = /\/Background-[^/]+\.js$/;

/** The server compresses a page better once it is cached, so that the size on the wire depends on who came before. */
function compressed(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length / 1000;
}

/** Weighs a page in which nothing is pending, opened on a first visit. */
export async function weightOf(page: Page, html: string): Promise<PageWeight> {
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => ({
      path: new URL(entry.name).pathname,
      start: entry.startTime,
      bytes: Number(Reflect.get(entry, 'encodedBodySize')),
    })),
  );
  // How much of the background has begun when the page is idle depends on the speed of the machine.
  const end = fetched.find((one) => background.test(one.path))?.start ?? Infinity;
  const firstView = fetched.filter(({ start }) => start < end);
  const sizeOf = (name: RegExp, of = firstView) =>
    of.reduce((sum, one) => (name.test(one.path) ? sum + one.bytes : sum), 0) / 1000;
  return {
    html: compressed(html),
    styles: compressed([...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('')),
    script: sizeOf(/\.js$/),
    fonts: sizeOf(/\.woff2$/, fetched),
    site: sizeOf(/\/site\/[^/]+\.json$/, fetched),
  };
}
