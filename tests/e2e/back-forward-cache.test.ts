import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { browserArguments, findBrowser } from '../../scripts/browser.mjs';
import { visit, waitForIdle } from './visitor';

let browser: Browser;

// Playwright's browsers have no such cache otherwise.
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
afterAll(() => browser.close());

test.each(['/gu', '/', '/gu/villagephotos', '/hi/development', '/en/complaints', '/en/search?q=water'])(
  'Back shows %s as it was left, without loading it again',
  async (path) => {
    const { page, context } = await visit(browser, inject('siteUrl'));
    const { href } = new URL(path, inject('siteUrl'));
    await page.goto(href);
    await waitForIdle(page);
    await page.locator('html').evaluate(({ dataset }) => {
      dataset.left = '';
    });
    await page.goto(new URL('/en/sitemap', href).href);
    await waitForIdle(page);
    // A page that comes from the cache loads nothing, so that there is no event to wait for.
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.url()).toBe(href);
    await expect.poll(() => page.locator('html[data-left]').count()).toBe(1);
    await context.close();
  },
);
