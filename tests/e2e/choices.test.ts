import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { apiUrl } from '../../src/engine/source/api-call';
import { fieldText, recordId, type CouncilRecord } from '../../src/engine/record/record';
import { config } from './sample-config';
import { plain, textsOf, useTestSite } from './test-site';
import { waitForIdle } from './visitor';

const site = useTestSite();
const cards = 'main [data-sections] li';
const wide = { viewport: { width: 1440, height: 900 } };

const buttonsOf = (page: Page, group: string) => page.getByRole('group', { name: group }).getByRole('button');
const labelsOf = async (page: Page, group: string) =>
  (await buttonsOf(page, group).allInnerTexts()).map(plain);
const pressed = (page: Page, group: string) =>
  page.getByRole('group', { name: group }).getByRole('button', { pressed: true });
const heading = (page: Page) => page.locator('h1').innerText();
const titlesOf = async (category: CouncilRecord | undefined) =>
  (await site.records('achievements', { category: recordId(category ?? {}) })).map((record) =>
    plain(fieldText(record, 'title') ?? ''),
  );

describe('categories and titles', () => {
  test('another category is shown with its own titles, the first of them chosen', async () => {
    const page = await site.open('/en/achievement');
    const [, second] = await site.records('achievementCategories');
    const titles = await titlesOf(second);
    await buttonsOf(page, 'Categories').nth(1).click();
    await expect.poll(() => labelsOf(page, 'Titles')).toEqual(titles);
    expect(plain(await pressed(page, 'Titles').innerText())).toBe(titles[0]);
    await expect.poll(() => page.locator(`${cards}:visible`).count()).toBeGreaterThan(0);
    expect(site.consoleMessages()).toEqual([]);
  });

  test.each([
    [500, 'no-preference'],
    [0, 'reduce'],
  ] as const)(
    'a chosen title is shown after a placeholder of %i ms with the motion “%s”',
    async (ms, motion) => {
      const page = await site.open('/en/achievement', { reducedMotion: motion });
      await buttonsOf(page, 'Titles').last().click();
      const shape = page.locator('main [data-stage] > .shape');
      // The styles say it, also when a slow machine looks after the animation has ended.
      const shown = await shape.evaluate((rendered) => {
        const { animationName, animationDuration } = getComputedStyle(rendered);
        return animationName === 'none' ? 0 : Number.parseFloat(animationDuration) * 1000;
      });
      expect(shown).toBe(ms);
      await expect
        .poll(() => shape.evaluate((rendered) => getComputedStyle(rendered).visibility))
        .toBe('hidden');
    },
  );
});

test('a filter shows the records of its category, and says that an empty one is empty', async () => {
  const page = await site.open('/en/beneficiaries');
  const [categories, records] = await Promise.all([
    site.records('beneficiaryCategories'),
    site.records('beneficiaries'),
  ]);
  const counts = categories.map(
    (category) =>
      records.filter((record) => fieldText(record, 'beneficiariesCategoryId') === recordId(category)).length,
  );
  expect(counts).toContain(0);
  for (const [index, count] of [...counts, records.length].entries()) {
    await buttonsOf(page, 'Show by category')
      .nth((index + 1) % (counts.length + 1))
      .click();
    await expect.poll(() => page.locator(cards).count()).toBe(count);
    const empty = page.getByText('No Beneficiaries found for the selected category.', { exact: true });
    expect(await empty.count()).toBe(count === 0 ? 1 : 0);
  }
});

test('documents are filtered by kind and year', async () => {
  const page = await site.open('/en/documentlist', wide);
  await buttonsOf(page, 'Kind of document').filter({ hasText: 'Election details' }).click();
  await buttonsOf(page, 'Year').filter({ hasText: '2021' }).click();
  await expect
    .poll(async () =>
      (await textsOf(page, 'main [data-sections] > :first-child li')).map((text) => text.slice(0, 48)),
    )
    .toEqual(['General election 2021 Election details 21-12-202']);
});

describe('a page about an organisation', () => {
  test('is chosen at its path; its name stays after a reload and on the way back', async () => {
    const page = await site.open('/orgemployee');
    const choice = page.locator('main a[href="/gu/orgemployee/2"]');
    const name = plain(await choice.innerText());
    await choice.click();
    await expect.poll(() => heading(page)).toContain(`(${name})`);
    expect(new URL(page.url()).pathname).toBe('/orgemployee');
    expect(await page.evaluate(() => localStorage.getItem('GovernmentOrganizations'))).toContain(name);
    await page.reload();
    await waitForIdle(page);
    await expect.poll(() => heading(page)).toContain(`(${name})`);
    await page.locator('main nav a').first().click();
    await page.waitForURL(`${site.url()}/`);
    await page.goBack();
    await expect.poll(() => heading(page)).toContain(`(${name})`);
    expect(site.consoleMessages()).toEqual([]);
  });

  test('never shows content of the one before', async () => {
    const path = config.sources.organisationEmployees?.path ?? '';
    const url = apiUrl({ path, query: { governmentOrganizationsId: '2', lang: 'EN' } });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const page = await site.open('/en/orgemployee/1', {
      ...wide,
      before: (one) =>
        one.route(`**${url}`, async (route) => {
          await held;
          await route.continue();
        }),
    });
    const before = await heading(page);
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('header a[href="/en/orgemployee/2"]')?.click();
    });
    await expect.poll(() => heading(page)).not.toBe(before);
    expect(await page.locator(`${cards} h2`).count()).toBe(0);
    release();
    const names = (await site.records('organisationEmployees', { subject: '2' })).map((record) =>
      fieldText(record, 'name'),
    );
    await expect.poll(() => textsOf(page, `${cards} h2`)).toEqual(names);
  });

  test('starts with its own first category', async () => {
    const page = await site.open('/en/orgactivity/1', wide);
    await buttonsOf(page, 'Categories').nth(1).click();
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('header a[href="/en/orgactivity/2"]')?.click();
    });
    const others = await site.records('organisationActivityCategories', { subject: '2' });
    await expect
      .poll(() => labelsOf(page, 'Categories'))
      .toEqual(others.map((record) => fieldText(record, 'name')));
    expect(await buttonsOf(page, 'Categories').first().getAttribute('aria-pressed')).toBe('true');
  });
});

test('an office says whether it is open in the time zone of the village, and updates when that changes', async () => {
  const page = await site.open('/en/officehours', {
    viewport: { width: 360, height: 800 },
    timezoneId: 'America/New_York',
    fresh: true,
    // A Monday, 12:00 in the village.
    before: (opened) => opened.clock.setFixedTime('2026-11-23T06:30:00Z'),
  });
  const office = page.getByRole('listitem').filter({ hasText: 'Gram panchayat office' });
  await office.getByText('until 18:10').waitFor();
  await page.clock.setFixedTime('2026-11-23T12:40:00Z');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await office.getByText('opens on Tuesday at 10:30').waitFor();
  expect(site.consoleMessages()).toEqual([]);
});
