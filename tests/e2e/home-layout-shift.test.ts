import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { patience } from '../../server/page/first-paint';
import { shiftsOf, watchShifts, type Shift } from './layout-shifts';
import { languages } from './sample-config';
import { setStage } from './stage';

const stage = setStage();

/** Lets a page wait for its fonts as long as a busy machine needs. */
const beMorePatient = (page: Page) =>
  page.addInitScript((waits) => {
    const setTimer = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (run: () => void, time: number) => setTimer(run, waits.includes(time) ? 30_000 : time),
    });
  }, Object.values<number>(patience));

/** Waits for the fonts of the page, and until what they change has been drawn. Returns what the page has moved by. */
async function afterFonts(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return shiftsOf(page);
}

function expectStill(shifts: readonly Shift[]): void {
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01);
}

/** The fonts that stand in for the page's own; none while those are in use. */
const standIns = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--late'));

/** Whether the device has a font that stands in for the page's own; waits until that is known. */
const hasStandIn = (page: Page) =>
  page.evaluate(async () => {
    const { late = '', text } = document.querySelector<HTMLElement>('[data-late]')?.dataset ?? {};
    const faces = await document.fonts.load(`1em ${late.split(',')[0] ?? ''}`, text).catch(() => []);
    return faces.length > 0;
  });

describe.each(languages)('in $code', ({ prefix }) => {
  test.each([360, 1440])('nothing of the home page moves while it loads at %i px', async (width) => {
    const page = await stage.open(prefix, {
      viewport: { width, height: 900 },
      fresh: true,
      before: async (opened) => {
        await beMorePatient(opened);
        await watchShifts(opened);
      },
    });
    expectStill(await afterFonts(page));
  });

  test('late fonts wait for the next page where the device has others, and come at once where not', async () => {
    const page = await stage.open(prefix, {
      viewport: { width: 360, height: 900 },
      fresh: true,
      before: async (opened) => {
        await watchShifts(opened);
        await opened.route('**/*.woff2', async (route) => {
          await opened.waitForFunction(() => {
            const { style } = document.documentElement;
            return document.getElementById('root') !== null && style.visibility === '';
          });
          await route.continue();
        });
      },
    });
    const shifts = await afterFonts(page);
    const kept = await hasStandIn(page);
    expect((await standIns(page)) !== '').toBe(kept);
    expectStill(kept ? shifts : []);
    await page.locator('footer a[href*="termsofservice"]').click();
    await expect.poll(() => standIns(page)).toBe('');
  });
});
