import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Section } from '../../src/config/site-config.generated';
import { startCouncilOfEdges, type CouncilOfEdges, type EdgeAnswer } from './council-of-edges';
import { healthyText, manyRecords } from './edge-records';
import { config } from './sample-config';
import { expectNoSidewaysScroll, plain, setStage } from './stage';

let council: CouncilOfEdges;
beforeAll(async () => {
  council = await startCouncilOfEdges();
});
const stage = setStage(() => ({ API_HOST: council.address, UPSTREAM_TIMEOUT: '1' }), { fresh: true });
afterAll(() => council.stop());
afterEach(() => {
  council.answerAll();
  for (const source of Object.keys(config.sources)) council.answer(source);
});

const pages = config.pages.map((page) => ({
  ...page,
  address: `/en${page.path === '/' ? '' : page.path}${page.subject ? '/1' : ''}`,
}));

/** What a browser would run: scripts that are not ours, addresses that are scripts, handlers in attributes. */
const dangers = () => {
  const found: string[] = [];
  if ('hostile' in window) found.push('a script ran');
  for (const one of document.querySelectorAll('*')) {
    for (const { name, value } of one.attributes) {
      if (name.startsWith('on')) found.push(`${one.tagName} ${name}`);
      if (/^\s*javascript:/i.test(value)) found.push(`${one.tagName} ${name}=${value}`);
    }
  }
  return found;
};

/** A picture that is not there is told by the browser itself; everything else is ours. */
const isOurs = (text: string) => !text.includes('Failed to load resource');

async function expectCalm(page: Page): Promise<void> {
  expect(await page.evaluate(dangers)).toEqual([]);
  expect(stage.complaints().filter(isOurs)).toEqual([]);
}

function sectionsOf({ sections = [], columns }: (typeof pages)[number]): readonly Section[] {
  return columns ? [...(columns.left ?? []), ...columns.centre, ...(columns.right ?? [])] : sections;
}

/** Bound text fields of which the page must show the healthy record's text. */
function shownFields(section: Section): readonly string[] {
  if (section.template === 'category-pills') return [section.group.label];
  if (section.template === 'grouped-table') return [section.group.label, 'workName', 'schemeName'];
  if (!('bind' in section) || !('source' in section)) return [];
  const bind: Record<string, unknown> = { ...section.bind };
  const bound = [bind.title, bind.body, bind.caption].flatMap((one) => {
    if (typeof one === 'string') return [one];
    return typeof one === 'object' && one !== null && 'field' in one ? [String(one.field)] : [];
  });
  return bound.filter((field) =>
    ['text', 'prose'].includes(council.fieldsOf(section.source)[field]?.kind ?? ''),
  );
}

describe('with records at the edges', () => {
  test.each(pages)('$path shows the rest, runs nothing and complains of nothing', async (page) => {
    const open = await stage.open(page.address, { viewport: { width: 360, height: 800 } });
    const text = plain((await open.locator('main').textContent()) ?? '');
    for (const section of sectionsOf(page)) {
      for (const field of shownFields(section)) {
        expect(text, `${section.template} ${field}`).toContain(healthyText(field, 1));
      }
    }
    expect(text).not.toContain('[object Object]');
    expect(text).not.toContain('Failed');
    expect(text).not.toMatch(/\b(undefined|NaN|Invalid Date)\b/);
    await expectNoSidewaysScroll(open);
    await expectCalm(open);
  });

  test('on wide screens nothing scrolls sideways either', async () => {
    for (const { address } of pages.filter(({ path }) =>
      ['/', '/member', '/development', '/contactus', '/body'].includes(path),
    )) {
      const open = await stage.open(address, { viewport: { width: 1280, height: 800 } });
      await expectNoSidewaysScroll(open);
    }
  });

  test('records that do not fit are counted in a header', async () => {
    const response = await fetch(`${stage.address()}/api/Commity/GetPublicList?lang=EN`);
    expect(Number(response.headers.get('x-records-left-out'))).toBeGreaterThan(3);
  });

  test('the browser warns once of records that were left out', async () => {
    const page = await stage.open('/en/member');
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('header a[href="/en/achievement"]')?.click();
    });
    await page.getByRole('group', { name: 'Categories' }).waitFor();
    await page.waitForLoadState('networkidle');
    const warnings = stage.complaints().filter((text) => text.includes('PanchayatAchievementsCategory'));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/\d+ records do not fit and are left out/);
  });

  test('a broken picture of a famous place is hidden, the rest stands', async () => {
    const page = await stage.open('/en/villageplaces');
    await page.locator('main [data-sections] li').last().scrollIntoViewIfNeeded();
    await expect
      .poll(
        async () =>
          (
            await page
              .locator('main img')
              .evaluateAll((all) =>
                all.filter(
                  (one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth === 0,
                ),
              )
          ).length,
      )
      .toBe(0);
    expect(plain(await page.locator('main').innerText())).not.toContain(healthyText('title', 3));
    expect(plain(await page.locator('main').innerText())).toContain(healthyText('title', 2));
  });

  test('a category without items says so, and the first one is still there', async () => {
    const page = await stage.open('/en/achievement');
    const categories = page.getByRole('group', { name: 'Categories' });
    await categories.getByRole('button', { name: healthyText('name', 2) }).click();
    await page.getByText('No achievements found for this category.', { exact: true }).waitFor();
    await categories
      .getByRole('button', { name: healthyText('name', 1), exact: true })
      .first()
      .click();
    await page.getByRole('group', { name: 'Titles' }).waitFor();
    await expectCalm(page);
  });

  test('every category and every title can be pressed', async () => {
    const page = await stage.open('/en/activity');
    for (const name of ['Titles', 'Categories']) {
      const buttons = page.getByRole('group', { name }).getByRole('button');
      for (let index = 0; index < (await buttons.count()); index += 1) {
        await buttons.nth(index).click();
        await page.waitForLoadState('networkidle');
      }
    }
    expect(await page.evaluate(dangers)).toEqual([]);
    expect(
      stage.complaints().filter((text) => isOurs(text) && !/are left out|could not be loaded/.test(text)),
    ).toEqual([]);
  });

  test('items without a category are shown under All only', async () => {
    const page = await stage.open('/en/villagephotos');
    const tiles = page.locator('main [data-sections] li');
    const all = await tiles.count();
    await page
      .getByRole('button', { name: healthyText('name', 1), exact: true })
      .first()
      .click();
    await expect.poll(() => tiles.count()).toBeLessThan(all);
    expect(await tiles.count()).toBeGreaterThan(0);
  });

  test('the viewer opens a picture that never comes, and says so', async () => {
    const page = await stage.open('/en/villagephotos');
    const broken = page.locator('main [data-sections] li button', { hasText: healthyText('type', 3) });
    await broken.first().click();
    await page.getByRole('dialog').getByText('Failed to load image', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });
});

/** Section's text when its list is empty or failed, per page (specification, 2.9 to 2.12 and 8). */
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
    council.answer(source, { data: [] });
    const shown = textOfHtml(await stage.html(`/en${path}`));
    expect(shown).toContain(text);
    expect(shown).not.toContain('Try again');
  });

  test.each([
    ['/orgabout', 'organisations'],
    ['/committee', 'committees'],
  ])('%s: data null says “No schemes available”', async (path, source) => {
    council.answer(source, { data: null });
    expect(textOfHtml(await stage.html(`/en${path}`))).toContain('No schemes available');
  });
});

describe('a list that fails', () => {
  test.each(emptyTexts)('%s: %s keeps its text and offers to try again', async (path, source, text) => {
    council.answer(source, 'refused');
    const shown = textOfHtml(await stage.html(`/en${path}`));
    const failed = ['organisations', 'committees'].includes(source) ? 'Failed to load schemes' : text;
    expect(shown).toContain(failed);
    expect(shown).toContain('The information could not be loaded');
    expect(shown).toContain('Try again');
  });
});

const failures: readonly EdgeAnswer[] = [
  'refused',
  'html',
  'broken JSON',
  'status 500',
  'hang',
  { data: 'no list' },
];

describe.each(failures.map((answer) => ({ answer, name: typeof answer === 'string' ? answer : 'no list' })))(
  'answered with: $name',
  ({ answer }) => {
    test("the page says so with one warning, and 'Try again' brings the records", async () => {
      council.answer('villageHistory', answer);
      const page = await stage.open('/en/villagehistory');
      const again = page.getByRole('button', { name: 'Try again' });
      await again.waitFor({ timeout: 15_000 });
      const main = page.locator('main');
      expect(plain(await main.innerText())).toContain('No history records available.');
      await page.waitForLoadState('networkidle');
      await expect
        .poll(() => stage.complaints().filter((text) => text.includes('VillageHistory')), { timeout: 15_000 })
        .not.toHaveLength(0);
      const warnings = stage.complaints().filter(isOurs);
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toContain('could not be loaded');
      council.answer('villageHistory');
      await again.click();
      await expect
        .poll(async () => plain(await main.innerText()), { timeout: 10_000 })
        .toContain(healthyText('description', 1));
      expect(await again.count()).toBe(0);
    });
  },
);

test('a list that hangs is told as failed within 4 s of following a link', async () => {
  const page = await stage.open('/en/member', { before: (opened) => opened.clock.install() });
  council.answer('villageHistory', 'hang');
  // By the page's own clock, which a busy machine does not hurry.
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('header a[href="/en/villagehistory"]')?.click();
  });
  await page.getByRole('status').getByText('Loading...', { exact: true }).waitFor({ state: 'attached' });
  await page.clock.runFor(1_000);
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await page.clock.runFor(3_000);
  await page.getByRole('button', { name: 'Try again' }).waitFor();
});

test('when every call fails, every page still has its heading, and nothing runs or throws', async () => {
  council.answerAll('status 500');
  for (const { address, path, subject } of pages) {
    const html = await stage.html(address);
    expect(html, path).toMatch(/<h1/);
    if (subject) expect(html, path).toContain('</main>');
  }
  const page = await stage.open('/en/aboutus');
  await expect
    .poll(() => page.getByRole('button', { name: 'Try again' }).count(), { timeout: 10_000 })
    .toBe(2);
});

test('a council detail of nothing but nulls or huge texts costs no page', async () => {
  for (const data of [
    [{}],
    [null],
    [{ name: null, map: 'javascript:alert(1)' }],
    [{ name: 'x'.repeat(20_000), emailId: '<b>' }],
  ]) {
    council.answer('councilDetail', { data });
    for (const path of ['/en', '/en/contactus', '/en/privacypolicy']) {
      const page = await stage.open(path, { viewport: { width: 360, height: 800 } });
      expect(await page.locator('h1').count()).toBe(1);
      await expectNoSidewaysScroll(page);
      expect(await page.evaluate(dangers)).toEqual([]);
    }
  }
});

test('500 records stand on one page', async () => {
  council.answer('members', { data: manyRecords(council.fieldsOf('members'), 500) });
  const page = await stage.open('/en/member');
  await expect.poll(() => page.locator('main [data-sections] li').count()).toBe(500);
  await expectCalm(page);
});
