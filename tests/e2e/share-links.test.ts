import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHeld } from './held-scripts';
import { useTestSite } from './test-site';

const site = useTestSite();

/** Left edges, widths and heights of the buttons of a notice in px, each once. */
async function sizesOf(page: Page) {
  const boxes = await page
    .getByRole('button', { name: 'પ્રિન્ટ કરો' })
    .locator('..')
    .locator(':scope > *')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { left, width, height } = button.getBoundingClientRect();
        return [left, width, height].map(Math.round);
      }),
    );
  const distinct = (index: number) => [...new Set(boxes.map((box) => box[index]))];
  return { left: distinct(0), width: distinct(1), height: distinct(2) };
}

/** Gives a page the share sheet that phones have. */
const withShareSheet = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(Navigator.prototype, { share: () => Promise.resolve() });
  });

test('B10.11.1: on a phone the buttons of a notice are two columns of one size, and nothing moves when scripts run', async () => {
  const options = { viewport: { width: 360, height: 800 }, prepare: withShareSheet };
  const { page, runScripts } = await openHeld(site, '/gu/notice/n-1', options);
  const before = await sizesOf(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const heightBefore = await height();
  await runScripts();
  await page.getByRole('button', { name: 'શેર કરો' }).waitFor();
  expect(await sizesOf(page)).toEqual(before);
  expect([before.left.length, before.width.length, before.height.length]).toEqual([2, 1, 1]);
  expect(await height()).toBe(heightBefore);
});
