import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useFakeCouncil, useSiteOf } from './fake-council';

const council = useFakeCouncil();
const site = useSiteOf(council);

const phone = { viewport: { width: 360, height: 740 } };
const dialog = (page: Page) => page.getByRole('dialog');
const pathOf = (page: Page) => new URL(page.url()).pathname;
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const openMenu = async (page: Page) => {
  await page.locator('header button[aria-haspopup=dialog]').first().click();
  await dialog(page).locator('nav').waitFor();
};
const openPicture = async (page: Page) => {
  await page.locator('main button[aria-haspopup=dialog]').first().click();
  // Another dialog stands in for the viewer while its code loads.
  await dialog(page).locator('figure > [data-state]').waitFor();
};

test.each([
  ['the menu', openMenu],
  ['a picture', openPicture],
])('Back closes %s and stays on the page; the next one leaves it', async (_, open) => {
  const page = await site.open('/gu', phone);
  await page.goto(new URL('/gu/villageplaces', page.url()).href);
  await page.locator('html[data-hydrated]').waitFor();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrolled(page)).toBe(200);
  await open(page);
  const top = await scrolled(page);
  await page.goBack();
  await expect.poll(() => dialog(page).count()).toBe(0);
  expect(pathOf(page)).toBe('/gu/villageplaces');
  expect(await scrolled(page)).toBe(top);
  await page.goBack();
  expect(pathOf(page)).toBe('/gu');
});

test('a dialog that was closed by itself takes no step of Back, however often one was opened', async () => {
  const page = await site.open('/gu', phone);
  await page.goto(new URL('/gu/villageplaces', page.url()).href);
  await page.locator('html[data-hydrated]').waitFor();
  for (const open of [openMenu, openPicture]) {
    await open(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('dialog');
  }
  await page.goBack();
  expect(pathOf(page)).toBe('/gu');
});

test('Back after a link of the menu leads to the page where it was opened', async () => {
  const page = await site.open('/gu/villageplaces', phone);
  await openMenu(page);
  const link = dialog(page).locator('nav > ul > li > a[href^="/gu/"]').last();
  const path = await link.getAttribute('href');
  await link.click();
  await expect.poll(() => pathOf(page)).toBe(path);
  await expect.poll(() => dialog(page).count()).toBe(0);
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe('/gu/villageplaces');
  expect(await dialog(page).count()).toBe(0);
});
