import sharp from 'sharp';
import { expect, test } from 'vitest';
import { useTestSite } from './test-site';
import { isBackgroundReady } from './visitor';

const site = useTestSite();

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Whether a part of a picture has more than one colour. */
async function isPainted(picture: Buffer, box: Box): Promise<boolean> {
  const { channels } = await sharp(await sharp(picture).extract(box).toBuffer()).stats();
  return channels.some(({ stdev }) => stdev > 3);
}

test.each([
  ['/gu', 360],
  ['/hi/citizencharter', 768],
  ['/en/newslist', 1440],
])('a picture of the whole page %s at %i px has every section and the footer', async (path, width) => {
  const page = await site.open(path, { viewport: { width, height: 700 } });
  await expect.poll(() => isBackgroundReady(page)).toBe(true);
  const boxes = await page
    .locator('main [data-sections] section, main li, footer p, footer li')
    .evaluateAll((parts) =>
      parts.flatMap((part) => {
        const { left, top, width: wide, height: high } = part.getBoundingClientRect();
        const box = {
          left: Math.round(left),
          top: Math.round(top),
          width: Math.floor(wide),
          height: Math.floor(high),
        };
        const isSeen = wide > 8 && high > 8 && left >= 0 && left + wide <= window.innerWidth;
        const isClipped = part.closest('[data-news], [data-carousel]') !== null;
        return isSeen && !isClipped ? [box] : [];
      }),
    );
  const picture = await page.screenshot({ fullPage: true });
  expect(boxes.length).toBeGreaterThan(12);
  const blank = [];
  for (const box of boxes) if (!(await isPainted(picture, box))) blank.push(box);
  expect(blank).toEqual([]);
});
