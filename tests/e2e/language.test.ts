import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type SiteProcess } from './site-process';
import { openBrowser, settled, visit } from './visitor';

let site: SiteProcess;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), openBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

const langOf = (page: Page) => page.evaluate(() => document.documentElement.lang);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('language'));

test('the first visit stores the default language', async () => {
  const { context, page } = await visit(browser, site.address);
  await page.goto(`${site.address}/member`);
  await settled(page);
  expect(await stored(page)).toBe('GU');
  await context.close();
});

test('a stored language wins over the HTML, without a reload, a mismatch or an error', async () => {
  const { context, page, complaints } = await visit(browser, site.address);
  await context.addInitScript(() => {
    localStorage.setItem('language', 'HI');
  });
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(`${site.address}/member`);
  await settled(page);
  await expect.poll(() => langOf(page)).toBe('hi');
  await expect.poll(() => page.locator('h1').innerText()).toMatch(/सदस्य/);
  expect(loads).toBe(1);
  expect(complaints).toEqual([]);
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'language')?.value).toBe('HI');
  await context.close();
});

test('with cookies blocked the stored language is shown all the same, and nothing loops', async () => {
  const { context, page, complaints } = await visit(browser, site.address);
  await context.addInitScript(() => {
    localStorage.setItem('language', 'EN');
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  });
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(`${site.address}/donator`);
  await settled(page);
  await expect.poll(() => langOf(page)).toBe('en');
  expect(loads).toBe(1);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a stored value that is no code means English', async () => {
  const { context, page } = await visit(browser, site.address);
  await context.addInitScript(() => {
    localStorage.setItem('language', 'xx');
  });
  await page.goto(`${site.address}/member`);
  await settled(page);
  await expect.poll(() => langOf(page)).toBe('en');
  await context.close();
});

test('forbidden storage costs nothing but what would have been kept', async () => {
  const { context, page, complaints } = await visit(browser, site.address);
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await page.goto(`${site.address}/member`);
  await settled(page);
  expect(await page.locator('h1').count()).toBe(1);
  expect(complaints).toEqual([]);
  await context.close();
});

test('under a language prefix the address decides, and storage is left alone', async () => {
  const { context, page } = await visit(browser, site.address);
  await context.addInitScript(() => {
    localStorage.setItem('language', 'EN');
  });
  await page.goto(`${site.address}/hi/member`);
  await settled(page);
  expect(await langOf(page)).toBe('hi');
  expect(await stored(page)).toBe('EN');
  await context.close();
});
