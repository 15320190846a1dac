import { expect, test } from 'vitest';
import { expectAccessible } from './accessible';
import { useTestSite } from './test-site';

const site = useTestSite();

const still = { reducedMotion: 'reduce' } as const;

test('axe finds nothing with any menu of the bar open', async () => {
  const page = await site.open('/gu', { ...still, viewport: { width: 1280, height: 900 } });
  const groups = page.locator('header nav > div > ul > li > details > summary');
  const total = await groups.count();
  expect(total).toBe(6);
  await expectAccessible(page);
  for (let index = 0; index < total; index += 1) {
    await groups.nth(index).click();
    await expectAccessible(page, 'header');
  }
});

test('axe finds nothing with the small menu open', async () => {
  const page = await site.open('/gu', { ...still, viewport: { width: 360, height: 780 } });
  await page.locator('header .end.small button').last().click();
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  await expectAccessible(page);
  await sheet.locator('nav > ul > li > details > summary').nth(2).click();
  await expectAccessible(page);
});
