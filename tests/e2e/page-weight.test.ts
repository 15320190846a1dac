import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { background, weighedVisit, weightOf, type PageWeight } from './page-weight';
import { useTestSite } from './test-site';

const site = useTestSite();

type Budget = Omit<PageWeight, 'styles'>;

const parts: readonly (keyof Budget)[] = ['html', 'script', 'fonts', 'site'];

test.each<[string, Budget]>([
  ['/gu', { html: 25, script: 165, fonts: 65, site: 14.5 }],
  ['/hi', { html: 25, script: 165, fonts: 99, site: 14.5 }],
  ['/gu/complaints', { html: 19.2, script: 185, fonts: 65, site: 14.5 }],
])('a first visit of %s stays within its budget', async (path, budget) => {
  const page = await site.open(path, { ...weighedVisit, fresh: true });
  const weight = await weightOf(page, await site.html(path));
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
