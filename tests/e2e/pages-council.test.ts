import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { recordId, nestedRecords, fieldText, type CouncilRecord } from '../../src/model/record/record';
import { splitGraphemes } from '../../src/binding/truncate';
import { dayInTimeZone } from '../../src/model/time/time-zone';
import { config } from './sample-config';
import { plain, useTestSite, textsOf } from './test-site';

const site = useTestSite();
const cards = 'main [data-sections] li';
const textIn = (record: CouncilRecord | undefined, field: string) =>
  plain(fieldText(record ?? {}, field) ?? '');
const buttonsOf = (page: Page, group: string) => page.getByRole('group', { name: group }).getByRole('button');
const pressed = (page: Page, group: string) =>
  page.getByRole('group', { name: group }).getByRole('button', { pressed: true });

test('about: texts are cut at 150 with Read More, pictures open with their title', async () => {
  const page = await site.open('/en/aboutus');
  const texts = (await site.records('councilAbout')).map((record) => textIn(record, 'title'));
  const long = texts.filter((text) => splitGraphemes(text).length > 150);
  expect(await page.getByRole('button', { name: 'Read More' }).count()).toBe(long.length);
  const shown = plain(await page.locator('main').innerText());
  for (const text of texts) {
    const start = splitGraphemes(text).slice(0, 150).join('');
    expect(shown).toContain(long.includes(text) ? `${start}...` : text);
  }
  const [picture] = await site.records('councilAboutImages');
  await page.locator('main button[aria-haspopup=dialog]').first().click();
  const caption = page.getByRole('dialog').locator('figcaption');
  await caption.waitFor();
  expect(plain(await caption.innerText())).toBe(textIn(picture, 'title'));
});

test('about: a picture without a title has the title of the page in the viewer', async () => {
  const page = await site.open('/en/aboutus');
  const pictures = await site.records('councilAboutImages');
  const untitled = pictures.findIndex((record) => fieldText(record, 'title') === null);
  expect(untitled).toBeGreaterThanOrEqual(0);
  await page.locator('main button[aria-haspopup=dialog]').nth(untitled).click();
  const caption = page.getByRole('dialog').locator('figcaption');
  await caption.waitFor();
  expect(plain(await caption.innerText())).toBe('About Panchayat');
});

const categoryPages = [
  {
    path: '/achievement',
    categories: 'achievementCategories',
    groups: 'achievements',
    items: 'achievements',
    viewer: 'description',
  },
  {
    path: '/activity',
    categories: 'activityCategories',
    groups: 'activities',
    items: 'activities',
    viewer: 'description',
  },
  {
    path: '/photogallery',
    categories: 'councilGalleryCategories',
    groups: 'councilGallery',
    items: 'image',
    viewer: 'title',
  },
];

describe.each(categoryPages)('$path', ({ path, categories, groups, items, viewer }) => {
  const groupsOf = (category: CouncilRecord | undefined) =>
    site.records(groups, { category: recordId(category ?? {}) });

  test('the first category and its first title are chosen, and their pictures shown', async () => {
    const page = await site.open(`/en${path}`);
    const all = await site.records(categories);
    const [first, ...others] = await groupsOf(all[0]);
    expect((await buttonsOf(page, 'Categories').allInnerTexts()).map(plain)).toEqual(
      all.map((record) => textIn(record, 'name')),
    );
    expect((await buttonsOf(page, 'Titles').allInnerTexts()).map(plain)).toEqual(
      [first, ...others].map((record) => textIn(record, 'title')),
    );
    expect(plain(await pressed(page, 'Categories').innerText())).toBe(textIn(all[0], 'name'));
    expect(plain(await pressed(page, 'Titles').innerText())).toBe(textIn(first, 'title'));
    const pictures = nestedRecords(first ?? {}, items);
    expect(await page.locator(cards).count()).toBe(pictures.length);
    expect(site.consoleMessages()).toEqual([]);
  });

  test('another category is shown with its own first title', async () => {
    const page = await site.open(`/en${path}`);
    const all = await site.records(categories);
    const second = await groupsOf(all[1]);
    await buttonsOf(page, 'Categories').nth(1).click();
    await expect
      .poll(async () => (await buttonsOf(page, 'Titles').allInnerTexts()).map(plain))
      .toEqual(second.map((record) => textIn(record, 'title')));
    expect(plain(await pressed(page, 'Titles').innerText())).toBe(textIn(second[0], 'title'));
    await expect
      .poll(() => page.locator(`${cards}:visible`).count())
      .toBe(nestedRecords(second[0] ?? {}, items).length);
  });

  test('a picture opens in the viewer with its text', async () => {
    const page = await site.open(`/en${path}`);
    const [category] = await site.records(categories);
    const [first] = await groupsOf(category);
    const pictures = nestedRecords(first ?? {}, items);
    const at = pictures.findIndex((record) => fieldText(record, viewer) !== null);
    expect(at).toBeGreaterThanOrEqual(0);
    await page.locator(`${cards} button`).nth(at).click();
    const caption = page.getByRole('dialog').locator('figcaption');
    await caption.waitFor();
    expect(plain(await caption.innerText())).toBe(textIn(pictures[at], viewer));
  });
});

test('achievements and activities: the texts of group and items come before the pictures with their titles', async () => {
  for (const { path, categories, groups, items } of categoryPages.slice(0, 2)) {
    const page = await site.open(`/en${path}`);
    const [category] = await site.records(categories);
    const [first] = await site.records(groups, { category: recordId(category ?? {}) });
    const inner = nestedRecords(first ?? {}, items);
    const shown = plain(await page.locator('main').innerText());
    const described = [...(path === '/achievement' && first ? [first] : []), ...inner];
    for (const record of described) expect(shown).toContain(textIn(record, 'description'));
    expect(await textsOf(page, cards)).toEqual(inner.map((record) => textIn(record, 'title')));
  }
});

/** Milliseconds for which a placeholder replaces the pictures after the last title is pressed, from the config. */
async function timeOfShape(page: Page): Promise<number> {
  await page.locator('main [role=group]').nth(1).getByRole('button').last().click();
  const shape = page.locator('main [data-stage] > .shape');
  // The styles say it, also when a slow machine looks after the animation has ended.
  const shown = await shape.evaluate((rendered) => {
    const { animationName, animationDuration } = getComputedStyle(rendered);
    return animationName === 'none' ? 0 : Number.parseFloat(animationDuration) * 1000;
  });
  await expect.poll(() => shape.evaluate((rendered) => getComputedStyle(rendered).visibility)).toBe('hidden');
  return shown;
}

test('choosing a title shows a loader for at most 500 ms', async () => {
  const page = await site.open('/en/achievement');
  expect(await timeOfShape(page)).toBe(500);
});

test('with reduced motion no loader is shown', async () => {
  const page = await site.open('/en/achievement', { reducedMotion: 'reduce' });
  expect(await timeOfShape(page)).toBe(0);
});

test('election details: three labelled documents per row, those without a path disabled', async () => {
  const page = await site.open('/en/body');
  const records = await site.records('electionDetails');
  const rows = page.locator(cards);
  expect(await rows.count()).toBe(records.length);
  let missing = 0;
  for (const [index, record] of records.entries()) {
    const buttons = rows.nth(index).getByRole('link');
    expect(await buttons.count()).toBe(3);
    for (const [place, label] of ['29-ક', '31-ક', 'Area'].entries()) {
      const button = buttons.nth(place);
      const path = fieldText(record, `filePath${String(place + 1)}`);
      expect(plain(await button.innerText())).toContain(label);
      expect(await button.getAttribute('href')).toBe(path);
      expect(await button.getAttribute('aria-disabled')).toBe(path === null ? 'true' : null);
      if (path === null) missing += 1;
    }
  }
  expect(missing).toBeGreaterThan(0);
});

test('election details: a long title is cut with an ellipsis at half the width, and its tooltip is complete', async () => {
  const page = await site.open('/en/body', { viewport: { width: 1280, height: 900 } });
  const titles = await page.locator(`${cards} .title`).evaluateAll((all) =>
    all.map((title) => ({
      cut: title.scrollWidth > title.clientWidth,
      overflow: getComputedStyle(title).textOverflow,
      share: title.getBoundingClientRect().width / (title.closest('li')?.getBoundingClientRect().width ?? 1),
      complete: title.getAttribute('title') === title.textContent,
    })),
  );
  const cut = titles.filter((title) => title.cut);
  expect(cut.length).toBeGreaterThan(0);
  for (const { overflow, share, complete } of cut) {
    expect(overflow).toBe('ellipsis');
    expect(share).toBeLessThanOrEqual(0.5);
    expect(complete).toBe(true);
  }
});

test('employees: cards with picture, name and designation', async () => {
  const page = await site.open('/en/employe');
  const records = await site.records('employees');
  expect(await textsOf(page, cards)).toEqual(
    records.map((record) => `${textIn(record, 'name')} ${textIn(record, 'designation')}`.trim()),
  );
  const pictured = records.filter((record) => fieldText(record, 'imageBase64') !== null);
  expect(await page.locator(`${cards} img`).count()).toBe(pictured.length);
});

/** 'from to to', as the specification's 4.7 has it for a member. */
function periodOf(record: CouncilRecord, futureIsPresent: boolean): string | null {
  const day = (field: string) => fieldText(record, field)?.slice(0, 10) ?? null;
  const written = (text: string | null) => text?.split('-').reverse().join('-') ?? 'N/A';
  const [from, to] = [day('fromDate'), day('toDate')];
  if (from === null && to === null) return null;
  const lasts = to === null || (futureIsPresent && to > dayInTimeZone(config.timeZone, new Date()));
  return `${written(from)} to ${lasts ? 'Present' : written(to)}`;
}

test("members: every labelled field, and 'Present' for an end that is empty or in the future", async () => {
  const page = await site.open('/en/member');
  const records = await site.records('members');
  const shown = await textsOf(page, cards);
  for (const [index, record] of records.entries()) {
    const card = shown[index] ?? '';
    for (const field of ['name', 'designation', 'about']) expect(card).toContain(textIn(record, field));
    for (const [label, value] of [
      ['Ward No.', fieldText(record, 'wardNo')],
      ['Seat type', fieldText(record, 'type')],
      ['Term', periodOf(record, true)],
    ] as const) {
      if (value !== null) expect(card).toContain(`${label} ${value}`);
      else expect(card).not.toContain(label);
    }
  }
  expect(records.some(({ toDate }) => toDate === null)).toBe(true);
  expect(shown.filter((card) => card.includes('to Present')).length).toBeGreaterThan(1);
});

test('a member without a picture has a placeholder of the same size', async () => {
  const page = await site.open('/en/member');
  const sizes = await page
    .locator(`${cards} .portrait`)
    .evaluateAll((all) =>
      all.map((one) => `${one.getBoundingClientRect().width}x${one.getBoundingClientRect().height}`),
    );
  const records = await site.records('members');
  expect(sizes).toHaveLength(records.length);
  expect(new Set(sizes).size).toBe(1);
});

test("former sarpanches: picture, name and period; a future end is a date, an empty one 'Present'", async () => {
  const page = await site.open('/en/sarpanch');
  const records = await site.records('formerSarpanches');
  const shown = await textsOf(page, cards);
  expect(shown).toHaveLength(records.length);
  for (const [index, record] of records.entries()) {
    expect(shown[index]).toContain(textIn(record, 'name'));
    expect(shown[index]).toContain(periodOf(record, false) ?? '');
  }
});
