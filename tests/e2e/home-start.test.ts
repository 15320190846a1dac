import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useTestSite } from './test-site';
import { isBackgroundReady } from './visitor';

const site = useTestSite();

test('what moves while the page starts is not repainted', async () => {
  const page = await site.open('/gu');
  const moved = async () => {
    const names = await page.evaluate(() =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        .flatMap((frame) => Object.keys(frame))
        .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)),
    );
    return [...new Set(names)].sort();
  };
  await expect.poll(() => isBackgroundReady(page)).toBe(true);
  await page.mouse.wheel(0, 50);
  await expect.poll(moved).toEqual(['opacity', 'transform']);
});

test('a page fetches no fonts of other scripts than its own and Latin', async () => {
  const page = await site.open('/hi', { fresh: true });
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.woff2') ? [name] : [])),
  );
  const scripts = new Set(fetched.map((name) => /gujarati|devanagari|latin/.exec(name)?.[0]));
  // A device that has a font of the page's script fetches none.
  expect([...scripts].filter((script) => script !== 'devanagari')).toEqual(['latin']);
});

test('a ticker’s button blinks for less than 5 s, and not at all with reduced motion', async () => {
  const wide = { viewport: { width: 1440, height: 900 } };
  const ends = (page: Page) =>
    page
      .locator('main a[href="https://tax.motipura.example/professional"]')
      .evaluate((link) =>
        link
          .getAnimations({ subtree: true })
          .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
      );
  const page = await site.open('/en', wide);
  await page.locator('main a[href="https://tax.motipura.example/professional"]').hover();
  const times = await ends(page);
  expect(times.length).toBeGreaterThan(0);
  expect(Math.max(...times)).toBeLessThan(5000);
  expect(await ends(await site.open('/en', { ...wide, reducedMotion: 'reduce' }))).toEqual([]);
});
