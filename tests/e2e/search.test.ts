import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible';
import { messagesOf } from './sample-config';
import { expectNoHorizontalScroll, useTestSite } from './test-site';

const site = useTestSite();

const wide = { viewport: { width: 1280, height: 800 } };
const field = (page: Page) => page.getByRole('searchbox');
const status = (page: Page) => page.locator('main [role=status]');
const marks = (page: Page) => page.locator('main mark');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));
const requested = (page: Page) =>
  page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => /search-(?:index|engine)/.test(name))
        .length,
  );

test('the slash key leads from any page to results, which the keyboard opens', async () => {
  const page = await site.open('/gu/sitemap', wide);
  expect(await requested(page)).toBe(0);
  // The code for the key is loaded after the page.
  const press = async () => {
    if (new URL(page.url()).pathname === '/gu/sitemap') await page.keyboard.press('/');
    return focused(page);
  };
  await expect.poll(press).toBe('q');
  await page.keyboard.type('gram sabha');
  await expect.poll(() => marks(page).first().textContent()).toBe('ગ્રામસભા');
  await expect.poll(() => status(page).textContent()).toContain('gram sabha');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('gram sabha');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('li') !== null)).toBe(true);
  expect(site.consoleMessages()).toEqual([]);
});

test('the button of the small header leads to results that fit a phone', async () => {
  const page = await site.open('/hi', { viewport: { width: 360, height: 800 } });
  const name = messagesOf('HI')['shell.search'] ?? '';
  await page.locator('header .small').getByRole('link', { name }).click();
  await expect.poll(() => focused(page)).toBe('q');
  await page.keyboard.type('panchayat');
  await expect.poll(() => marks(page).first().textContent()).toBe('पंचायत');
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
});

test('results of the URL are in the HTML, and later ones replace them', async () => {
  const page = await site.open('/en/search?q=sarpanch', wide);
  expect(await status(page).textContent()).toContain('8 results');
  expect(await requested(page)).toBe(0);
  await field(page).fill('water tower');
  await expect.poll(() => status(page).textContent()).toBe('2 results for “water tower”');
  await field(page).fill('');
  await expect.poll(() => status(page).textContent()).toBe('');
  await field(page).fill('qqqq');
  await expect.poll(() => status(page).textContent()).toContain('Nothing was found for “qqqq”');
  await field(page).fill('x'.repeat(300));
  await expect.poll(() => status(page).textContent()).toContain('at most 200 characters');
  expect(site.consoleMessages()).toEqual([]);
});

test('a result leads to its page, and back to the results', async () => {
  const page = await site.open('/en/search', wide);
  await field(page).fill('kokilaben');
  await page.getByRole('link', { name: 'Kokilaben' }).first().click();
  await expect.poll(() => page.locator('h1').textContent()).not.toBe('Search');
  await page.goBack();
  await expect.poll(() => marks(page).first().textContent()).toBe('Kokilaben');
  expect(await field(page).inputValue()).toBe('kokilaben');
});

test('a search that fails to load says so, and can be retried', async () => {
  const page = await site.open('/en/search', {
    ...wide,
    before: (opened) => opened.route('**/search-index.json', (route) => route.abort()),
  });
  await field(page).fill('water');
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.waitFor();
  await page.unroute('**/search-index.json');
  await retry.click();
  await expect.poll(() => status(page).first().textContent()).toMatch(/^\d+ results for “water”$/);
});

test('the visitor can switch off the slash key (B10.10.8)', async () => {
  const page = await site.open('/en/sitemap', wide);
  const path = () => new URL(page.url()).pathname;
  const press = async () => {
    if (path() === '/en/sitemap') await page.keyboard.press('/');
    return path();
  };
  await expect.poll(press).toBe('/en/search');
  const choice = page.getByRole('checkbox');
  expect(await choice.isChecked()).toBe(true);
  await choice.uncheck();
  await page.goBack();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Sitemap');
  expect(await press()).toBe('/en/sitemap');
  await page.goto(`${site.url()}/en/search`);
  await expect.poll(() => choice.isChecked()).toBe(false);
});

test('a question is met with what may answer it, found when the field is used (B11.21)', async () => {
  const page = await site.open('/gu/question', { viewport: { width: 360, height: 800 } });
  await page.locator('form input[name=name]').focus();
  expect(await requested(page)).toBe(0);
  const question = page.locator('[name=question]');
  await question.fill('ગ્રામસભા ક્યારે છે?');
  const links = page.locator('form li a[href*="/gramsabha"]');
  await expect.poll(() => links.count()).toBe(1);
  expect(await page.locator('form [role=status]').textContent()).toMatch(/^આ વેબસાઇટનાં \d પાનાં/);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await links.click();
  await page.waitForURL('**/gu/gramsabha');
  await page.goBack();
  await expect.poll(() => question.inputValue()).toBe('ગ્રામસભા ક્યારે છે?');
  expect(site.consoleMessages()).toEqual([]);
});
