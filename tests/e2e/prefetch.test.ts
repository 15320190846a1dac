import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { useTestSite } from './test-site';
import { isBackgroundReady, waitForEffects, waitForIdle } from './visitor';

const site = useTestSite();

const phone = { viewport: { width: 360, height: 800 }, fresh: true } as const;

/** Paths of the lists that a page requests from now on. */
function requestedLists(page: Page): readonly string[] {
  const lists: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) lists.push(pathname);
  });
  return lists;
}

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );

const loadsMenu = async (page: Page) =>
  (await scriptsOf(page)).some((path) => path.startsWith('/assets/MenuDialog-'));

const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

test.each([
  ['/gu/sitemap', '/gu/member'],
  ['/en/sitemap', '/en/villagephotos'],
])('pressing a link on %s requests the lists of %s, which then shows them', async (from, to) => {
  const page = await site.open(from);
  // Links are watched by what is loaded after the page.
  await expect.poll(() => isBackgroundReady(page)).toBe(true);
  const lists = requestedLists(page);
  await page.locator(`main a[href="${to}"]`).first().hover();
  await waitForEffects(page);
  expect(lists).toEqual([]);
  const requested = page.waitForRequest('**/api/**');
  await page.mouse.down();
  await requested;
  const pressed = [...lists];
  await page.mouse.up();
  await page.waitForURL(`**${to}`);
  await waitForIdle(page);
  expect(lists.slice(0, pressed.length)).toEqual(pressed);
  expect(lists.filter((path) => path === pressed[0])).toHaveLength(1);
});

test('on a phone, the code of the menu is loaded after the page', async () => {
  const page = await site.open('/gu/contactus', phone);
  await expect.poll(() => loadsMenu(page)).toBe(true);
});

test('on a wide screen, the code of that menu is not loaded', async () => {
  const page = await site.open('/gu/contactus', { fresh: true });
  await expect.poll(async () => (await scriptsOf(page)).join()).toMatch(/\/Background-/);
  await waitForIdle(page);
  expect(await loadsMenu(page)).toBe(false);
});

test('visitors who save data load neither', async () => {
  const page = await site.open('/gu/sitemap', { ...phone, before: saveData });
  await expect.poll(async () => (await scriptsOf(page)).join()).toMatch(/\/Background-/);
  await waitForIdle(page);
  const lists = requestedLists(page);
  await page.locator('main a[href="/gu/member"]').first().hover();
  await page.mouse.down();
  await waitForEffects(page);
  expect(await loadsMenu(page)).toBe(false);
  expect(lists).toEqual([]);
});
