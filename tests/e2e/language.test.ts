import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { useBrowser } from './test-site';
import { visit, waitForIdle } from './visitor';

const browser = useBrowser();
const siteUrl = inject('siteUrl');

const langOf = (page: Page) => page.evaluate(() => document.documentElement.lang);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('language'));

test('the first visit stores the default language', async () => {
  const { context, page } = await visit(browser(), siteUrl);
  await page.goto(`${siteUrl}/member`);
  await waitForIdle(page);
  expect(await stored(page)).toBe('GU');
  await context.close();
});

test('a stored language wins over the HTML, without a reload, a mismatch or an error', async () => {
  const { context, page, consoleMessages } = await visit(browser(), siteUrl);
  await context.addInitScript(() => {
    localStorage.setItem('language', 'HI');
  });
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(`${siteUrl}/member`);
  await waitForIdle(page);
  await expect.poll(() => langOf(page)).toBe('hi');
  await expect.poll(() => page.locator('h1').innerText()).toMatch(/सदस्य/);
  expect(loads).toBe(1);
  expect(consoleMessages).toEqual([]);
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'language')?.value).toBe('HI');
  await context.close();
});

test('with cookies blocked the stored language is still shown, and nothing loops', async () => {
  const { context, page, consoleMessages } = await visit(browser(), siteUrl);
  await context.addInitScript(() => {
    localStorage.setItem('language', 'EN');
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  });
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(`${siteUrl}/donator`);
  await waitForIdle(page);
  await expect.poll(() => langOf(page)).toBe('en');
  expect(loads).toBe(1);
  expect(consoleMessages).toEqual([]);
  await context.close();
});

test('a stored value that is not a language code means English', async () => {
  const { context, page } = await visit(browser(), siteUrl);
  await context.addInitScript(() => {
    localStorage.setItem('language', 'xx');
  });
  await page.goto(`${siteUrl}/member`);
  await waitForIdle(page);
  await expect.poll(() => langOf(page)).toBe('en');
  await context.close();
});

test('without access to storage everything works, and nothing is kept', async () => {
  const { context, page, consoleMessages } = await visit(browser(), siteUrl);
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await page.goto(`${siteUrl}/member`);
  await waitForIdle(page);
  expect(await page.locator('h1').count()).toBe(1);
  expect(consoleMessages).toEqual([]);
  await context.close();
});

test('under a language prefix the URL decides, and storage is unchanged', async () => {
  const { context, page } = await visit(browser(), siteUrl);
  await context.addInitScript(() => {
    localStorage.setItem('language', 'EN');
  });
  await page.goto(`${siteUrl}/hi/member`);
  await waitForIdle(page);
  expect(await langOf(page)).toBe('hi');
  expect(await stored(page)).toBe('EN');
  await context.close();
});
