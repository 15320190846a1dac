import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { useTestSite } from './test-site';

const site = useTestSite();

/** Compressed sizes in kB. Fonts are those that a device without Noto Sans fetches, at most. */
interface Weight {
  readonly html: number;
  readonly script: number;
  readonly fonts: number;
  readonly site: number;
}

type Part = keyof Weight;

const parts: readonly Part[] = ['html', 'script', 'fonts', 'site'];

/** The script that is loaded after the page, and so is not part of the first view, as all that begins with or after it. */
const background = /\/Background-[^/]+\.js$/;

/** The server compresses a page better once it is cached, so that the size on the wire depends on who came before. */
function compressedHtml(html: string): number {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length / 1000;
}

/** The sizes of a page and of what it has fetched when nothing is pending, on a first visit. */
async function weightOf(path: string): Promise<Weight> {
  // Without motion, so that the slider does not load its library when the machine is slow.
  const options = { viewport: { width: 360, height: 800 }, reducedMotion: 'reduce', fresh: true } as const;
  const page = await site.open(path, options);
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
    html: compressedHtml(await site.html(path)),
    script: sizeOf(/\.js$/),
    fonts: sizeOf(/\.woff2$/, fetched),
    site: sizeOf(/\/site\/[^/]+\.json$/, fetched),
  };
}

test.each<[string, Weight]>([
  ['/gu', { html: 25, script: 165, fonts: 65, site: 14.5 }],
  ['/hi', { html: 25, script: 165, fonts: 99, site: 14.5 }],
  ['/gu/complaints', { html: 19.2, script: 185, fonts: 65, site: 14.5 }],
])('a first visit of %s stays within its budget', async (path, budget) => {
  const weight = await weightOf(path);
  const over = parts.filter((part) => weight[part] > budget[part]);
  expect(over, JSON.stringify(weight)).toEqual([]);
});

test('the icons of a first visit need no file; that of the icons to come is fetched after the page', async () => {
  const page = await site.open('/gu', { fresh: true });
  const starts = () =>
    page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const files = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/icons-[^/]+\.svg$/.test(name));
      return files.map(
        ({ startTime }) => startTime > Number(navigation && Reflect.get(navigation, 'loadEventEnd')),
      );
    });
  await expect.poll(starts).toContain(true);
  expect(await starts()).not.toContain(false);
  // The browser has rendered the menu button.
  await page.locator('header button[aria-haspopup=dialog] svg').first().waitFor({ state: 'attached' });
  expect(await page.locator('svg use').count()).toBe(0);
  const html = await site.html('/gu');
  expect(html).toContain('<path d="M');
  expect(html).not.toContain('<use');
});

test('icons that the browser renders later come from their file', async () => {
  const page = await site.open('/en', { viewport: { width: 360, height: 800 } });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const icons = page.getByRole('dialog').locator('svg > use');
  await icons.first().waitFor({ state: 'attached' });
  await expect
    .poll(() => icons.evaluateAll((uses: SVGUseElement[]) => uses.filter((use) => use.getBBox().width === 0)))
    .toEqual([]);
});

test('what is loaded after a page stays within its budget', () => {
  const folder = fileURLToPath(new URL('../../dist/client', import.meta.url));
  const [name = ''] = readdirSync(join(folder, 'assets')).filter((file) => background.test(`/${file}`));
  const compressed = (file: string) => brotliCompressSync(readFileSync(join(folder, file))).length / 1000;
  expect(compressed(`assets/${name}`)).toBeLessThan(6.5);
  expect(compressed('service-worker.js')).toBeLessThan(9);
});
