import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useFakeCouncil, useSiteOf } from './fake-council';
import { expectNoHorizontalScroll } from './test-site';

const council = useFakeCouncil();
const site = useSiteOf(council);

const strip = (page: Page) => page.getByRole('region', { name: 'Government websites' });
const icons = (page: Page) => strip(page).getByRole('listitem');
const bullets = (page: Page) => strip(page).getByRole('button', { name: /^page/ });
const current = async (page: Page) => strip(page).locator('[aria-current]').getAttribute('aria-label');

const give = (count: number) => {
  council.answer('/GovernmentWebsiteIcons/GetPublicList', ([record]) =>
    Array.from({ length: count }, (_, index) => ({
      ...record,
      id: index,
      link: `https://site-${index}.example`,
    })),
  );
};

/** Opens a page and waits until its strip can be turned. */
async function openStrip(width: number): Promise<Page> {
  const page = await site.open('/en/termsofservice', { viewport: { width, height: 800 } });
  await strip(page).scrollIntoViewIfNeeded();
  await strip(page).locator('ul[data-carousel=started]').waitFor();
  return page;
}

/** The icons that are wholly inside the row, and the gap between the first two of them. */
const shown = (page: Page) =>
  strip(page)
    .locator('ul')
    .first()
    .evaluate((row) => {
      const frame = row.getBoundingClientRect();
      const tiles = [...row.children]
        .map((tile) => tile.getBoundingClientRect())
        .filter(({ left, right }) => left > frame.left - 2 && right < frame.right + 2)
        .sort((a, b) => a.left - b.left);
      const [first, second] = tiles;
      return { icons: tiles.length, gap: first && second ? Math.round(second.left - first.right) : 0 };
    });

test('it shows as many icons as fit, with gaps that grow with the width', async () => {
  give(9);
  const page = await openStrip(479);
  for (const [width, count, gap] of [
    [479, 2, 20],
    [480, 3, 30],
    [640, 4, 40],
    [992, 6, 50],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => shown(page), { message: `${width} px` }).toEqual({ icons: count, gap });
    await expectNoHorizontalScroll(page);
  }
});

test('bullets lead to their icon, at most five are shown, and the strip loops', async () => {
  give(9);
  const page = await openStrip(640);
  await strip(page).getByRole('button', { name: 'Pause the websites' }).click();
  expect(await bullets(page).count()).toBe(5);
  await bullets(page).nth(3).click();
  await expect.poll(() => current(page)).toBe('page 4 of 9');
  for (const next of [3, 2, 1, 9]) {
    await strip(page).getByRole('button', { name: 'Previous websites' }).click();
    await expect.poll(() => current(page)).toBe(`page ${next} of 9`);
  }
});

test('it moves by itself until pause is pressed', async () => {
  give(9);
  const page = await openStrip(992);
  await page.mouse.move(0, 0);
  await expect.poll(() => current(page)).toBe('page 2 of 9');
  await strip(page).getByRole('button', { name: 'Pause the websites' }).click();
  expect(await strip(page).getByRole('button', { name: 'Play the websites' }).count()).toBe(1);
});

test('it does not move for a visitor who prefers reduced motion', async () => {
  give(9);
  const page = await site.open('/en/termsofservice', { reducedMotion: 'reduce' });
  await strip(page).scrollIntoViewIfNeeded();
  await strip(page).locator('ul[data-carousel=started]').waitFor();
  expect(
    await strip(page)
      .getByRole('button', { name: /^(Pause|Play)/ })
      .count(),
  ).toBe(0);
});

test('every icon can be reached by keyboard, and the focused one is in view', async () => {
  give(9);
  const page = await openStrip(480);
  await strip(page).getByRole('link').first().focus();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    const inside = () =>
      page.evaluate(() => {
        const tile = document.activeElement?.getBoundingClientRect();
        return tile !== undefined && tile.left >= 0 && tile.right <= window.innerWidth;
      });
    await expect.poll(inside).toBe(true);
  }
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(
    'https://site-8.example',
  );
});

test('one icon is shown whole, without a loop, arrows, bullets or pause', async () => {
  give(1);
  const page = await site.open('/en/termsofservice', { viewport: { width: 992, height: 800 } });
  await strip(page).scrollIntoViewIfNeeded();
  expect(await icons(page).count()).toBe(1);
  await expect.poll(() => strip(page).getByRole('button').filter({ visible: true }).count()).toBe(0);
  expect(
    await icons(page)
      .getByRole('link')
      .evaluate((tile) => tile.getBoundingClientRect().width),
  ).toBeGreaterThan(60);
});
