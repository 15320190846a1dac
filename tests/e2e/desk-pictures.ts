import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';

/** Folder for the pictures of the guide; without it, tests take none (`npm run desk-pictures`). */
const folder = process.env.DESK_PICTURES;
const shown = { x: 0, y: 0, width: 360, height: 600 };
const quality = 50;

/** Whether the guide shows what a page looks like: on a phone. */
const isShown = (page: Page): boolean => folder !== undefined && page.viewportSize()?.width === shown.width;

/** Takes a picture of a page, from an element on. */
export async function takePicture(page: Page, name: string, from = 'h1'): Promise<void> {
  if (folder === undefined || !isShown(page)) return;
  await page.locator(from).evaluate((element) => {
    window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 16);
  });
  const picture = await page.screenshot({ clip: shown, animations: 'disabled' });
  await mkdir(folder, { recursive: true });
  await sharp(picture)
    .webp({ quality })
    .toFile(join(folder, `desk-${name}.webp`));
}

/** Takes a picture of a screen of the desk in each of its languages, English last. */
export async function takePictures(page: Page, name: string, from = 'h1'): Promise<void> {
  if (!isShown(page)) return;
  for (const language of ['GU', 'HI', 'EN']) {
    const more = page.locator('header [data-more]');
    const isFolded = await more.isVisible();
    if (isFolded) await more.click();
    await page.locator('header').getByRole('combobox').selectOption(language);
    if (isFolded) await more.click();
    await expect.poll(() => page.getByRole('status').filter({ hasText: '…' }).count()).toBe(0);
    await takePicture(page, `${name}-${language.toLowerCase()}`, from);
  }
}
