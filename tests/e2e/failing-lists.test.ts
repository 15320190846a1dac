import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import type { EdgeCaseResponse } from './edge-case-council';
import { healthyText } from './edge-case-records';
import { plain, useTestSite } from './test-site';
import { useEdgeCaseCouncil } from './use-edge-case-council';
import { waitForIdle } from './visitor';

const council = useEdgeCaseCouncil();
const site = useTestSite(() => ({ API_HOST: council().address }));
afterEach(() => {
  council().reset();
});

const again = (page: Page) => page.locator('main').getByRole('button', { name: 'Try again' });

/** Opens a page and waits until its script, too, has failed to fetch the lists: only then nothing is fetched without a click. */
async function openWithFailed(path: string, ...sources: readonly string[]): Promise<Page> {
  const page = await site.open(path);
  for (const source of sources) await expect.poll(() => site.consoleMessages().join()).toContain(source);
  return page;
}

test.each<EdgeCaseResponse>(['refused', 'html', 'hang'])(
  "a list that is answered with %s is reported once, and 'Try again' brings the records",
  async (answer) => {
    council().answer('villageHistory', answer);
    const page = await openWithFailed('/en/villagehistory', 'villageHistory');
    await again(page).waitFor();
    const main = page.locator('main');
    expect(plain(await main.innerText())).toContain('No history records available.');
    await waitForIdle(page);
    // The browser itself reports an error status.
    const warnings = site.consoleMessages().filter((text) => !text.includes('Failed to load resource'));
    expect(warnings).toEqual([expect.stringContaining('could not be loaded')]);
    council().answer('villageHistory');
    await again(page).click();
    await expect.poll(async () => plain(await main.innerText())).toContain(healthyText('description', 1));
    expect(await again(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main');
  },
);

test("when a filter's categories and records fail, one 'Try again' brings both", async () => {
  const filter = (page: Page) => page.getByRole('group', { name: 'Show by category' }).getByRole('button');
  const sources = ['beneficiaryCategories', 'beneficiaries'];
  for (const source of sources) council().answer(source, 'refused');
  const page = await openWithFailed('/en/beneficiaries', ...sources);
  expect(await filter(page).count()).toBe(0);
  expect(await page.getByText('The information could not be loaded').count()).toBe(1);
  for (const source of sources) council().answer(source);
  await again(page).click();
  await expect.poll(() => filter(page).count()).toBeGreaterThan(1);
  await expect.poll(() => page.locator('main [data-sections] li').count()).toBeGreaterThan(0);
  expect(await again(page).count()).toBe(0);
});

test('a list that hangs is shown as failed within 4 s of following a link', async () => {
  const page = await site.open('/en/member', {
    fresh: true,
    before: (opened) => opened.clock.install(),
  });
  council().answer('villageHistory', 'hang');
  const link = page.locator('header a[href="/en/villagehistory"]');
  // By the page's own clock, which a busy machine does not hurry.
  await page.clock.pauseAt(Date.now() + 1_000);
  const asked = page.waitForRequest(/VillageHistory/);
  await link.evaluate((element: HTMLElement) => {
    element.click();
  });
  // React keeps a placeholder of code that is being loaded for a moment.
  await page.clock.runFor(500);
  await asked;
  await page.getByRole('status').getByText('Loading...', { exact: true }).waitFor({ state: 'attached' });
  await page.clock.runFor(1_000);
  expect(await again(page).count()).toBe(0);
  await page.clock.runFor(3_000);
  await again(page).waitFor();
});

test('a list that the server lacked arrives after hydration, so that every part matches the HTML', async () => {
  council().answer('councilDetail', 'status 500');
  const page = await site.open('/en', {
    before: async (opened) => {
      await opened.route('**/assets/hydrate-site-*.js', async (route) => {
        council().answer('councilDetail');
        await route.continue();
      });
    },
  });
  await page.getByText(healthyText('name', 1)).first().waitFor({ state: 'attached' });
  expect(site.consoleMessages().filter((text) => !text.includes('are left out'))).toEqual([]);
});
