import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { useFakeCouncil, useSiteOf } from './fake-council';
import { shiftsOf, watchShifts } from './layout-shifts';
import { plain } from './test-site';
import { waitForFonts } from './visitor';

const council = useFakeCouncil();
const site = useSiteOf(council);

const wide = { viewport: { width: 1440, height: 900 } };
const slides = '/SliderImages/GetPublicList';
const library = /\/assets\/carousel-[^/]*\.js$/;
const slider = (page: Page) => page.getByRole('group', { name: 'Glimpses of the village' });
const row = (page: Page) => slider(page).getByRole('list');
const button = (page: Page, name: string) => slider(page).getByRole('button', { name });
const position = (page: Page) =>
  slider(page)
    .getByText(/^\d+ \/ \d+$/)
    .innerText();

/** Index of the slide that fills the row, or -1 during a move. */
const visibleSlide = (page: Page) =>
  row(page).evaluate((list) => {
    const { left } = list.getBoundingClientRect();
    return [...list.children].findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 1.5);
  });

const total = async () => (await site.records('slides')).length;

/** Waits until keen-slider is attached; pointing at the slider loads it and stops autoplay. */
async function attach(page: Page): Promise<void> {
  await row(page).hover();
  await slider(page).locator('ul[data-carousel=started]').waitFor();
}

/** Opens Home without autoplay, so that the first slide is still shown when a slow machine has loaded the page. */
const openStill = (options = {}) => site.open('/en', { ...wide, reducedMotion: 'reduce', ...options });

/** Attaches keen-slider and turns animations on again; the pointer over the slider stops autoplay. */
async function attachMoving(page: Page): Promise<void> {
  await attach(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await button(page, 'Pause the pictures').waitFor();
  await slider(page).locator('ul[data-carousel=started]').waitFor();
}

test('slides have their caption, at most 450 px of height, and the placeholder where a picture is missing or broken', async () => {
  council.answer(slides, ([first]) => [
    { ...first, imageBase64: null },
    { ...first, imageBase64: '/media/none.webp', description: null },
  ]);
  const page = await openStill();
  const [placeholder] = await slider(page)
    .locator('img')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  expect(placeholder).toContain('/media/');
  await slider(page).getByRole('button', { name: 'Next picture' }).click();
  await expect.poll(() => slider(page).locator('img').nth(1).getAttribute('src')).toBe(placeholder);
  expect(plain(await slider(page).locator('figcaption').first().innerText())).toBe('Welcome to Motipura');
  const heights = await slider(page)
    .locator('img')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(450);
  expect(Math.min(...heights)).toBeGreaterThan(200);
});

test('buttons loop around both ends, and a click on pause stays', async () => {
  const page = await openStill({ fresh: true });
  await attachMoving(page);
  const count = await total();
  await button(page, 'Pause the pictures').click();
  await button(page, 'Previous picture').click();
  await expect.poll(() => position(page)).toBe(`${count} / ${count}`);
  await button(page, 'Next picture').click();
  await expect.poll(() => position(page)).toBe(`1 / ${count}`);
  expect(await button(page, 'Play the pictures').count()).toBe(1);
});

test('clicks before the library is loaded move the slides at once, and it continues from there', async () => {
  const held: Route[] = [];
  const before = (page: Page) =>
    page.route(library, (route) => {
      held.push(route);
    });
  const page = await openStill({ before, fresh: true, waitUntil: 'hydrated' });
  const count = await total();
  await button(page, 'Previous picture').click();
  expect(await position(page)).toBe(`${count} / ${count}`);
  expect(await visibleSlide(page)).toBe(count - 1);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await Promise.all(held.map((route) => route.continue()));
  await attach(page);
  await expect.poll(() => visibleSlide(page)).toBe(count - 1);
  await button(page, 'Next picture').click();
  await expect.poll(() => visibleSlide(page)).toBe(0);
  expect(await position(page)).toBe(`1 / ${count}`);
});

test('the buttons work if the library fails to load', async () => {
  const before = (page: Page) => page.route(library, (route) => route.abort());
  const page = await openStill({ before, fresh: true });
  await button(page, 'Next picture').click();
  await expect.poll(() => visibleSlide(page)).toBe(1);
  await button(page, 'Next picture').click();
  await expect.poll(() => visibleSlide(page)).toBe(2);
});

test('clicks during a move add up', async () => {
  const page = await openStill({ fresh: true });
  await attachMoving(page);
  await button(page, 'Next picture').evaluate((next) => {
    if (!(next instanceof HTMLElement)) return;
    next.click();
    next.click();
  });
  await expect.poll(() => visibleSlide(page)).toBe(2);
  expect(await position(page)).toBe(`3 / ${await total()}`);
});

test('arrow keys move the slides, before and after the library is loaded', async () => {
  const page = await openStill();
  await row(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => visibleSlide(page)).toBe(1);
  await attach(page);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => visibleSlide(page)).toBe(0);
});

test('slides scroll without JavaScript', async () => {
  const page = await site.open('/en', { ...wide, javaScriptEnabled: false });
  expect(await visibleSlide(page)).toBe(0);
  await row(page).hover();
  await page.mouse.wheel(700, 0);
  await expect.poll(() => visibleSlide(page)).toBeGreaterThan(0);
});

test('the library is not part of the first view, and attaching it shifts nothing', async () => {
  const requests: string[] = [];
  const before = async (page: Page) => {
    page.on('request', (request) => requests.push(request.url()));
    await watchShifts(page);
  };
  const page = await site.open('/en', { ...wide, before, fresh: true, reducedMotion: 'reduce' });
  const loaded = () => requests.filter((url) => library.test(url)).length;
  expect(loaded()).toBe(0);
  // A font that arrives late may shift a line.
  await waitForFonts(page);
  const shifted = (await shiftsOf(page)).length;
  await attach(page);
  expect(loaded()).toBe(1);
  expect((await shiftsOf(page)).slice(shifted)).toEqual([]);
});

test('slides move by themselves, except under the pointer', async () => {
  const before = (page: Page) => page.clock.install();
  const page = await site.open('/en', { ...wide, before, fresh: true });
  const slideAfterSecond = async () => {
    await page.clock.runFor(1000);
    return visibleSlide(page);
  };
  await expect.poll(slideAfterSecond).toBeGreaterThan(0);
  await row(page).hover();
  const reached = await position(page);
  await page.clock.runFor(12_000);
  expect(await position(page)).toBe(reached);
});

test('slides do not move by themselves for visitors who prefer reduced motion', async () => {
  const before = (page: Page) => page.clock.install();
  const page = await site.open('/en', { ...wide, before, fresh: true, reducedMotion: 'reduce' });
  await page.clock.runFor(12_000);
  expect(await visibleSlide(page)).toBe(0);
  expect(await button(page, 'Pause the pictures').count()).toBe(0);
});
