import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { currentRecords } from './current-records';
import { plain, useTestSite } from './test-site';

const site = useTestSite();

const wide = { viewport: { width: 1440, height: 1000 } };
const news = (page: Page) => page.getByRole('region', { name: 'News' });

/** Whether the list moves on its own. */
const moving = (page: Page) =>
  news(page).evaluate((frame) =>
    frame.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'),
  );

async function openNews(options: Parameters<typeof site.open>[1] = wide): Promise<Page> {
  const page = await site.open('/en', options);
  await news(page).scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  return page;
}

test('every news item has its date, heading and text, and a screen reader finds each once', async () => {
  const page = await openNews();
  const records = currentRecords(await site.records('news'), 'news');
  const items = news(page).getByRole('listitem');
  await expect.poll(() => items.count()).toBe(records.length);
  const texts = (await items.allInnerTexts()).map(plain);
  for (const [index, { newsDate, newsHeading }] of records.entries()) {
    const [year, month, day] = String(newsDate).slice(0, 10).split('-');
    expect(texts[index]).toContain(`${day}-${month}-${year}`);
    expect(texts[index]).toContain(plain(String(newsHeading)));
  }
  const copies = news(page).locator('ul[aria-hidden=true]');
  await expect.poll(() => copies.count()).toBe(1);
  expect(await copies.evaluate((copy) => copy.hasAttribute('inert'))).toBe(true);
});

test('it scrolls by itself, pauses under the mouse, and continues when the mouse leaves', async () => {
  const page = await openNews();
  await expect.poll(() => moving(page)).toBe(true);
  await news(page).hover();
  await expect.poll(() => moving(page)).toBe(false);
  await page.mouse.move(0, 0);
  await expect.poll(() => moving(page)).toBe(true);
});

test('it pauses while it has the focus', async () => {
  const page = await openNews();
  await expect.poll(() => moving(page)).toBe(true);
  await page.getByRole('button', { name: 'Pause the news' }).focus();
  await page.keyboard.press('Tab');
  expect(await news(page).evaluate((frame) => frame === document.activeElement)).toBe(true);
  await expect.poll(() => moving(page)).toBe(false);
});

test('its button stops it for good, and starts it again', async () => {
  const page = await openNews();
  await page.getByRole('button', { name: 'Pause the news' }).click();
  await page.mouse.move(0, 0);
  await expect.poll(() => moving(page)).toBe(false);
  await page.getByRole('button', { name: 'Play the news' }).click();
  await page.mouse.move(0, 0);
  await expect.poll(() => moving(page)).toBe(true);
});

test('with reduced motion it is a list to scroll by hand', async () => {
  const page = await openNews({ ...wide, reducedMotion: 'reduce' });
  expect(await moving(page)).toBe(false);
  expect(await news(page).locator('ul').count()).toBe(1);
  expect(await page.getByRole('button', { name: /the news$/ }).count()).toBe(0);
});
