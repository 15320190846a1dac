import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languages } from './sample-config';
import { expectNoHorizontalScroll, useTestSite } from './test-site';

const site = useTestSite();

const entries = 'header nav > div > ul > li > a, header nav > div > ul > li > details';
const small = (page: Page) => page.locator('header .end.small button').last();

/** The tops of the entries: one value is one row. */
const rows = (page: Page) =>
  page
    .locator(entries)
    .evaluateAll((all) => [...new Set(all.map((one) => one.getBoundingClientRect().top))].length);

/** Entries whose words do not fit into them. */
const cut = (page: Page) =>
  page.locator(entries).evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);

test.each(languages)(
  'the bar begins at 1200 px, with all twelve entries in one row, in $code',
  async ({ prefix }) => {
    const page = await site.open(prefix, { viewport: { width: 1200, height: 800 } });
    expect(await page.locator(entries).count()).toBe(12);
    expect(await rows(page)).toBe(1);
    expect(await cut(page)).toBe(0);
    expect(await small(page).isVisible()).toBe(false);
    const bar = page.locator('header nav').first();
    expect((await bar.boundingBox())?.height).toBeLessThan(64);
    await expectNoHorizontalScroll(page);
    await page.setViewportSize({ width: 1199, height: 800 });
    expect(await page.locator(entries).first().isVisible()).toBe(false);
    expect(await page.locator('header .name.wide').isVisible()).toBe(false);
    await expect.poll(() => small(page).isVisible()).toBe(true);
    await expectNoHorizontalScroll(page);
  },
);

test('an open menu closes into the small header when the window narrows', async () => {
  const page = await site.open('/en', { viewport: { width: 1200, height: 800 } });
  await page.locator('header nav summary').first().click();
  await page.setViewportSize({ width: 1199, height: 800 });
  await expect.poll(() => small(page).isVisible()).toBe(true);
  await expectNoHorizontalScroll(page);
});

test('the header stays visible while the page scrolls', async () => {
  const page = await site.open('/en/member', { viewport: { width: 1280, height: 700 } });
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  expect(
    await page
      .locator('header nav')
      .first()
      .evaluate((bar) => bar.getBoundingClientRect().top),
  ).toBeGreaterThanOrEqual(0);
});

test('the page does not scroll while the focus moves through the header', async () => {
  const page = await site.open('/en/member', { viewport: { width: 1280, height: 600 } });
  await page.evaluate(() => {
    window.scrollTo(0, 700);
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
  });
  const keys = [...Array.from({ length: 9 }, () => 'Tab'), 'ArrowDown', 'ArrowDown', 'End', 'ArrowDown'];
  const tops: number[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true);
    tops.push(await page.evaluate(() => window.scrollY));
  }
  expect(new Set(tops)).toEqual(new Set([700]));
});
