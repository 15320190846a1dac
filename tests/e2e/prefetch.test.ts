import type { BrowserContext } from 'playwright-core';
import { afterEach, expect, inject, test } from 'vitest';
import { useBrowser } from './test-site';
import { visit, waitForIdle } from './visitor';

const browser = useBrowser();
const siteUrl = inject('siteUrl');
let open: BrowserContext[] = [];

afterEach(async () => {
  await Promise.all(open.map((context) => context.close()));
  open = [];
});

/** Opens the site map with a connection, and records the lists that the page requests. */
async function openSiteMap(connection: Readonly<Record<string, unknown>>) {
  const { page, context } = await visit(browser(), siteUrl);
  open.push(context);
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
  const lists: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) lists.push(pathname);
  });
  const code = page.waitForEvent('requestfinished', (request) => request.url().includes('/Background-'));
  await page.goto(`${siteUrl}/en/sitemap`);
  await code;
  await waitForIdle(page);
  return { page, lists };
}

test('on a good connection the pages of visible links open without waiting for their lists', async () => {
  const { page, lists } = await openSiteMap({ saveData: false, effectiveType: '4g' });
  await expect.poll(() => lists).toContain('/api/VillageHistory/GetPublicList');
  await waitForIdle(page);
  expect(lists.length).toBeLessThan(30);
  lists.length = 0;
  await page.locator('main a[href="/en/villagehistory"]').click();
  await page.locator('main [data-sections] img').first().waitFor();
  expect(lists).not.toContain('/api/VillageHistory/GetPublicList');
});

test.each([['saves data', { saveData: true, effectiveType: '4g' }]])(
  'a visitor who %s fetches nothing beside the page',
  async (_, connection) => {
    const { page, lists } = await openSiteMap(connection);
    await page.mouse.wheel(0, 600);
    await waitForIdle(page);
    expect(lists).toEqual([]);
  },
);
