import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useFakeCouncil, useSiteOf } from './fake-council';
import { expectAccessible } from './accessible';
import { plain } from './test-site';

const council = useFakeCouncil();
const site = useSiteOf(council);

const wide = { viewport: { width: 1280, height: 800 } };
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Picture viewer' });
const openers = (page: Page) => page.locator('main button[aria-haspopup=dialog]');
const caption = async (page: Page) => plain(await viewer(page).locator('figcaption').innerText());
const box = (page: Page) => viewer(page).locator('figure > [data-state]');

async function openViewer(
  options: { readonly viewport: { width: number; height: number } } = wide,
  at = 0,
): Promise<Page> {
  const page = await site.open('/en/villageplaces', options);
  await openers(page).nth(at).click();
  // Another dialog stands in for the viewer while its code loads.
  await box(page).waitFor();
  return page;
}

test('it shows the picture with its caption', async () => {
  const page = await openViewer();
  const [place] = await site.records('famousPlaces');
  await expect.poll(() => box(page).getAttribute('data-state')).toBe('shown');
  expect(await caption(page)).toBe(plain(String(place?.title)));
  await expectAccessible(page);
});

test('it says that a picture is loading, and that it could not be loaded', async () => {
  const page = await site.open('/en/villageplaces', wide);
  let letGo: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/media/**', async (route) => {
    await asked;
    await route.abort();
  });
  await openers(page).first().click();
  await viewer(page).getByText('Loading...').waitFor();
  letGo();
  await viewer(page).getByText('Failed to load image').waitFor();
});

test('a record without a picture is shown with the default one', async () => {
  council.answer('/PanchayatAboutImages/GetPublicList', ([first]) => [{ ...first, imageBase64: null }]);
  const page = await site.open('/en/aboutus', wide);
  await openers(page).first().click();
  await expect.poll(() => box(page).getAttribute('data-state')).toBe('shown');
  expect(await viewer(page).getByRole('img').getAttribute('src')).toContain('/media/');
});

test('its x, Escape and a click beside the picture close it and return the focus', async () => {
  const page = await openViewer();
  const ways = [
    () => viewer(page).getByRole('button', { name: 'Close the picture' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 400),
  ];
  for (const close of ways) {
    await expect.poll(() => box(page).getAttribute('data-state')).toBe('shown');
    await viewer(page).locator('figcaption').click();
    expect(await viewer(page).count(), 'a click on the caption closes nothing').toBe(1);
    await close();
    await expect.poll(() => viewer(page).count()).toBe(0);
    const opener = openers(page).first();
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await opener.click();
    await box(page).waitFor();
  }
});

test.each([
  [768, 1000, 0.5],
  [767, 1000, 0.8],
])('at %i x %i px the picture takes its share of the screen', async (width, height, share) => {
  const page = await openViewer({ viewport: { width, height } });
  await expect.poll(() => box(page).getAttribute('data-state')).toBe('shown');
  const size = await box(page).boundingBox();
  const taken = Math.max((size?.width ?? 0) / width, (size?.height ?? 0) / height);
  expect(taken).toBeCloseTo(share, 1);
});

test('buttons, arrow keys and a swipe lead to the next picture and back, around the end', async () => {
  const page = await openViewer();
  const titles = (await site.records('famousPlaces')).map(({ title }) => plain(String(title)));
  await viewer(page).getByRole('button', { name: 'Next picture' }).click();
  expect(await caption(page)).toBe(titles[1]);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => caption(page)).toBe(titles.at(-1));
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => caption(page)).toBe(titles[0]);
  const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true, clientY: 400 };
  await viewer(page).dispatchEvent('pointerdown', { ...finger, clientX: 700 });
  await viewer(page).dispatchEvent('pointerup', { ...finger, clientX: 500 });
  await expect.poll(() => caption(page)).toBe(titles[1]);
});

test.each([
  ['photogallery', 0, 'મોતી તળાવ'],
  // A picture without a title has that of the page.
  ['aboutus', 5, 'About Panchayat'],
])('on /%s picture %i has the caption “%s”', async (path, at, text) => {
  const page = await site.open(`/en/${path}`, wide);
  await openers(page).nth(at).click();
  await box(page).waitFor();
  expect(await caption(page)).toBe(text);
});
