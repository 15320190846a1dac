import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { recordId, nestedRecords, fieldText, type CouncilRecord } from '../../src/model/record/record';
import { splitGraphemes } from '../../src/binding/truncate';
import { apiUrl } from '../../src/model/source/api-call';
import { config } from './sample-config';
import { plain, useTestSite, textsOf } from './test-site';

const site = useTestSite();
const cards = 'main [data-sections] li';
const textIn = (record: CouncilRecord | undefined, field: string) =>
  plain(fieldText(record ?? {}, field) ?? '');
const heading = async (page: Page) => plain(await page.locator('h1').innerText());
const pages = config.pages.filter(({ subject }) => subject === 'organisation');

async function titleOf(path: string): Promise<string> {
  const page = await site.html(`/en${path}`);
  return /<h1[^>]*>([^<]*)</.exec(page)?.[1] ?? '';
}

describe.each(pages)('$path', ({ path }) => {
  test('offers the organisations by name and then shows the chosen one, named in heading and breadcrumb', async () => {
    const page = await site.open(path, {
      before: (one) => one.addInitScript(`localStorage.language = 'EN'`),
    });
    const organisations = await site.records('organisations');
    const choices = page.locator(`main a[href^="/en${path}/"]`);
    await expect
      .poll(async () => (await choices.allInnerTexts()).map(plain))
      .toEqual(organisations.map((record) => textIn(record, 'name')));
    await choices.first().click();
    const named = `${await titleOf(path)} (${textIn(organisations[0], 'name')})`;
    await expect.poll(() => heading(page)).toBe(named);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    expect((await crumbs.allInnerTexts()).map(plain)).toEqual(['Home', named]);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.evaluate(() => localStorage.getItem('GovernmentOrganizations'))).toContain(
      textIn(organisations[0], 'name'),
    );
    expect(site.consoleMessages()).toEqual([]);
  });
});

test('an organisation from the navigation state is named from the stored list', async () => {
  const page = await site.open('/orgabout', {
    before: (one) => one.addInitScript(`localStorage.language = 'EN'`),
  });
  const organisations = await site.records('organisations');
  await page.locator('main a[href$="/orgabout/2"]').click();
  await expect.poll(() => heading(page)).toContain(`(${textIn(organisations[1], 'name')})`);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await page.goBack();
  await expect.poll(() => heading(page)).toContain(`(${textIn(organisations[1], 'name')})`);
});

test('switching to another organisation never shows content of the previous one', async () => {
  const path = config.sources.organisationEmployees?.path ?? '';
  const url = apiUrl({ path, query: { governmentOrganizationsId: '2', lang: 'EN' } });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const page = await site.open('/en/orgemployee/1', {
    viewport: { width: 1440, height: 900 },
    before: (one) =>
      one.route(`**${url}`, async (route) => {
        await held;
        await route.continue();
      }),
  });
  const [organisations, first, second] = await Promise.all([
    site.records('organisations'),
    site.records('organisationEmployees', { subject: '1' }),
    site.records('organisationEmployees', { subject: '2' }),
  ]);
  expect(await textsOf(page, `${cards} h2`)).toEqual(first.map((record) => textIn(record, 'name')));
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('header a[href="/en/orgemployee/2"]')?.click();
  });
  await expect.poll(() => heading(page)).toContain(textIn(organisations[1], 'name'));
  expect(await page.locator('main [data-sections] h2').count()).toBe(0);
  expect(await page.locator('main').innerText()).not.toContain(textIn(first[0], 'name'));
  release();
  await expect
    .poll(() => textsOf(page, `${cards} h2`))
    .toEqual(second.map((record) => textIn(record, 'name')));
});

test('switching between organisations starts with the first category and title of the new one', async () => {
  const page = await site.open('/en/orgactivity/1', { viewport: { width: 1440, height: 900 } });
  const categories = await site.records('organisationActivityCategories', { subject: '1' });
  const buttons = page.getByRole('group', { name: 'Categories' }).getByRole('button');
  if (categories.length > 1) await buttons.nth(1).click();
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('header a[href="/en/orgactivity/2"]')?.click();
  });
  const others = await site.records('organisationActivityCategories', { subject: '2' });
  await expect
    .poll(async () => (await buttons.allInnerTexts()).map(plain))
    .toEqual(others.map((record) => textIn(record, 'name')));
  expect(await buttons.first().getAttribute('aria-pressed')).toBe('true');
  const groups = await site.records('organisationActivities', {
    subject: '2',
    category: recordId(others[0] ?? {}),
  });
  const pill = page.getByRole('group', { name: 'Titles' }).getByRole('button', { pressed: true });
  await expect.poll(async () => plain(await pill.innerText())).toBe(textIn(groups[0], 'title'));
});

test('about: texts cut at 150 with Read More, and a grid of pictures', async () => {
  const page = await site.open('/en/orgabout/1');
  const texts = await site.records('organisationAbout', { subject: '1' });
  const pictures = await site.records('organisationAboutImages', { subject: '1' });
  const long = texts.filter((record) => splitGraphemes(textIn(record, 'content')).length > 150);
  expect(long.length).toBeGreaterThan(0);
  expect(await page.getByRole('button', { name: 'Read More' }).count()).toBe(long.length);
  expect(await page.locator('main button[aria-haspopup=dialog]').count()).toBe(pictures.length);
});

test.each([
  ['/orgachievement', 'organisationAchievementCategories', 'organisationAchievements', 'achievements'],
  ['/orgactivity', 'organisationActivityCategories', 'organisationActivities', 'activities'],
  ['/orggallery', 'organisationImageCategories', 'organisationImages', 'image'],
])('%s: categories, then titles, then pictures', async (path, categorySource, groupSource, items) => {
  const page = await site.open(`/en${path}/1`);
  const categories = await site.records(categorySource, { subject: '1' });
  const groups = await site.records(groupSource, { subject: '1', category: recordId(categories[0] ?? {}) });
  const pressed = await page.locator('main [role=group] button[aria-pressed=true]').allInnerTexts();
  expect(pressed.map(plain)).toEqual([textIn(categories[0], 'name'), textIn(groups[0], 'title')]);
  expect(await page.locator(cards).count()).toBe(nestedRecords(groups[0] ?? {}, items).length);
});

test("employees: name, designation, about and both periods, 'Present' for a future end", async () => {
  const page = await site.open('/en/orgemployee/1');
  const records = await site.records('organisationEmployees', { subject: '1' });
  const shown = await textsOf(page, cards);
  expect(shown).toHaveLength(records.length);
  for (const [index, record] of records.entries()) {
    for (const field of ['name', 'designation', 'about'])
      expect(shown[index]).toContain(textIn(record, field));
    const joined = fieldText(record, 'governmentJoiningDate');
    if (joined !== null) expect(shown[index]).toMatch(/Government service \d\d-\d\d-\d{4} to Present/);
    expect(shown[index]?.includes('Government service')).toBe(joined !== null);
    expect(shown[index]).toMatch(/Period \d\d-\d\d-\d{4} to (Present|\d\d-\d\d-\d{4})/);
  }
});

test('statistics: rows with a title and a download', async () => {
  const page = await site.open('/en/orgstatistic/1');
  const records = await site.records('organisationStatistics', { subject: '1' });
  const rows = page.locator(cards);
  expect(await rows.count()).toBe(records.length);
  expect(
    await rows.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(records.map((record) => fieldText(record, 'filePath')));
});

test('committee: offers the committees, then shows the members with name, picture and joining date', async () => {
  const page = await site.open('/committee', {
    before: (one) => one.addInitScript(`localStorage.language = 'EN'`),
  });
  const committees = await site.records('committees');
  const choices = page.locator('main a[href^="/en/committee/"]');
  await expect
    .poll(async () => (await choices.allInnerTexts()).map(plain))
    .toEqual(committees.map((record) => textIn(record, 'name')));
  await choices.nth(1).click();
  await expect.poll(() => heading(page)).toBe(`Committee Members (${textIn(committees[1], 'name')})`);
  const members = await site.records('committeeMembers', { subject: recordId(committees[1] ?? {}) });
  await expect.poll(() => page.locator(cards).count()).toBe(members.length);
  const shown = await textsOf(page, cards);
  for (const [index, record] of members.entries()) {
    const day = fieldText(record, 'joiningDate')?.slice(0, 10).split('-').reverse().join('-');
    expect(shown[index]).toBe(
      [textIn(record, 'name'), day && `Joining date ${day}`].filter(Boolean).join(' '),
    );
  }
  expect(await page.evaluate(() => localStorage.getItem('Commity'))).toContain(textIn(committees[1], 'name'));
});
