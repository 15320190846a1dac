import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useTestSite } from './test-site';
import { isBackgroundReady, waitForIdle } from './visitor';

const site = useTestSite();

const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

/** Scrolls, and waits for the event of it, which comes with the next frame. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => {
    window.scrollTo(0, y);
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);
  await expect.poll(() => scrollOf(page)).toBe(top);
}

async function followFromFooter(page: Page, name: string): Promise<void> {
  await page.locator('footer').getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

test('a new page starts at its top with the focus on its heading', async () => {
  const page = await site.open('/en/member', { viewport: { width: 1280, height: 600 } });
  await followFromFooter(page, 'Terms of Use');
  await expect.poll(() => scrollOf(page)).toBe(0);
  await expect.poll(() => focused(page)).toBe('Terms of Use');
  expect(site.consoleMessages()).toEqual([]);
});

test('going back and forward restores the scroll position', async () => {
  const page = await site.open('/en/member', { viewport: { width: 1280, height: 600 } });
  await scrollTo(page, 700);
  // Playwright may scroll the page before it clicks.
  const link = page.locator('header').getByRole('link', { name: 'Donors' });
  await link.evaluate((element: HTMLElement) => {
    element.click();
  });
  await page.getByRole('heading', { level: 1, name: 'Donors' }).waitFor();
  await expect.poll(() => focused(page)).toBe('Donors');
  await waitForIdle(page);
  await expect.poll(() => scrollOf(page)).toBe(0);
  await scrollTo(page, 400);
  await page.goBack();
  await expect.poll(() => scrollOf(page)).toBe(700);
  await page.goForward();
  await expect.poll(() => scrollOf(page)).toBe(400);
});

test('a change of the hash alone is no change of route', async () => {
  const page = await site.open('/en/privacypolicy', { viewport: { width: 1280, height: 600 } });
  await page.locator('main a[href^="#"]').last().click();
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(500);
  expect(await focused(page)).not.toBe('Privacy Policy');
});

/** The opacities of the sections that are wholly below the screen. */
const below = (page: Page) =>
  page
    .locator('main [data-sections] > *')
    .evaluateAll((sections) =>
      sections
        .filter((section) => section.getBoundingClientRect().top >= window.innerHeight)
        .map((section) => getComputedStyle(section).opacity),
    );

const low = { width: 1280, height: 400 };

test('sections far below enter once, in 1000 ms, 120 px inside the screen, and not with reduced motion', async () => {
  const page = await site.open('/en', { viewport: low });
  await expect.poll(() => isBackgroundReady(page)).toBe(true);
  expect(new Set(await below(page))).toEqual(new Set(['1']));
  await page.mouse.wheel(0, 50);
  await expect.poll(async () => (await below(page)).at(-1)).toBe('0');
  const timings = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'paused')
      .map(({ effect }) => [
        effect?.getTiming().duration,
        effect?.getTiming().easing,
        effect?.getTiming().iterations,
      ]),
  );
  expect(new Set(timings.map(String))).toEqual(new Set(['1000,ease-in-out,1']));
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  const hidden = () =>
    page
      .locator('main [data-sections] > *')
      .evaluateAll((all) => all.filter((section) => getComputedStyle(section).opacity !== '1').length);
  await expect.poll(hidden).toBe(0);
  const still = await site.open('/en', { viewport: low, reducedMotion: 'reduce' });
  await expect.poll(() => isBackgroundReady(still)).toBe(true);
  await still.mouse.wheel(0, 50);
  await expect.poll(() => still.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(new Set(await below(still))).toEqual(new Set(['1']));
});

test('a page rendered by script says when it was changed, and is counted without identifying the visitor (B11.3.5)', async () => {
  const page = await site.open('/en/sitemap', { viewport: { width: 1280, height: 600 } });
  const reported: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/visits')
      reported.push(`${request.method()} ${search} ${request.postData() ?? ''}`.trim());
  });
  const menu = page.locator('header');
  // The script that reports pages is loaded after the page.
  await expect
    .poll(async () => {
      await menu.getByRole('link', { name: 'Beneficiaries' }).click();
      await menu.getByRole('link', { name: 'Donors' }).click();
      await page.getByRole('heading', { level: 1, name: 'Donors' }).waitFor();
      return reported;
    })
    .toContain('POST ?page=%2Fdonator&language=EN');
  await expect
    .poll(() => page.locator('main [data-last-updated]').innerText())
    .toMatch(/^Last updated \d\d-\d\d-\d{4}$/);
  expect(site.consoleMessages()).toEqual([]);
});
