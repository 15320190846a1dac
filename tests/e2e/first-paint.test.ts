import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { displayId } from '../../src/site/shell/display/display-id';
import { useTestSite } from './test-site';

const site = useTestSite();

const phone = { width: 360, height: 800 };

/** Stops animations at their start, as they are when the browser paints for the first time. */
async function holdAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

/** How the content of the tables and of the footer is rendered. */
const visibilities = (page: Page) =>
  page
    .locator('section:has(> [role=group] > table), footer')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).contentVisibility));

test('what is below the first screen of a phone is rendered after the first paint', async () => {
  const page = await site.open('/gu/development', {
    viewport: phone,
    before: holdAnimations,
    fresh: true,
    waitUntil: 'load',
  });
  const first = await visibilities(page);
  expect(first.slice(0, 2)).toEqual(['visible', 'hidden']);
  expect(first.at(-1)).toBe('hidden');
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
  const later = first.map((_, index) => (index === 0 ? 'visible' : 'auto'));
  await expect.poll(() => visibilities(page)).toEqual(later);
});

test.each([
  ['a wide screen', { viewport: { width: 768, height: 1024 } }],
  ['a visitor who prefers reduced motion', { viewport: phone, reducedMotion: 'reduce' }],
] as const)('%s gets everything with the first paint', async (_, options) => {
  const page = await site.open('/gu/development', {
    ...options,
    before: holdAnimations,
    fresh: true,
    waitUntil: 'load',
  });
  expect(await visibilities(page)).not.toContain('hidden');
});

test('an address with the fragment of an element below the first screen leads to it', async () => {
  const page = await site.open(`/gu/development#${displayId}`, {
    viewport: phone,
    before: holdAnimations,
    fresh: true,
  });
  await expect
    .poll(async () => (await page.locator(`#${displayId}`).boundingBox())?.y ?? Infinity)
    .toBeLessThan(phone.height);
});
