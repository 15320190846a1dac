import villageHistory from '../../content/records/villageHistory.json';
import { expect, test } from 'vitest';
import { recordId, fieldText } from '../../src/model/record/record';
import { splitGraphemes } from '../../src/binding/truncate';
import { plain, useTestSite, textsOf } from './test-site';

const site = useTestSite();
const tales = 'main [data-sections] li';

test('history shows the visible records only, by their sequence', async () => {
  const page = await site.open('/en/villagehistory');
  const records = await site.records('villageHistory');
  expect(records.length).toBeLessThan(villageHistory.length);
  expect(records.every(({ isVisible }) => isVisible === true)).toBe(true);
  const sorted = [...records].sort((a, b) => Number(a.sequenceNo) - Number(b.sequenceNo));
  const shown = await textsOf(page, tales);
  expect(shown).toEqual(sorted.map((record) => plain(fieldText(record, 'description') ?? '')));
  expect(site.consoleMessages()).toEqual([]);
});

test('history: picture and text change sides row by row', async () => {
  const page = await site.open('/en/villagehistory', { viewport: { width: 1280, height: 900 } });
  const sides = await page.locator(tales).evaluateAll((rows) =>
    rows.flatMap((row, index) => {
      const [picture, text] = [row.querySelector('img'), row.lastElementChild];
      if (!picture || !text) return [];
      return [[index % 2 === 0, picture.getBoundingClientRect().x < text.getBoundingClientRect().x]];
    }),
  );
  expect(sides.length).toBeGreaterThan(3);
  for (const [isEven, isOnLeft] of sides) expect(isOnLeft).toBe(isEven);
});

test('heritage in Gujarati: a long text is cut after 150 characters as a reader counts them, and ...', async () => {
  const page = await site.open('/gu/villageheritage');
  const records = await site.records('heritage', { language: 'GU' });
  const texts = records.map((record) => fieldText(record, 'description') ?? '');
  const long = texts.filter((text) => splitGraphemes(text).length > 150);
  expect(long.length).toBeGreaterThan(0);
  expect(await page.getByRole('button', { name: 'વધુ વાંચો' }).count()).toBe(long.length);
  const shown = await textsOf(page, tales);
  for (const text of long) {
    const first = splitGraphemes(text).slice(0, 150).join('');
    expect(shown.filter((card) => card.includes(`${plain(first)}...`))).toHaveLength(1);
  }
});

test('heritage: each card opens and closes independently', async () => {
  const page = await site.open('/en/villageheritage');
  const records = await site.records('heritage');
  const long = records.filter(
    (record) => splitGraphemes(fieldText(record, 'description') ?? '').length > 150,
  );
  const card = page.locator(tales).filter({ hasText: fieldText(long[0] ?? {}, 'title') ?? '' });
  const whole = plain(fieldText(long[0] ?? {}, 'description') ?? '');
  const more = page.getByRole('button', { name: 'Read More' });
  const before = await more.count();
  await card.getByRole('button', { name: 'Read More' }).click();
  expect(plain(await card.innerText())).toContain(whole);
  expect(await more.count()).toBe(before - 1);
  await card.getByRole('button', { name: 'Read Less' }).click();
  expect(plain(await card.innerText())).not.toContain(whole);
  expect(await more.count()).toBe(before);
});

test('heritage: a record without a title or description says so', async () => {
  const page = await site.open('/en/villageheritage');
  const records = await site.records('heritage');
  const without = (field: string) => records.filter((record) => fieldText(record, field) === null).length;
  const shown = await textsOf(page, tales);
  const saying = (text: string) => shown.filter((card) => card.includes(text)).length;
  expect(without('title')).toBeGreaterThan(0);
  expect(without('description')).toBeGreaterThan(0);
  expect(await page.getByRole('heading', { name: 'No Title', exact: true }).count()).toBe(without('title'));
  expect(saying('No description available')).toBe(without('description'));
});

test('famous places: a picture has its title as caption and opens in the viewer with it', async () => {
  const page = await site.open('/en/villageplaces');
  const records = await site.records('famousPlaces');
  const pictured = records.filter((record) => fieldText(record, 'imageBase64') !== null);
  expect(await textsOf(page, tales)).toEqual(pictured.map((record) => fieldText(record, 'title') ?? ''));
  await page.locator(`${tales} button`).nth(1).click();
  const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
  await viewer.waitFor();
  expect(plain(await viewer.locator('figcaption').innerText())).toBe(fieldText(pictured[1] ?? {}, 'title'));
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'detached' });
});

test('famous places: a picture that fails to load is hidden with its title', async () => {
  const all = await site.records('famousPlaces');
  const pictured = all.filter((record) => fieldText(record, 'imageBase64') !== null);
  const broken = fieldText(pictured[1] ?? {}, 'imageBase64') ?? '';
  const name = /[\da-f]{16}-\d+x\d+/.exec(broken)?.[0] ?? '';
  expect(name).not.toBe('');
  const page = await site.open('/en/villageplaces', {
    before: (one) => one.route(`**/*${name}*`, (route) => route.abort()),
  });
  await page.locator(tales).nth(1).scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator(tales).count()).toBe(pictured.length - 1);
  expect(await textsOf(page, tales)).not.toContain(fieldText(pictured[1] ?? {}, 'title'));
});

test("photo gallery: 'All' and a button for each category filter the pictures", async () => {
  const page = await site.open('/en/villagephotos');
  const [categories, pictures] = await Promise.all([
    site.records('galleryCategories'),
    site.records('galleryImages'),
  ]);
  const buttons = page.getByRole('group', { name: 'Show by category' }).getByRole('button');
  expect((await buttons.allInnerTexts()).map(plain)).toEqual([
    'All',
    ...categories.map((record) => fieldText(record, 'name')),
  ]);
  expect(await buttons.first().getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator(tales).count()).toBe(pictures.length);
  for (const [index, category] of categories.entries()) {
    await buttons.nth(index + 1).click();
    const kept = pictures.filter((record) => fieldText(record, 'galleryCategoryId') === recordId(category));
    await expect.poll(() => page.locator(tales).count()).toBe(kept.length);
    expect(await textsOf(page, tales)).toEqual(kept.map((record) => fieldText(record, 'type') ?? ''));
  }
  await buttons.first().click();
  await expect.poll(() => page.locator(tales).count()).toBe(pictures.length);
});

test('photo gallery: the viewer shows the description', async () => {
  const page = await site.open('/en/villagephotos');
  const [picture] = await site.records('galleryImages');
  await page.locator(`${tales} button`).first().click();
  const caption = page.getByRole('dialog').locator('figcaption');
  await caption.waitFor();
  expect(plain(await caption.innerText())).toBe(plain(fieldText(picture ?? {}, 'description') ?? ''));
});

test('village profile: a document opens in a new tab, and one without a file is a disabled button', async () => {
  const page = await site.open('/en/villageprofile');
  const records = await site.records('villageProfile');
  const rows = page.locator(tales);
  expect(await rows.count()).toBe(records.length);
  for (const [index, record] of records.entries()) {
    const row = rows.nth(index);
    expect(plain(await row.innerText())).toContain(plain(fieldText(record, 'title') ?? ''));
    const file = fieldText(record, 'filePath');
    const button = row.getByRole('link');
    expect(await button.getAttribute('href')).toBe(file);
    expect(await button.getAttribute('aria-disabled')).toBe(file === null ? 'true' : null);
    expect(await button.getAttribute('target')).toBe(file === null ? null : '_blank');
  }
  expect(records.filter(({ filePath }) => filePath === null).length).toBeGreaterThan(0);
});
