import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { useFakeCouncil, useSiteOf } from './fake-council';
import { expectAccessible } from './accessible';
import { waitForIdle } from './visitor';

const council = useFakeCouncil();
const site = useSiteOf(council);

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Video introducing the village' });
const video = async (page: Page) =>
  new URL((await overlay(page).locator('iframe').getAttribute('src')) ?? '');
const setVideo = (address: string | null) => {
  council.answer('/GrampanchayatDetail/GetPublicList', ([record]) => [{ ...record, youTubeUrl: address }]);
};

/** The code of the overlay. */
const overlayCode = /VideoOverlay[^/]*\.js$/;

/** Opens a path as someone who was never here; the video's host is a stub. */
async function firstVisit(
  path: string,
  onCode: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<Page> {
  return site.open(path, {
    before: async (page) => {
      await page.context().clearCookies();
      await page.route(overlayCode, onCode);
      await page
        .context()
        .route(/^https:\/\/(?!127)/, (route) =>
          route.fulfill({ body: '<title>video</title><p>video</p>', contentType: 'text/html' }),
        );
    },
  });
}

test('the first visit shows the video above everything, and its cookie expires after 8 hours', async () => {
  const page = await firstVisit('/en/member');
  await overlay(page).waitFor();
  expect(await overlay(page).locator('p').innerText()).toBe('Motipura ગ્રામ પંચાયત');
  const covers = await overlay(page).evaluate((dialog) => {
    const { width, height } = dialog.getBoundingClientRect();
    return dialog.ariaModal === 'true' && width >= window.innerWidth && height >= window.innerHeight;
  });
  expect(covers).toBe(true);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'firstVisit');
  expect(cookie).toMatchObject({ value: 'true', path: '/' });
  const hours = ((cookie?.expires ?? 0) - Date.now() / 1000) / 3600;
  expect(hours).toBeGreaterThan(7.9);
  expect(hours).toBeLessThanOrEqual(8);
  expect(site.consoleMessages()).toEqual([]);
  await expectAccessible(page);
});

test('the video is embedded by its id: at once, muted, in a loop', async () => {
  setVideo('https://www.youtube.com/watch?v=M7lc1UVf-VE&t=3');
  const page = await firstVisit('/en');
  await overlay(page).waitFor();
  const { origin, pathname, searchParams } = await video(page);
  expect(`${origin}${pathname}`).toMatch(/^https:.*\/embed\/M7lc1UVf-VE$/);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    autoplay: '1',
    mute: '1',
    loop: '1',
    playlist: 'M7lc1UVf-VE',
  });
  expect(await overlay(page).locator('iframe').getAttribute('sandbox')).toContain('allow-scripts');
});

test('without a video there is no overlay, and a warning', async () => {
  setVideo(null);
  const page = await firstVisit('/en/member');
  await expect.poll(() => site.consoleMessages()).toEqual(['No youtubeUrl provided']);
  expect(await overlay(page).count()).toBe(0);
  expect((await page.context().cookies()).some(({ name }) => name === 'firstVisit')).toBe(true);
});

test('Escape closes the video and leads home; it is not shown again', async () => {
  const page = await firstVisit('/en/member');
  await overlay(page).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL(/\/en\/?$/);
  expect(await overlay(page).count()).toBe(0);
  await page.reload();
  await waitForIdle(page);
  expect(await overlay(page).count()).toBe(0);
});

test('the video waits while a form is being filled in, and is shown on the next page', async () => {
  const page = await firstVisit('/en/complaints');
  await page.locator('main textarea').first().fill('The street lamp');
  await page.waitForLoadState('networkidle');
  await waitForIdle(page);
  expect(await overlay(page).count()).toBe(0);
  expect((await page.context().cookies()).some(({ name }) => name === 'firstVisit')).toBe(false);
  await page.locator('header a[href="/en"], header a[href="/en/"]').first().click();
  await overlay(page).waitFor();
});

test('the video waits while the page answers what was sent, and is shown on the next page (B4.4.6)', async () => {
  let isSent = false;
  const page = await firstVisit('/en/track', (route) => (isSent ? route.continue() : route.abort()));
  await page.getByLabel('Reference number').fill('C-2026-0001');
  await page.getByLabel(/phone|telephone/i).fill('98250 12345');
  isSent = true;
  await page.locator('main form button[type=submit]').click();
  await page.locator('main [role=status]').waitFor();
  await page.waitForLoadState('networkidle');
  await waitForIdle(page);
  expect(await overlay(page).count()).toBe(0);
  await page.locator('header a[href="/en"], header a[href="/en/"]').first().click();
  await overlay(page).waitFor();
});

test('the overlay traps the focus; its X leads home, to the heading', async () => {
  const page = await firstVisit('/en/member');
  await overlay(page).waitFor();
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer'))).toBeNull();
  }
  await overlay(page).getByRole('button', { name: 'Close the video' }).press('Enter');
  await page.waitForURL(/\/en\/?$/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});
