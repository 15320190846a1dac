import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useFakeCouncil, useSiteOf } from './fake-council';
import type { FakeResponse } from './passing-council';
import { plain } from './test-site';
import { waitForIdle } from './visitor';

const council = useFakeCouncil();
const site = useSiteOf(council);

const history = '/VillageHistory/GetPublicList';
const refused = { body: { status: false } };
const usual: FakeResponse = (records) => records;

const again = (page: Page) => page.locator('main').getByRole('button', { name: 'Try again' });

/** Opens a page and waits until its script, too, has failed to fetch the lists: only then nothing is fetched without a click. */
async function openWithFailed(path: string, ...lists: readonly RegExp[]): Promise<Page> {
  const page = await site.open(path);
  for (const list of lists) await expect.poll(() => site.consoleMessages().join()).toMatch(list);
  return page;
}

test.each<[string, FakeResponse]>([
  ['refused', refused],
  ['not answered', 'hang'],
])("a list that is %s is reported once, and 'Try again' brings the records", async (_state, answer) => {
  council.answer(history, answer);
  const page = await openWithFailed('/en/villagehistory', /villageHistory/i);
  await again(page).waitFor();
  const main = page.locator('main');
  expect(plain(await main.innerText())).toContain('No history records available.');
  await waitForIdle(page);
  // The browser itself reports an error status.
  const warnings = site.consoleMessages().filter((text) => !text.includes('Failed to load resource'));
  expect(warnings).toEqual([expect.stringContaining('could not be loaded')]);
  council.answer(history, usual);
  await again(page).click();
  await expect.poll(async () => plain(await main.innerText())).toContain('Motipura was once a halt');
  expect(await again(page).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main');
});

test("when a filter's categories and records fail, one 'Try again' brings both", async () => {
  const filter = (page: Page) => page.getByRole('group', { name: 'Show by category' }).getByRole('button');
  const lists = ['/BeneficiariesCategory/GetPublicList', '/Beneficiaries/GetPublicList'];
  for (const list of lists) council.answer(list, refused);
  const page = await openWithFailed('/en/beneficiaries', /beneficiaryCategories/, /beneficiaries/);
  expect(await filter(page).count()).toBe(0);
  expect(await page.getByText('The information could not be loaded').count()).toBe(1);
  for (const list of lists) council.answer(list, usual);
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
  council.answer(history, 'hang');
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
  council.answer('/GrampanchayatDetail/GetPublicList', refused);
  const page = await site.open('/en', {
    before: async (opened) => {
      await opened.route('**/assets/hydrate-site-*.js', async (route) => {
        council.answer('/GrampanchayatDetail/GetPublicList', usual);
        await route.continue();
      });
    },
  });
  await page.locator('header').getByText('Motipura Gram Panchayat').first().waitFor({ state: 'attached' });
  expect(site.consoleMessages().filter((text) => !text.includes('are left out'))).toEqual([]);
});
