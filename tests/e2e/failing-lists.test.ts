import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import type { EdgeCaseResponse } from './edge-case-council';
import { healthyText } from './edge-case-records';
import { config } from './sample-config';
import { plain, useTestSite } from './test-site';
import { useEdgeCaseCouncil } from './use-edge-case-council';
import { waitForIdle } from './visitor';

const council = useEdgeCaseCouncil();
const site = useTestSite(() => ({ API_HOST: council().address }));
afterEach(() => {
  council().reset();
});

/** Text of a section whose list is empty or failed, per page. */
const emptyTexts: readonly (readonly [path: string, source: string, text: string])[] = [
  ['/villagehistory', 'villageHistory', 'No history records available.'],
  ['/villageheritage', 'heritage', 'No data available'],
  ['/villageplaces', 'famousPlaces', 'No famous places available.'],
  ['/villagephotos', 'galleryImages', 'No images found for this category.'],
  ['/villageprofile', 'villageProfile', 'No details available.'],
  ['/aboutus', 'councilAbout', 'No data available'],
  ['/aboutus', 'councilAboutImages', 'No images found for this category.'],
  ['/body', 'electionDetails', 'No election details found.'],
  ['/sarpanch', 'formerSarpanches', 'No data available'],
  ['/member', 'members', 'No data available'],
  ['/employe', 'employees', 'No data available'],
  ['/activity', 'activityCategories', 'No achievements found for this category.'],
  ['/activity', 'activities', 'No achievements found for this category.'],
  ['/achievement', 'achievementCategories', 'No achievements found for this category.'],
  ['/achievement', 'achievements', 'No achievements found for this category.'],
  ['/photogallery', 'councilGallery', 'No images found for this category.'],
  ['/orgabout/1', 'organisationAbout', 'No data available'],
  ['/orgemployee/1', 'organisationEmployees', 'No data available'],
  ['/orgactivity/1', 'organisationActivities', 'No achievements found for this category.'],
  ['/orgachievement/1', 'organisationAchievements', 'No achievements found for this category.'],
  ['/orggallery/1', 'organisationImages', 'No images found for this category.'],
  ['/orgstatistic/1', 'organisationStatistics', 'No details available.'],
  ['/committee/1', 'committeeMembers', 'No data available'],
  ['/development', 'developmentWorks', 'No data available'],
  ['/donator', 'donators', 'No data available'],
  ['/beneficiaries', 'beneficiaries', 'No Beneficiaries found for the selected category.'],
  ['/govtform', 'downloadLinks', 'No election details found.'],
  ['/orgabout', 'organisations', 'No Organisation available'],
  ['/committee', 'committees', 'No committees'],
];

const textOfHtml = (html: string) =>
  plain(html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(/<[^>]+>/g, ' '));

describe('an empty list', () => {
  test.each(emptyTexts)('%s: %s says “%s” without a button', async (path, source, text) => {
    council().answer(source, { data: [] });
    const shown = textOfHtml(await site.html(`/en${path}`));
    expect(shown).toContain(text);
    expect(shown).not.toContain('Try again');
  });

  test.each([
    ['/orgabout', 'organisations'],
    ['/committee', 'committees'],
  ])('%s: data null says “No schemes available”', async (path, source) => {
    council().answer(source, { data: null });
    expect(textOfHtml(await site.html(`/en${path}`))).toContain('No schemes available');
  });
});

describe('a list that fails', () => {
  test.each(emptyTexts)('%s: %s keeps its text and offers to try again', async (path, source, text) => {
    council().answer(source, 'refused');
    const shown = textOfHtml(await site.html(`/en${path}`));
    const failed = ['organisations', 'committees'].includes(source) ? 'Failed to load schemes' : text;
    expect(shown).toContain(failed);
    expect(shown).toContain('The information could not be loaded');
    expect(shown).toContain('Try again');
  });
});

const failures: readonly EdgeCaseResponse[] = [
  'refused',
  'html',
  'broken JSON',
  'status 500',
  'hang',
  { data: 'no list' },
];

/** Opens a page and waits until its script, too, has failed to fetch the lists: only then nothing is fetched without a click. */
async function openWithFailed(path: string, ...sources: readonly string[]): Promise<Page> {
  const page = await site.open(path);
  for (const source of sources)
    await expect
      .poll(() => site.consoleMessages().filter((text) => text.includes(source)), { timeout: 15_000 })
      .not.toHaveLength(0);
  return page;
}

describe.each(failures.map((answer) => ({ answer, name: typeof answer === 'string' ? answer : 'no list' })))(
  'answered with: $name',
  ({ answer }) => {
    test("the page says so with one warning, and 'Try again' brings the records", async () => {
      council().answer('villageHistory', answer);
      const page = await openWithFailed('/en/villagehistory', 'villageHistory');
      const again = page.getByRole('button', { name: 'Try again' });
      await again.waitFor({ timeout: 15_000 });
      const main = page.locator('main');
      expect(plain(await main.innerText())).toContain('No history records available.');
      await waitForIdle(page);
      // The browser itself reports an error status.
      const warnings = site.consoleMessages().filter((text) => !text.includes('Failed to load resource'));
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toContain('could not be loaded');
      council().answer('villageHistory');
      await again.click();
      await expect
        .poll(async () => plain(await main.innerText()), { timeout: 10_000 })
        .toContain(healthyText('description', 1));
      expect(await again.count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main');
    });
  },
);

describe('the categories of a filter fail', () => {
  const filter = (page: Page) => page.getByRole('group', { name: 'Show by category' }).getByRole('button');
  const again = (page: Page) => page.locator('main').getByRole('button', { name: 'Try again' });

  test.each([
    ['/en/villagephotos', 'galleryCategories'],
    ['/en/beneficiaries', 'beneficiaryCategories'],
  ])("%s: 'All' stays above the records, and 'Try again' brings the categories", async (path, source) => {
    council().answer(source, 'status 500');
    expect(textOfHtml(await site.html(path))).toContain('The information could not be loaded');
    const page = await openWithFailed(path, source);
    expect((await filter(page).allInnerTexts()).map(plain)).toEqual(['All']);
    expect(await filter(page).getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator('main [data-sections] li').count()).toBeGreaterThan(0);
    council().answer(source);
    await again(page).click();
    await expect.poll(() => filter(page).count(), { timeout: 10_000 }).toBeGreaterThan(1);
    expect(await again(page).count()).toBe(0);
  });

  test("with the records: one message, whose 'Try again' brings both", async () => {
    council().answer('beneficiaryCategories', 'status 500');
    council().answer('beneficiaries', 'status 500');
    const page = await openWithFailed('/en/beneficiaries', 'beneficiaryCategories', 'beneficiaries');
    expect(await filter(page).count()).toBe(0);
    expect(await page.getByText('The information could not be loaded').count()).toBe(1);
    council().answer('beneficiaryCategories');
    council().answer('beneficiaries');
    await again(page).click();
    await expect.poll(() => filter(page).count(), { timeout: 10_000 }).toBeGreaterThan(1);
    await expect.poll(() => page.locator('main [data-sections] li').count()).toBeGreaterThan(0);
    expect(await again(page).count()).toBe(0);
  });
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
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await page.clock.runFor(3_000);
  await page.getByRole('button', { name: 'Try again' }).waitFor();
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

test('when every call fails, every page still has its heading, and nothing runs or throws', async () => {
  council().answerAll('status 500');
  for (const { path, subject } of config.pages) {
    const html = await site.html(`/en${path === '/' ? '' : path}${subject ? '/1' : ''}`);
    expect(html, path).toMatch(/<h1/);
    if (subject) expect(html, path).toContain('</main>');
  }
  const page = await site.open('/en/aboutus');
  await expect
    .poll(() => page.getByRole('button', { name: 'Try again' }).count(), { timeout: 10_000 })
    .toBe(2);
});
