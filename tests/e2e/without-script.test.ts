import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formElements, referencePattern, sharedSubmissions } from './form-submissions';
import { plain, useTestSite } from './test-site';

const service = sharedSubmissions();
const site = useTestSite();

const open = (path: string, width = 1280) =>
  site.open(path, { javaScriptEnabled: false, viewport: { width, height: 800 } });
const heading = async (page: Page) => plain(await page.locator('h1').innerText());

test.each([
  ['achievement', 'h2', 3],
  ['photogallery', 'h2', 3],
  ['villagephotos', 'li', 27],
  ['beneficiaries', 'li', 14],
])('/%s shows everything and no buttons that would do nothing', async (path, items, count) => {
  const page = await open(`/en/${path}`);
  expect(await page.locator(`main [data-sections] ${items}:visible`).count()).toBe(count);
  expect(await page.locator('main [role=group]:visible').count()).toBe(0);
  expect(await page.locator('main [data-sections] img:visible').count()).toBe(
    await page.locator('main [data-sections] img').count(),
  );
});

test('long texts are there in full, once', async () => {
  const page = await open('/en/villageheritage');
  const shown = plain(await page.locator('main').innerText());
  expect(shown).toContain('52 small shrines are carved on its spire.');
  expect(shown).not.toMatch(/carved on\.\.\.|Read More/);
});

test('the groups of the menu open; a subject is chosen by its link', async () => {
  const page = await open('/en/member');
  const entry = page.locator('header a[href="/en/orgemployee/2"]').first();
  expect(await entry.isVisible()).toBe(false);
  await page.locator('header nav summary', { hasText: 'Govt Organization' }).click();
  await page.locator('header nav summary', { hasText: 'Primary health centre' }).click();
  await entry.click();
  expect(await heading(page)).toContain('(Primary health centre, Motipura)');
});

test('the menu button of small screens leads to all pages', async () => {
  const page = await open('/en/member', 360);
  await page.getByRole('link', { name: 'Open menu' }).click();
  expect(await heading(page)).toBe('Sitemap');
  expect(await page.locator('main a:visible').count()).toBeGreaterThan(20);
});

test('the map of the village is a link', async () => {
  const page = await open('/en/contactus');
  expect(await page.getByRole('link', { name: /Open the map/ }).isVisible()).toBe(true);
});

test('a form shows its errors, keeps what was typed and is stored with a reference number', async () => {
  const page = await open('/hi/complaints', 360);
  const { submit, summary, field, reference } = formElements(page);
  await field('details').fill('<b>"લખેલું"</b>');
  await submit.click();
  await expect.poll(() => summary.locator('a').count()).toBe(2);
  expect(await field('details').inputValue()).toBe('<b>"લખેલું"</b>');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await field('name').fill('Without script');
  await field('type').selectOption({ index: 3 });
  await submit.click();
  await expect.poll(() => reference.count()).toBe(1);
  const [submission, ...more] = await service.stored('Without script');
  expect(more).toEqual([]);
  expect(submission?.reference).toBe(await reference.innerText());
  expect(submission?.reference).toMatch(referencePattern);
});

test('a question form leads to the search, other forms do not (B11.21.2)', async () => {
  const page = await open('/hi/question', 360);
  const link = page.locator('form a[href="/hi/search"]');
  expect(await link.isVisible()).toBe(true);
  await page.goto(page.url().replace('/question', '/feedback'));
  expect(await link.count()).toBe(0);
});
