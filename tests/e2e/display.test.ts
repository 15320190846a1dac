import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible';
import { storedIn } from './local-storage';
import { expectNoHorizontalScroll, useTestSite } from './test-site';

const site = useTestSite();

const wide = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;
const phone = { viewport: { width: 360, height: 780 }, reducedMotion: 'reduce' } as const;

/** Colours of the page and attributes of the root element. */
const look = (page: Page) =>
  page.evaluate(() => {
    const { scheme, textSize } = document.documentElement.dataset;
    const { colorScheme, fontSize } = getComputedStyle(document.documentElement);
    return {
      scheme,
      textSize,
      colorScheme,
      fontSize,
      ground: getComputedStyle(document.body).backgroundColor,
    };
  });

const light = { scheme: undefined, colorScheme: 'light', fontSize: '16px', ground: 'rgb(246, 244, 238)' };
const dark = { scheme: 'dark', colorScheme: 'dark', ground: 'rgb(16, 23, 24)' };

test('the link of the top bar leads to buttons that work by keyboard, and later pages keep the choice', async () => {
  const page = await site.open('/en/member', wide);
  expect(await look(page)).toMatchObject(light);
  await page.getByRole('link', { name: 'Text size and colours' }).press('Enter');
  await page.locator('footer').getByRole('button', { name: 'Normal', exact: true }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => look(page)).toMatchObject({ textSize: 'large', fontSize: '18.4px' });
  await page.getByRole('group', { name: 'Colours' }).getByRole('button', { name: 'Dark' }).press('Space');
  await expect.poll(() => look(page)).toMatchObject({ ...dark, textSize: 'large' });
  const pressed = page.locator('footer [aria-pressed=true]');
  await expect.poll(() => pressed.allInnerTexts()).toEqual(['A\nLarge', 'Dark']);
  expect([await storedIn(page, 'scheme'), await storedIn(page, 'textSize')]).toEqual(['dark', 'large']);
  await page.emulateMedia({ media: 'print' });
  expect(await look(page)).toMatchObject({ colorScheme: 'light', fontSize: '16px' });
  await page.emulateMedia({ media: 'screen' });
  // Without the site's scripts: the HTML alone applies the choice.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${site.url()}/gu/termsofservice`);
  expect(await look(page)).toMatchObject({ ...dark, textSize: 'large' });
});

test('the small menu has the same buttons; the largest text fits a narrow phone', async () => {
  const page = await site.open('/en/complaints', phone);
  await page.locator('header .end.small button').last().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Largest' }).click();
  await sheet.getByRole('button', { name: 'High contrast' }).click();
  await expect.poll(() => look(page)).toMatchObject({ scheme: 'contrast', textSize: 'largest' });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  // 320 px: also a page of 1280 px at 400 %.
  await page.setViewportSize({ width: 320, height: 600 });
  await expectNoHorizontalScroll(page);
});

test.each(['/gu', '/en/complaints'])('axe finds nothing on %s in dark and in high contrast', async (path) => {
  const page = await site.open(path, wide);
  for (const scheme of ['dark', 'contrast']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.scheme = name;
    }, scheme);
    await expectAccessible(page);
  }
});

test('the dark scheme follows the system; without script there are no buttons', async () => {
  const page = await site.open('/en/termsofservice', {
    ...wide,
    colorScheme: 'dark',
    javaScriptEnabled: false,
  });
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(
    dark.ground,
  );
  expect(await page.getByRole('group', { name: 'Colours' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Text size and colours' }).count()).toBe(0);
});
