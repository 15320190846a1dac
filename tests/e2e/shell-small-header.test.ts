import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useFakeCouncil, useSiteOf } from './fake-council';
import { expectNoHorizontalScroll } from './test-site';

const council = useFakeCouncil();
const site = useSiteOf(council);

const phone = { viewport: { width: 390, height: 780 } };
const name = 'header .small > p';
const socials = (page: Page) => page.locator('header div.small > ul');
const sheet = (page: Page) => page.getByRole('dialog');
const openGroups = (page: Page) => sheet(page).locator('details[open] > summary');

const visibilityOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).visibility);

test('it shows the social accounts, and after scrolling the council’s name, not cut at the largest text size', async () => {
  const page = await site.open('/gu/member', { viewport: { width: 360, height: 780 } });
  expect(await socials(page).isVisible()).toBe(true);
  expect(await visibilityOf(page, name)).toBe('hidden');
  await page.evaluate(() => {
    document.documentElement.dataset.textSize = 'largest';
  });
  await page.mouse.wheel(0, 300);
  await expect.poll(() => visibilityOf(page, name)).toBe('visible');
  await expect.poll(() => socials(page).isVisible()).toBe(false);
  const lines = await page
    .locator(name)
    .evaluate((title) => title.scrollHeight / parseFloat(getComputedStyle(title).lineHeight));
  expect(Math.floor(lines)).toBeLessThanOrEqual(2);
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await expect.poll(() => socials(page).isVisible()).toBe(true);
});

test('a very long name breaks neither the header nor the menu', async () => {
  council.answer('/GrampanchayatDetail/GetPublicList', ([record]) => [
    { ...record, name: 'શ્રી મોટા કોટડા સાંગાણી રાજપરા નવાગામ વિસ્તાર જૂથ ગ્રામ પંચાયત કચેરી અને સેવા કેન્દ્ર' },
  ]);
  const page = await site.open('/gu', { viewport: { width: 320, height: 700 } });
  await expectNoHorizontalScroll(page);
  await page.mouse.wheel(0, 200);
  await page.locator('header .end.small button').last().click();
  await sheet(page).waitFor();
  await expectNoHorizontalScroll(page);
});

test('the menu opens at the group of the page, titled with council and title', async () => {
  const page = await site.open('/en/member', phone);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await sheet(page).waitFor();
  expect(await sheet(page).getByRole('heading').innerText()).toBe('Motipura Gram Panchayat');
  expect(await openGroups(page).allInnerTexts()).toEqual(['Panchayat']);
  expect(await sheet(page).locator('[aria-current=page]').innerText()).toBe('Panchayat Members');
  await sheet(page).getByText('My Village').click();
  await expect.poll(() => openGroups(page).allInnerTexts()).toEqual(['My Village']);
});

test('All opens the menu at its top level; a link leads to its page and closes it', async () => {
  const page = await site.open('/en/member', phone);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect.poll(() => sheet(page).locator('nav > ul > li').count()).toBe(12);
  expect(await openGroups(page).count()).toBe(0);
  await sheet(page).getByRole('link', { name: 'Donors' }).click();
  await page.waitForURL(`${site.url()}/en/donator`);
  await expect.poll(() => sheet(page).count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Donors');
});
