import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { answerWithEdgeCases, healthyText } from './edge-case-records';
import { useFakeCouncil, useSiteOf } from './fake-council';
import { expectNoHorizontalScroll } from './test-site';
import { waitForIdle } from './visitor';

const council = useFakeCouncil();
const site = useSiteOf(council);
beforeEach(() => {
  answerWithEdgeCases(council);
});

const phone = { viewport: { width: 360, height: 800 } };

/** The browser itself reports a missing picture, and a busy server leaves a list to the browser, which then warns of the records left out. */
const isUnexpected = (text: string) => !/Failed to load resource|are left out/.test(text);

async function expectSound(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoHorizontalScroll(page);
  }
  expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
  expect(site.consoleMessages().filter(isUnexpected)).toEqual([]);
}

/** Each template with records of the council, and each look of one. */
test.each([
  '',
  '/villagehistory',
  '/villageheritage',
  '/villageplaces',
  '/aboutus',
  '/body',
  '/member',
  '/activity',
  '/development',
  '/contactus',
  '/donator',
  '/noticeboard',
  '/notice/1',
  '/emergency',
  '/documentlist',
])('/en%s with edge-case records fits every screen, runs nothing and complains of nothing', async (path) => {
  await expectSound(await site.open(`/en${path}`, phone));
});

test('a council with huge texts, also without a place to break, costs no page', async () => {
  const data = [
    {
      name: 'x'.repeat(20_000),
      taluka: 'ત'.repeat(500),
      district: 'd'.repeat(500),
      taxCollectionUrl: 'https://tax.example/',
      proTaxUrl: 'https://tax.example/',
      emailId: '<b>',
    },
  ];
  council.answer('/GrampanchayatDetail/GetPublicList', () => data);
  for (const path of ['', '/contactus', '/privacypolicy'])
    await expectSound(await site.open(`/en${path}`, phone));
});

test('the browser warns once about skipped records', async () => {
  const page = await site.open('/en/member');
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('header a[href="/en/achievement"]')?.click();
  });
  await page.getByRole('group', { name: 'Categories' }).waitFor();
  await waitForIdle(page);
  const warnings = site.consoleMessages().filter((text) => text.includes('PanchayatAchievementsCategory'));
  expect(warnings).toEqual([expect.stringMatching(/\d+ records do not fit and are left out/)]);
});

test('a category without items says so, and the first one is still there', async () => {
  const page = await site.open('/en/achievement');
  const categories = page.getByRole('group', { name: 'Categories' });
  await categories.getByRole('button', { name: healthyText('name', 2) }).click();
  await page.getByText('No achievements found for this category.', { exact: true }).waitFor();
  await categories
    .getByRole('button', { name: healthyText('name', 1), exact: true })
    .first()
    .click();
  await page.getByRole('group', { name: 'Titles' }).waitFor();
  await expectSound(page);
});

test('items without a category are shown under All only', async () => {
  const page = await site.open('/en/villagephotos');
  const tiles = page.locator('main [data-sections] li');
  const all = await tiles.count();
  await page
    .getByRole('button', { name: healthyText('name', 1), exact: true })
    .first()
    .click();
  await expect.poll(() => tiles.count()).toBeLessThan(all);
  expect(await tiles.count()).toBeGreaterThan(0);
});
