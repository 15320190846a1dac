import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useTestSite } from './test-site';

const site = useTestSite();

/** The foot of every printed sheet, by the base styles. */
async function footOfSheets(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  const foot = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--print-line'),
  );
  await page.emulateMedia({ media: 'screen' });
  return foot;
}

test('a notice is printed with council, text, address, day and QR code, and without menus', async () => {
  const page = await site.open('/en/notice/n-1', { viewport: { width: 1280, height: 800 } });
  const code = page.locator('figure', { hasText: 'Scan this code' });
  expect(await code.isVisible()).toBe(false);
  // The script that is loaded after the page sets it.
  await expect
    .poll(() => footOfSheets(page))
    .toMatch(
      /^"Motipura Gram Panchayat · https:\/\/www\.motipura\.example\/en\/notice\/n-1 · Printed on \d\d-\d\d-\d{4}"$/,
    );
  await page.emulateMedia({ media: 'print' });
  expect(await code.locator('svg').isVisible()).toBe(true);
  const text = await page.locator('body').innerText();
  expect(text).toContain('Motipura Gram Panchayat');
  expect(text).toContain('The assembly will discuss');
  expect(text).not.toContain('https://www.motipura.example');
  for (const hidden of ['Govt Schemes', 'Send by WhatsApp', 'Emergency numbers', 'Breadcrumb'])
    expect(text).not.toContain(hidden);
});

test('the printed footer follows a navigation; the address is not on the screen', async () => {
  const page = await site.open('/hi/member');
  expect(await page.getByText('https://www.motipura.example/hi/member').isVisible()).toBe(false);
  await page.getByRole('link', { name: 'मुख्य पृष्ठ' }).first().click();
  await expect.poll(() => footOfSheets(page)).toContain('https://www.motipura.example/hi · ');
  await page.emulateMedia({ media: 'print' });
  // In a grid, what moves to the next sheet would lie on what follows.
  const grids = page.locator('[data-columns], [data-sections]');
  const displays = await grids.evaluateAll((all) => all.map((one) => getComputedStyle(one).display));
  expect(new Set(displays)).toEqual(new Set(['block']));
  expect((await page.pdf({ preferCSSPageSize: true })).subarray(0, 5).toString()).toBe('%PDF-');
});

test('titles that are truncated on a wide screen are printed whole', async () => {
  const page = await site.open('/gu/body', { viewport: { width: 1280, height: 800 } });
  const truncated = () =>
    page
      .locator('main li .title')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  expect(await truncated()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await truncated()).toBe(0);
});

test('without script the address is printed below the page', async () => {
  const page = await site.open('/hi/member', { javaScriptEnabled: false });
  const address = page.getByText('https://www.motipura.example/hi/member');
  expect(await address.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await address.isVisible()).toBe(true);
});
