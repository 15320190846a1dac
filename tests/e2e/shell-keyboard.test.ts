import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { plain, useTestSite } from './test-site';

const site = useTestSite();

const wide = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 780 } };

/** The label or text of the focused element. */
const focus = async (page: Page) =>
  plain(
    await page.evaluate(() => {
      const { activeElement } = document;
      const words = activeElement?.querySelector('span:not([class])') ?? activeElement;
      return activeElement?.getAttribute('aria-label') ?? words?.textContent ?? '';
    }),
  );

const opened = (page: Page) =>
  page.locator('header [name=menu][open] > summary').evaluateAll((all) => all.map((one) => one.textContent));

/** Presses keys one after the other; returns what has the focus after each. */
async function walk(page: Page, keys: readonly string[]): Promise<readonly string[]> {
  const reached: string[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    reached.push(await focus(page));
  }
  return reached;
}

test('the first Tab offers to skip to the content', async () => {
  const page = await site.open('/en/member', wide);
  await page.keyboard.press('Tab');
  expect(await focus(page)).toBe('Skip to main content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('arrow keys, Home and End move along the bar and through its groups; Escape closes a group and returns the focus', async () => {
  const page = await site.open('/en', wide);
  await page.locator('header nav a').first().focus();
  expect(await walk(page, ['ArrowRight', 'ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'Escape'])).toEqual([
    'My Village',
    'History',
    'Heritage',
    'Village Profile',
    'History',
    'My Village',
  ]);
  expect(await opened(page)).toEqual([]);
  expect(await walk(page, ['ArrowUp', 'ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home'])).toEqual([
    'Village Profile',
    'Panchayat',
    'Contact Us',
    'Home',
    'Contact Us',
    'Home',
  ]);
});

test('an organisation’s pages can be reached by keyboard', async () => {
  const page = await site.open('/en', wide);
  await page.locator('header nav summary').filter({ hasText: 'Govt Organization' }).focus();
  expect(
    await walk(page, [
      'Enter',
      'ArrowDown',
      'ArrowDown',
      'ArrowRight',
      'ArrowDown',
      'ArrowLeft',
      'ArrowRight',
    ]),
  ).toEqual([
    'Govt Organization',
    'Motipura primary school',
    'Primary health centre, Motipura',
    'About',
    'Employees',
    'Primary health centre, Motipura',
    'About',
  ]);
  expect(await opened(page)).toHaveLength(1);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site.url()}/en/orgabout/2`);
  await expect.poll(() => opened(page)).toEqual([]);
  await expect.poll(() => focus(page)).toContain('About Organisation');
});

test('one group is open at a time; a click outside and leaving it by Tab close it', async () => {
  const page = await site.open('/en', wide);
  const groups = page.locator('header nav > div > ul > li > details > summary');
  await groups.nth(0).click();
  await groups.nth(1).click();
  expect(await opened(page)).toHaveLength(1);
  await page.mouse.click(640, 780);
  await expect.poll(() => opened(page)).toEqual([]);
  await groups.last().press('Enter');
  expect(await opened(page)).toHaveLength(1);
  await walk(page, ['Tab', 'Tab', 'Tab', 'Tab']);
  expect(await focus(page)).toBe('Contact Us');
  await expect.poll(() => opened(page)).toEqual([]);
});

test('the small menu is opened, used and closed by keyboard; it traps the focus and returns it', async () => {
  const page = await site.open('/en/member', phone);
  const button = page.getByRole('button', { name: 'Open menu' });
  await button.press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() =>
      document.activeElement?.closest('[role=dialog]') ? 'sheet' : document.activeElement?.tagName,
    );
    expect(['sheet', 'BODY']).toContain(place);
  }
  const village = sheet.locator('summary').filter({ hasText: 'My Village' });
  await village.press('Enter');
  expect(await walk(page, ['Tab', 'Tab'])).toEqual(['History', 'Heritage']);
  await page.keyboard.press('Escape');
  await expect.poll(() => sheet.count()).toBe(0);
  expect(await focus(page)).toBe('Open menu');
  expect(site.consoleMessages()).toEqual([]);
});

test('the focus is visible on every control of header and footer', async () => {
  const page = await site.open('/en/termsofservice', wide);
  const unseen: string[] = [];
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(
      () => getComputedStyle(document.activeElement ?? document.body).boxShadow,
    );
    if (ring === 'none') unseen.push(await focus(page));
  }
  expect(unseen).toEqual([]);
});
